// Tools for many comments: the distribution of ratings, and the search.
import type { Listing } from '@/api'
import type { Review } from '@/api/generated/reviews'
import type { ReviewQuery } from '@/features/reviews/model/reviewSearch'
import { RatingDistribution } from '@/features/reviews/ui/RatingDistribution'
import { ReviewSearch } from '@/features/reviews/ui/ReviewSearch'
import { useSearchDraft } from './useReviewsUrl'

/** The plain list they belong to, and the search they start from and change. */
interface ReviewToolsProps {
  businessId: string
  /** The comments of the plain list. */
  shown: Listing<Review>
  hasComments: boolean
  search: ReviewQuery
  onShow: (search: ReviewQuery, replace: boolean) => void
  /** ms since 1970 UTC. */
  now: number
}

/** The distribution, whose rows are filters, above the other filters. */
export function ReviewTools({ businessId, shown, hasComments, search, onShow, now }: ReviewToolsProps) {
  const [draft, setDraft] = useSearchDraft(search, onShow)
  return (
    <>
      {hasComments && (
        <RatingDistribution
          businessId={businessId}
          shown={shown}
          chosen={draft.rating}
          onChoose={(rating) => setDraft({ ...draft, rating })}
        />
      )}
      <ReviewSearch search={draft} onSearch={setDraft} now={now} />
    </>
  )
}
