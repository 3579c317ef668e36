// How many comments gave how many stars.
import { MAX_PAGE_SIZE, queryRequest } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'

/** One row of the distribution. */
export interface StarShare {
  /** 1 to 5. */
  stars: number
  count: number
  /** Whole percent; the rows add up to 100. */
  percent: number
}

/** The rows of the distribution, from the top. */
export const starLevels = [5, 4, 3, 2, 1] as const

/** How many of the reviews gave each of `starLevels`; those without stars count nowhere. */
export const starCounts = (reviews: readonly Pick<Review, 'rating'>[]): number[] =>
  starLevels.map((stars) => reviews.filter(({ rating }) => Math.round(rating) === stars).length)

/** The rows for these counts, one for each of `starLevels`, and how many comments they count. */
export function distribution(counts: readonly number[]): { rows: StarShare[]; counted: number } {
  const counted = counts.reduce((sum, count) => sum + count, 0)
  const percents = shares(counts, counted)
  return {
    counted,
    rows: counts.map((count, at) => ({ stars: 5 - at, count, percent: percents[at] ?? 0 })),
  }
}

/** Whole percents that add up to 100: the remainder goes to the rows that lost most by rounding down. */
function shares(counts: readonly number[], total: number): number[] {
  if (total === 0) return counts.map(() => 0)
  const percents = counts.map((count) => Math.floor((count * 100) / total))
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  // Of equal losses the order stays: the higher stars come first.
  const byLoss = counts.map((count, at) => ({ at, loss: (count * 100) % total })).sort((a, b) => b.loss - a.loss)
  for (const { at } of byLoss.slice(0, missing)) percents[at] = (percents[at] ?? 0) + 1
  return percents
}

/** Approved reviews whose stars are counted; the answer is the same for everybody, so the request names no user. */
export const ratingSampleRequest = (id: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, approved: true })

/** How many reviews gave how many stars: the totals of the very searches that the rows lead to. */
export const ratingTotalRequests = (businessId: string) =>
  starLevels.map((rating) => queryRequest('searchReviews', { businessId, rating, page: 1, limit: 1 }))
