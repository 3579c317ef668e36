// What a finished write to a review means beyond the lists on screen.
import { isOfAllUserReviews, reviewWritten } from '@/api'
import { reviewsRecounted, type ScoreChange } from '@/lib/reviewEvents'
import type { AppDispatch } from '@/lib/storeHooks'
import { tellReviewNews } from '@/storage/reviewNews'
import type { ReviewsState } from './reviewLists'

/** What a write has changed: the business, and its published reviews, as far as that is known. */
interface WriteResult {
  businessId?: string | undefined
  change?: ScoreChange | undefined
  /** No answer has brought the review, so no list rule can add it. */
  isUnseen?: boolean
}

/**
 * Tells the other tabs (Q73), and the business at once how many reviews it has and how they rate it. What is known of all the user's reviews follows
 * the list rules and is not fetched again (Q70), unless it was under way when the write ended: the answer may lack it.
 */
export const writeEnded =
  ({ businessId = '', change, isUnseen = false }: WriteResult) =>
  (dispatch: AppDispatch, getState: () => { reviews: ReviewsState }): void => {
    tellReviewNews(businessId)
    if (businessId && change) dispatch(reviewsRecounted({ businessId, ...change }))
    const isUnderWay = Object.values(getState().reviews.listings).some(
      (listing) => listing.isSuperseded && isOfAllUserReviews(listing),
    )
    if (isUnseen || isUnderWay) dispatch(reviewWritten(businessId))
  }
