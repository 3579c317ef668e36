// The order of the comments that are loaded: the server has no sorting, so a page of them is all that can be sorted.
import type { Review } from '@/api/endpoints/generated/types'

/** The orders to choose from; the first is the server's. */
export const reviewOrders = ['newest', 'oldest', 'highest', 'lowest'] as const
/** One of them. */
export type ReviewOrder = (typeof reviewOrders)[number]

const byRating = (one: Review, other: Review): number => one.rating - other.rating

/** The same reviews in that order; of equal ones, the newer first. */
export function ordered(reviews: readonly Review[], order: ReviewOrder): readonly Review[] {
  if (order === 'newest') return reviews
  if (order === 'oldest') return reviews.toReversed()
  return reviews.toSorted(order === 'lowest' ? byRating : (one, other) => byRating(other, one))
}
