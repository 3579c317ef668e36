// What writes to reviews make of a business's count before the business is read again.
import type { Business } from '@/api/generated/types'

/** The business with `by` comments more; 0 stays, for a server may leave the count out: the list's then counts (Q80). */
export function recounted<T extends Pick<Business, 'reviewCount' | 'averageRating'>>(business: T, by: number): T {
  if (business.reviewCount === 0 || by === 0) return business
  const reviewCount = Math.max(0, business.reviewCount + by)
  return { ...business, reviewCount, ...(reviewCount === 0 && { averageRating: 0 }) }
}
