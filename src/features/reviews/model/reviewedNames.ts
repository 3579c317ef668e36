// The names of businesses that reviews tell: not among the selectors, which home loads at once.
import { createSelector } from '@reduxjs/toolkit'
import type { ReviewsState } from './reviewLists'

/** The names of the businesses that loaded reviews are about. */
export const selectReviewedNames = createSelector(
  ({ reviews }: { reviews: ReviewsState }) => reviews.listings,
  (listings) => Object.values(listings).flatMap(({ items }) => items.flatMap(({ business }) => business?.name ?? [])),
)
