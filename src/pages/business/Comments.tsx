// The comments part of the business page: how the ratings are spread, the search, and the comments, plain or found.
import type { Business } from '@/api/generated/businesses'
import { selectNow } from '@/features/navigation/model/selectors'
import { isSearch, isWrongRange, noReviewSearch } from '@/features/reviews/model/search'
import { RatingDistribution } from '@/features/reviews/ui/RatingDistribution'
import { ReviewSearch } from '@/features/reviews/ui/ReviewSearch'
import { useBusinessReviews } from '@/features/reviews/ui/useBusinessReviews'
import { useReviewSearch, useSearchState } from '@/features/reviews/ui/useReviewSearch'
import { useAppSelector } from '@/lib/store'
import { FoundComments } from './FoundComments'
import { OwnComments } from './OwnComments'
import styles from './Page.module.scss'
import { PlainComments } from './PlainComments'
import { useCommentsAddress } from './useCommentsAddress'

/** A search takes the plain list's place; the plain list stays asked for, at its first page (BIZPAGE-25). */
export function Comments({ business, userId }: { business: Business; userId: string | undefined }) {
  const { search, draft, setDraft, page, toPage } = useCommentsAddress()
  const now = useAppSelector(selectNow)
  const id = business._id
  const isSearching = isSearch(search)
  const plain = useBusinessReviews(id, isSearching ? 1 : page, userId)
  useSearchState(id, search)
  const { listing: found, retry } = useReviewSearch(id, search, page, userId)
  // Known by the business before its comments come, so that nothing moves when they do.
  const hasComments = business.reviewCount > 0 || plain.items.length > 0
  const showAll = () => setDraft(noReviewSearch)

  return (
    <section className={styles.comments} aria-labelledby="comments">
      <h2 id="comments">Komentet</h2>
      {hasComments && (
        <RatingDistribution
          businessId={id}
          shown={plain}
          chosen={draft.rating}
          onChoose={(rating) => setDraft({ ...draft, rating })}
        />
      )}
      {(hasComments || isSearching) && <ReviewSearch search={draft} onSearch={setDraft} now={now} />}
      <OwnComments userId={userId} headingId="comments">
        {!isSearching && <PlainComments business={business} listing={plain} page={page} onPage={toPage} />}
        {isSearching && !isWrongRange(search) && (
          <FoundComments listing={found} page={page} onPage={toPage} onRetry={retry} onAll={showAll} />
        )}
      </OwnComments>
    </section>
  )
}
