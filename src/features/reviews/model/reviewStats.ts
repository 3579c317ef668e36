// Totals over a user's comments (Q35).
import type { Review } from '@/api/endpoints/generated/types'

/** Of all comments of a user. */
export interface ReviewStats {
  /** Of those with stars; 0 when there are none. */
  average: number
  businesses: number
}

/** A comment without a business id (a deleted business) counts as its own business: there is one comment per business. */
export function reviewStats(reviews: readonly Pick<Review, '_id' | 'rating' | 'business'>[]): ReviewStats {
  const rated = reviews.filter(({ rating }) => rating > 0)
  const sum = rated.reduce((total, { rating }) => total + rating, 0)
  const businesses = new Set(reviews.map(({ _id, business }) => (business?._id ? `b ${business._id}` : `r ${_id}`)))
  return { average: rated.length > 0 ? sum / rated.length : 0, businesses: businesses.size }
}
