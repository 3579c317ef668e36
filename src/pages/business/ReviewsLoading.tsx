// What stands in the place of comments while they are loading, and beside those that could not be refreshed.
import type { AppError } from '@/api'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { Alert } from '@/ui/Alert'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'

/** Says so, and reserves their place. */
export function ReviewsLoading({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <Skeleton shape="card" count={4} />
    </>
  )
}

/** Says that the comments shown could not be refreshed; for an overload there is a reload button (DIRERR-03, -04). */
export function OutdatedNote({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <ReloadButton size="sm" />}
    </Alert>
  )
}
