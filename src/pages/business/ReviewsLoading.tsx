// What stands in the place of comments while they are loading.
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
