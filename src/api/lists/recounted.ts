// What writes to reviews make of a business's count and average before the business is read again.
import type { Business } from '@/api/endpoints/generated/types'
import type { ScoreChange } from '@/api/endpoints/writes'

/**
 * The business after a change of its reviews; a missing count or average stays missing (Q80). Stars are whole, so their sum is
 * exact even of a rounded average, up to ten reviews.
 */
export function recounted<T extends Pick<Business, 'reviewCount' | 'averageRating'>>(
  business: T,
  { by, stars }: ScoreChange,
): T {
  const { reviewCount: before, averageRating: average } = business
  if (before === 0 || (by === 0 && stars === 0)) return business
  const reviewCount = Math.max(0, before + by)
  if (reviewCount === 0) return { ...business, reviewCount, averageRating: 0 }
  if (average === 0) return { ...business, reviewCount }
  const exact = (Math.round(average * before) + stars) / reviewCount
  return { ...business, reviewCount, averageRating: Math.min(5, Math.max(1, exact)) }
}
