// The comments part of the business page: the distribution of ratings, the search, and the comments, plain or found.
import { useRef } from 'react'
import type { Business } from '@/api/generated/businesses'
import { selectNow } from '@/features/navigation/model/selectors'
import { isSearch, isWrongRange, noReviewSearch } from '@/features/reviews/model/reviewSearch'
import { useBusinessReviews } from '@/features/reviews/ui/useBusinessReviews'
import { useReviewSearch, useSearchState } from '@/features/reviews/ui/useReviewSearch'
import { useAppSelector } from '@/lib/storeHooks'
import { AllReviews } from './AllReviews'
import { FoundReviews } from './FoundReviews'
import { OwnReviewsOfPage } from './OwnReviewsOfPage'
import styles from './Page.module.scss'
import { ReviewTools } from './ReviewTools'
import { useReviewsUrl } from './useReviewsUrl'

/** A search replaces the plain list, whose first page stays subscribed (BIZPAGE-25). */
export function ReviewsSection({ business, userId }: { business: Business; userId: string | undefined }) {
  const { search, show, page, toPage } = useReviewsUrl()
  const now = useAppSelector(selectNow)
  const id = business._id
  const isSearching = isSearch(search)
  const plain = useBusinessReviews(id, isSearching ? 1 : page, userId)
  useSearchState(id, search)
  const { listing: found, retry } = useReviewSearch(id, search, page, userId)
  // Known from the business before its comments arrive, so that nothing moves when they do.
  const hasComments = business.reviewCount > 0 || plain.items.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const showAll = () => {
    heading.current?.focus() // the button is removed with the search
    show(noReviewSearch)
  }

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 ref={heading} id="comments" tabIndex={-1}>
        Komentet
      </h2>
      {(hasComments || isSearching) && (
        <ReviewTools businessId={id} shown={plain} hasComments={hasComments} search={search} onShow={show} now={now} />
      )}
      <OwnReviewsOfPage userId={userId} headingId="comments">
        {!isSearching && <AllReviews business={business} listing={plain} page={page} onPage={toPage} />}
        {isSearching && !isWrongRange(search) && (
          <FoundReviews listing={found} page={page} onPage={toPage} onRetry={retry} onAll={showAll} />
        )}
      </OwnReviewsOfPage>
    </section>
  )
}
