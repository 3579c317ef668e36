// What pages may know about reviews. Every list is read by its request (requestKey of '@/api'), writes under way included.
import { createSelector } from '@reduxjs/toolkit'
import { listingOf } from '@/api'
import { withOperations } from './operations'
import type { ReviewsState } from './state'
// Whoever reads these lists needs the reducer that fills them.
import './slice'

interface WithReviews {
  reviews: ReviewsState
}

/** The listing of a request as the visitor should see it; idle and empty before it was asked. */
export const selectReviewListing = createSelector(
  [
    (state: WithReviews, key: string | null) => listingOf(state.reviews.listings, key),
    (state: WithReviews) => state.reviews.operations,
  ],
  withOperations,
)

/** One review by its request: null until it answered, with status and error of the call. */
export const selectReview = createSelector([selectReviewListing], ({ items, status, error }) => ({
  review: items[0] ?? null,
  status,
  error,
}))

/** Loading flags of the tasks (REVSTATE-03). */
export const selectReviewLoading = (state: WithReviews) => state.reviews.loading

/** Error texts of the tasks (REVSTATE-03). */
export const selectReviewErrors = (state: WithReviews) => state.reviews.errors

/** Whether the last review was created (REVSTATE-05). */
export const selectCreateSuccess = (state: WithReviews) => state.reviews.createSuccess
