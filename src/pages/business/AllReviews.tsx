// The comments of the business, 10 a page, with every state they can be in (BIZPAGE-18 to BIZPAGE-38).
import type { Listing } from '@/api'
import type { Business } from '@/api/generated/businesses'
import type { Review } from '@/api/generated/reviews'
import { isInactive, isInReview } from '@/features/businesses/model/businessTexts'
import { overloadText } from '@/features/reviews/model/reviewTexts'
import { reloadPage } from '@/lib/reloadPage'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { usePages } from '@/ui/usePages'
import { ReviewCards } from './ReviewCards'
import { ReviewPagination, ReviewsLoading, StaleNote } from './ReviewPagination'

const emptyText = (business: Business): string | undefined => {
  if (isInReview(business)) {
    return 'Ky biznes është aktualisht nën proces hetimi. Ju mund të shkruani komente, por ato do të bëhen të dukshme për publikun vetëm pasi biznesi të jetë aprovuar.'
  }
  if (isInactive(business)) return 'Ky biznes është joaktiv.'
  return business.hasReviewed
    ? 'Ti ke shkruar një koment për këtë biznes. Komentet e tjera do të shfaqen këtu kur të jenë aprovuar.'
    : undefined
}

interface AllReviewsProps {
  business: Business
  listing: Listing<Review>
  page: number
  onPage: (page: number, replace?: boolean) => void
}

/** Cards and pagination, or what is shown in their place. */
export function AllReviews({ business, listing, page, onPage }: AllReviewsProps) {
  const { items, status } = listing
  const { pages, isOutside } = usePages({ isKnown: status === 'ready', page, pages: listing.pages, onPage })
  // An empty later page had its last comment deleted and is about to be replaced by another page.
  const isAwaited = items.length === 0 && (status === 'idle' || status === 'loading' || isOutside || page > 1)
  return (
    <>
      <CommentList business={business} listing={listing} page={page} isAwaited={isAwaited} />
      <ReviewPagination page={page} pages={pages} isAwaited={isAwaited} onPage={onPage} />
    </>
  )
}

interface CommentListProps extends Omit<AllReviewsProps, 'onPage'> {
  isAwaited: boolean
}

function CommentList({ business, listing: { items, error }, page, isAwaited }: CommentListProps) {
  if (items.length === 0 && error) {
    return (
      <ErrorState
        headingLevel={3}
        title="Gabim në ngarkimin e komenteve"
        message={overloadText(error) ?? error.message}
      >
        <Button onClick={reloadPage}>Provo sërish</Button>
      </ErrorState>
    )
  }
  if (isAwaited) return <ReviewsLoading label="Duke ngarkuar komentet..." />
  if (items.length === 0) {
    return <EmptyState headingLevel={3} title="Nuk ka komente ende" message={emptyText(business)} />
  }
  return (
    <>
      {error && <StaleNote error={error} otherwise={`Gabim në ngarkimin e komenteve: ${error.message}`} />}
      <ReviewCards key={page} reviews={items} />
    </>
  )
}
