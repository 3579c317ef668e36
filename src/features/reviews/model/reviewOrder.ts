// The order of loaded comments: the server cannot sort, so only one page can be sorted.
import type { Review } from '@/api/endpoints/generated/types'

/** The orders to choose from; the first is the server's. */
export const reviewOrders = ['newest', 'oldest', 'highest', 'lowest'] as const
/** One of them. */
export type ReviewOrder = (typeof reviewOrders)[number]

const byRating = (one: Review, other: Review): number => one.rating - other.rating

/** The reviews in that order; of equal ones, the newer first. */
export function ordered(reviews: readonly Review[], order: ReviewOrder): readonly Review[] {
  if (order === 'newest') return reviews
  if (order === 'oldest') return reviews.toReversed()
  return reviews.toSorted(order === 'lowest' ? byRating : (one, other) => byRating(other, one))
}
