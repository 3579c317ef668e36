// The comments part of the business page: heading and search, and the comments, all or found.
import { type RefObject, useRef } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { selectNow } from '@/features/navigation/model/selectors'
import type { ReviewOrder } from '@/features/reviews/model/reviewOrder'
import { isWrongRange, noReviewSearch } from '@/features/reviews/model/reviewSearch'
import { ReviewSearch } from '@/features/reviews/ui/ReviewSearch'
import { useAppSelector } from '@/store/storeHooks'
import { useFocusFallback } from '@/ui/directory/useFocusFallback'
import { Pagination } from '@/ui/Pagination'
import { useEntryState } from '@/ui/useEntryState'
import { AllReviews } from './AllReviews'
import { FoundReviews } from './FoundReviews'
import { OwnReviewsOfPage } from './OwnReviewsOfPage'
import styles from './Page.module.scss'
import type { ReviewsOfPage } from './useReviewsOfPage'
import { useSearchDraft } from './useReviewsUrl'

interface ReviewsSectionProps {
  business: Business
  userId: string | undefined
  reviews: ReviewsOfPage
  /** Set to the comments themselves. */
  results: RefObject<HTMLDivElement | null>
}

/** Under the heading 'Komentet'. */
export function ReviewsSection({ business, userId, reviews, results }: ReviewsSectionProps) {
  const { search, show, page, toPage, isSearching, list, hasReviews } = reviews
  const [order, setOrder] = useEntryState<ReviewOrder>('order', 'newest')
  const heading = useRef<HTMLHeadingElement>(null)
  const focusFallback = useFocusFallback(heading)
  const showAll = () => {
    heading.current?.focus() // the button is removed with the search
    show(noReviewSearch)
  }
  return (
    <section className={styles.comments} aria-labelledby="comments">
      <div className={styles.head}>
        <h2 ref={heading} id="comments" tabIndex={-1}>
          Komentet
        </h2>
        {(hasReviews || isSearching) && <SearchTools reviews={reviews} order={order} onOrder={setOrder} />}
      </div>
      <OwnReviewsOfPage userId={userId} headingId="comments">
        <div ref={results} className={styles.comments} {...focusFallback}>
          {!isSearching && <AllReviews business={business} list={list} page={page} order={order} />}
          {isSearching && !isWrongRange(search) && (
            <FoundReviews
              business={business}
              term={search.text}
              order={order}
              list={list}
              page={page}
              onRetry={list.retry}
              onAll={showAll}
            />
          )}
          {!isWrongRange(search) && (
            // What a search has found says its page itself.
            <Pagination
              page={list.page}
              pages={list.pages}
              onPage={toPage}
              isLoading={isSearching ? undefined : list.isLoading}
            />
          )}
        </div>
      </OwnReviewsOfPage>
    </section>
  )
}

interface SearchToolsProps {
  reviews: ReviewsOfPage
  order: ReviewOrder
  onOrder: (order: ReviewOrder) => void
}

/** A component of its own, so that typing renders only the controls. */
function SearchTools({ reviews: { search, show }, ...sorting }: SearchToolsProps) {
  const now = useAppSelector(selectNow)
  const [draft, setDraft] = useSearchDraft(search, show)
  return <ReviewSearch search={draft} onSearch={setDraft} now={now} {...sorting} />
}
