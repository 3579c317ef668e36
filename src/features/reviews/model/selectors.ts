// What pages may know about reviews. Every list is read by its request (cacheKey of '@/api'), writes under way included.
import { createSelector } from '@reduxjs/toolkit'
import { listingOf } from '@/api'
import { withOperations } from './pendingWrites'
import type { ReviewsState } from './state'
// Code that reads these lists needs the reducer that fills them.
import './slice'

interface WithReviews {
  reviews: ReviewsState
}

/** The listing of a request as the visitor should see it; idle and empty before it was sent. */
export const selectReviewListing = createSelector(
  [
    (state: WithReviews, key: string | null) => listingOf(state.reviews.listings, key),
    (state: WithReviews) => state.reviews.operations,
  ],
  withOperations,
)

/** Why the last new review was not created, or null (WRITE-22). */
export const selectCreateError = ({ reviews }: WithReviews): string | null => reviews.errors.create

/** The code of that error, which the form goes by; null when it has none. */
export const selectCreateErrorCode = ({ reviews }: WithReviews): string | null => reviews.createErrorCode
