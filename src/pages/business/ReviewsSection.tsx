// The comments part of the business page: the distribution of ratings, the search, and the comments, all or found.
import { useRef } from 'react'
import { useListing } from '@/api'
import type { Business } from '@/api/generated/types'
import { selectNow } from '@/features/navigation/model/selectors'
import { useExistingPage } from '@/features/navigation/ui/usePageInUrl'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { businessReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { isSearch, isWrongRange, noReviewSearch } from '@/features/reviews/model/reviewSearch'
import { useReviewSearch } from '@/features/reviews/ui/useReviewSearch'
import { useAppSelector } from '@/lib/storeHooks'
import { PageChange } from '@/ui/PageButton'
import { Pagination } from '@/ui/Pagination'
import { AllReviews } from './AllReviews'
import { FoundReviews } from './FoundReviews'
import { OwnReviewsOfPage } from './OwnReviewsOfPage'
import styles from './Page.module.scss'
import { ReviewTools } from './ReviewTools'
import { useReviewsUrl } from './useReviewsUrl'

/** A search replaces the list of all, whose first page stays subscribed (BIZPAGE-25). */
export function ReviewsSection({ business, userId }: { business: Business; userId: string | undefined }) {
  const { search, show, page, toPage } = useReviewsUrl()
  const now = useAppSelector(selectNow)
  const id = business._id
  const isSearching = isSearch(search)
  const all = useListing(reviewLists.businessComments, [businessReviewsRequest(id, isSearching ? 1 : page, userId)])
  const found = useReviewSearch(id, search, page, userId)
  const shown = isSearching ? found : all
  const isPending = useExistingPage(shown, page, toPage) || shown.isPending
  const list = { ...shown, isPending }
  // Known from the business before its comments arrive, so that nothing moves when they do.
  const hasReviews = business.reviewCount > 0 || all.items.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const showAll = () => {
    heading.current?.focus() // the button is removed with the search
    show(noReviewSearch)
  }

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 ref={heading} id="comments" tabIndex={-1}>
        Komentet
      </h2>
      {(hasReviews || isSearching) && (
        <ReviewTools
          businessId={id}
          shown={all}
          hasReviews={hasReviews}
          search={search}
          onShow={show}
          // They may stand a screen below; they change in place, so there is no need to wait for them.
          onRated={() => results.current?.scrollIntoView?.()}
          now={now}
        />
      )}
      <OwnReviewsOfPage userId={userId} headingId="comments">
        <div ref={results} className={styles.comments}>
          {!isSearching && <AllReviews business={business} list={list} page={page} />}
          {isSearching && !isWrongRange(search) && (
            <FoundReviews list={list} page={page} onRetry={found.retry} onAll={showAll} />
          )}
          {!isWrongRange(search) && (
            <>
              {!isSearching && <PageChange page={page} pages={list.pages} isPending={isPending} />}
              <Pagination page={page} pages={list.pages} onPage={toPage} />
            </>
          )}
        </div>
      </OwnReviewsOfPage>
    </section>
  )
}
