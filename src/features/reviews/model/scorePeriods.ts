// The score over a period, from the totals of searches by stars; and the newest comment of each side.
import { queryRequest } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { monthsBefore } from '@/lib/isoDay'
import { starLevels } from './distribution'
import { publishedReviews } from './reviewSearch'

/** Months back; null is all time. */
export const scorePeriods = [3, 12, 24, null] as const
/** One of them. */
export type ScorePeriod = (typeof scorePeriods)[number]

/** How many reviews gave how many stars in the last months before `now` (ms since 1970 UTC). */
export const periodTotalRequests = (businessId: string, period: ScorePeriod, now: number) => {
  const dateFrom = period === null ? undefined : monthsBefore(now, period)
  return starLevels.map((rating) => queryRequest('searchReviews', { businessId, rating, dateFrom, page: 1, limit: 1 }))
}

/** The average of these counts, one for each of `starLevels`; 0 without any. */
export const averageOf = (counts: readonly number[]): number => {
  const counted = counts.reduce((sum, count) => sum + count, 0)
  return counted === 0 ? 0 : counts.reduce((sum, count, at) => sum + count * (5 - at), 0) / counted
}

/** The newest published good and bad review; undefined if one is missing. */
export function bothSides(reviews: readonly Review[]): { good: Review; bad: Review } | undefined {
  const newest = (isWanted: (rating: number) => boolean) =>
    publishedReviews(reviews)
      .filter(({ rating }) => isWanted(rating))
      .reduce<Review | undefined>(
        (one, other) => ((one?.createdAt ?? '') > (other.createdAt ?? '') ? one : other),
        undefined,
      )
  const good = newest((rating) => rating === 5)
  const bad = newest((rating) => rating === 1 || rating === 2)
  return good && bad && { good, bad }
}
