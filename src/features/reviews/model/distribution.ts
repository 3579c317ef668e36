// How many comments gave how many stars.
import { MAX_PAGE_SIZE, queryRequest } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'

/** One row of the distribution. */
export interface StarShare {
  /** 1 to 5. */
  stars: number
  count: number
  /** Whole percent, each row rounded by itself (Q89): the sum may be 99 or 101. */
  percent: number
}

/** The rows of the distribution, from the top. */
export const starLevels = [5, 4, 3, 2, 1] as const

/** How many of the reviews gave each of `starLevels`; those without stars are left out. */
export const starCounts = (reviews: readonly Pick<Review, 'rating'>[]): number[] =>
  starLevels.map((stars) => reviews.filter(({ rating }) => Math.round(rating) === stars).length)

/** One row for each of `starLevels`, and how many comments they count. */
export function distribution(counts: readonly number[]): { rows: StarShare[]; counted: number } {
  const counted = counts.reduce((sum, count) => sum + count, 0)
  const percentOf = (count: number) => (counted === 0 ? 0 : Math.round((count * 100) / counted))
  return { counted, rows: counts.map((count, at) => ({ stars: 5 - at, count, percent: percentOf(count) })) }
}

/** Approved reviews to count stars in; names no user, since the answer is the same for everybody. */
export const ratingSampleRequest = (id: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, approved: true })

/** How many reviews gave how many stars: the totals of the searches that the rows lead to. */
export const ratingTotalRequests = (businessId: string) =>
  starLevels.map((rating) => queryRequest('searchReviews', { businessId, rating, page: 1, limit: 1 }))
