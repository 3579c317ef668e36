// The user's own comments with every state they can be in (MYCOM-02 to MYCOM-12).
import type { AppError, Listing } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { routes } from '@/lib/paths'
import { reloadPage } from '@/lib/reloadPage'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Pagination } from '@/ui/Pagination'
import { Skeleton } from '@/ui/Skeleton'
import { Spinner } from '@/ui/Spinner'
import { usePages } from '@/ui/usePages'
import { useScrollToTop } from '@/ui/useScrollToTop'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { overloadText } from '../../model/reviewTexts'
import { MyReviewCard } from './MyReviewCard'
import styles from './MyReviews.module.scss'
import { OwnReview } from './OwnReview'

interface MyReviewsProps {
  listing: Listing<Review>
  page: number
  onPage: (page: number, replace?: boolean) => void
  onRetry: () => void
}

/** The server's words first, unless there is no server (DIRERR-09, DIRERR-10). */
const loadError = (error: AppError): string =>
  overloadText(error) ??
  (error.kind === 'network' ? 'Gabim në lidhje me serverin' : (error.serverMessage ?? 'Gabim në ngarkimin e komenteve'))

/** Cards and pagination, or what stands in their place. */
export function MyReviews({ listing, page, onPage, onRetry }: MyReviewsProps) {
  const { items, status } = listing
  const toTop = useScrollToTop()
  const { pages } = usePages({ isKnown: status === 'ready', page, pages: listing.pages, onPage })
  // On a later page an empty list only means that it is about to be left.
  const isAwaited = items.length === 0 && (status === 'idle' || status === 'loading' || page > 1)
  return (
    <>
      <MyReviewList listing={listing} isAwaited={isAwaited} onRetry={onRetry} />
      <VisuallyHidden role="status">{pages > 1 && !isAwaited ? `U hap faqja ${page} nga ${pages}` : ''}</VisuallyHidden>
      <Pagination
        page={page}
        pages={pages}
        onPage={(next) => {
          onPage(next)
          toTop()
        }}
      />
    </>
  )
}

interface MyReviewListProps extends Pick<MyReviewsProps, 'listing' | 'onRetry'> {
  isAwaited: boolean
}

function MyReviewList({ listing: { items, error }, isAwaited, onRetry }: MyReviewListProps) {
  if (items.length === 0 && error) {
    return (
      <ErrorState headingLevel={3} title={loadError(error)} onRetry={onRetry}>
        {overloadText(error) && (
          <Button variant="outline" onClick={reloadPage}>
            Rifresko faqen
          </Button>
        )}
      </ErrorState>
    )
  }
  if (isAwaited) {
    return (
      <>
        <Spinner label="Duke ngarkuar komentet..." />
        <Skeleton shape="card" count={3} />
      </>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState headingLevel={3} title="Nuk ke shkruar ende komente">
        <ButtonLink to={routes.chooseBusiness}>Shkruaj komentin e parë</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      {error && <Alert kind="error">Lista nuk u përditësua. Po shfaqim rezultatet e mëparshme.</Alert>}
      <ul className={styles.cards}>
        {items.map((review, at) => (
          <li key={review._id}>
            <OwnReview review={review} next={(items[at + 1] ?? items[at - 1])?._id} card={MyReviewCard} />
          </li>
        ))}
      </ul>
    </>
  )
}
