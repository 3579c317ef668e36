// The pages of the comments, plain or found: their control, and what stands there while one is awaited or went wrong.
import type { AppError } from '@/api'
import { overloadText } from '@/features/reviews/model/review'
import { reloadPage } from '@/lib/reloadPage'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface CommentPagesProps {
  page: number
  pages: number
  /** The page is on its way. */
  isAwaited: boolean
  onPage: (page: number) => void
}

/** The pagination; another page is looked at from the top (BIZPAGE-37, BIZPAGE-38). */
export function CommentPages({ page, pages, isAwaited, onPage }: CommentPagesProps) {
  return (
    <>
      <VisuallyHidden role="status">{pages > 1 && !isAwaited ? `U hap faqja ${page} nga ${pages}` : ''}</VisuallyHidden>
      <Pagination page={page} pages={pages} onPage={onPage} />
    </>
  )
}

/** Says that comments are on their way, and holds their place. */
export function CommentsLoading({ label }: { label: string }) {
  return (
    <>
      <Spinner label={label} />
      <Skeleton shape="card" count={4} />
    </>
  )
}

/** The comments shown could not be brought up to date; an overload comes with a button that refreshes (DIRERR-03, -04). */
export function StaleNote({ error, otherwise }: { error: AppError; otherwise: string }) {
  const overload = overloadText(error)
  return (
    <Alert kind="error">
      <p>{overload ?? otherwise}</p>
      {overload && <RefreshButton />}
    </Alert>
  )
}

/** Loads the page afresh, as the overload text asks for. */
export function RefreshButton() {
  return (
    <Button variant="outline" size="sm" onClick={reloadPage}>
      Rifresko faqen
    </Button>
  )
}
