// Tools for many comments: the distribution of ratings, and the search.
import type { ListView } from '@/api'
import type { Review } from '@/api/generated/types'
import type { ReviewQuery } from '@/features/reviews/model/reviewSearch'
import { RatingDistribution } from '@/features/reviews/ui/RatingDistribution'
import { ReviewSearch } from '@/features/reviews/ui/ReviewSearch'
import { useSearchDraft } from './useReviewsUrl'

/** The list they belong to, and the search they start from and change. */
interface ReviewToolsProps {
  businessId: string
  /** The list of all comments. */
  shown: ListView<Review>
  hasReviews: boolean
  search: ReviewQuery
  onShow: (search: ReviewQuery, replace: boolean) => void
  /** A row of the distribution was pressed: the comments it selects are wanted. */
  onRated: () => void
  /** ms since 1970 UTC. */
  now: number
}

/** The distribution, whose rows are filters, above the other filters. */
export function ReviewTools({ businessId, shown, hasReviews, search, onShow, onRated, now }: ReviewToolsProps) {
  const [draft, setDraft] = useSearchDraft(search, onShow)
  return (
    <>
      {hasReviews && (
        <RatingDistribution
          businessId={businessId}
          shown={shown}
          chosen={draft.rating}
          onChoose={(rating) => {
            setDraft({ ...draft, rating })
            if (rating !== null) onRated()
          }}
        />
      )}
      <ReviewSearch search={draft} onSearch={setDraft} now={now} />
    </>
  )
}
