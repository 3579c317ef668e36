// What a finished write to a review means beyond the lists on screen.
import { MAX_PAGE_SIZE, reviewWritten } from '@/api'
import type { AppDispatch } from '@/lib/storeHooks'
import { tellReviewNews } from '@/storage/reviewNews'
import type { ReviewsState } from './reviewLists'

/**
 * Tells the other tabs (Q73). The user's totals follow the list rules and are not fetched again (Q70), unless they were under way
 * when the write ended: their answer may lack it. `isUnseen`: no answer has brought the review, so no list rule can add it.
 */
export const writeEnded =
  (businessId = '', isUnseen = false) =>
  (dispatch: AppDispatch, getState: () => { reviews: ReviewsState }): void => {
    tellReviewNews(businessId)
    const isUnderWay = Object.values(getState().reviews.listings).some(
      ({ isSuperseded, args }) => isSuperseded && (args as { limit?: number }).limit === MAX_PAGE_SIZE,
    )
    if (isUnseen || isUnderWay) dispatch(reviewWritten(businessId))
  }
