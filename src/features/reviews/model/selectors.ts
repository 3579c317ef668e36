// What pages may know about reviews. Every list is read by its request (cacheKey of '@/api'), writes under way included.
import { createSelector } from '@reduxjs/toolkit'
import { listingOf } from '@/api'
import { withOperations } from './pendingWrites'
import type { ReviewsState } from './reviewsState'

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
