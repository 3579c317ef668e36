// Says that the comments shown could not be refreshed.
import type { AppError } from '@/api'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { ReloadButton } from '@/features/reviews/ui/ReloadButton'
import { Alert } from '@/ui/Alert'

/** For an overload there is a reload button (DIRERR-03, -04). */
export function OutdatedNote({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <ReloadButton size="sm" />}
    </Alert>
  )
}
