// Paging for the comments, plain or found: the control, and what is shown while a page is loading or has failed.
import type { AppError } from '@/api'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { reloadPage } from '@/lib/reloadPage'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ReviewPaginationProps {
  page: number
  pages: number
  /** The page is loading. */
  isAwaited: boolean
  onPage: (page: number) => void
}

/** The pagination; another page starts at its top (BIZPAGE-37, BIZPAGE-38). */
export function ReviewPagination({ page, pages, isAwaited, onPage }: ReviewPaginationProps) {
  return (
    <>
      <VisuallyHidden role="status">{pages > 1 && !isAwaited ? `U hap faqja ${page} nga ${pages}` : ''}</VisuallyHidden>
      <Pagination page={page} pages={pages} onPage={onPage} />
    </>
  )
}

/** Says that comments are loading, and reserves their place. */
export function ReviewsLoading({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <Skeleton shape="card" count={4} />
    </>
  )
}

/** The comments shown could not be refreshed; for an overload there is a reload button (DIRERR-03, -04). */
export function StaleNote({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <RefreshButton />}
    </Alert>
  )
}

/** Reloads the page, as the overload text asks. */
export function RefreshButton() {
  return (
    <Button variant="outline" size="sm" onClick={reloadPage}>
      Rifresko faqen
    </Button>
  )
}
