// Turns the category page's filters into an address.
import type { QueryKey } from '@/lib/queryKeys'
import { type CategoryFilterValues, noFilters } from './filters'

/** The address's query for these filters, from page 1 unless told; what is not set is left out. */
export function queryFromFilters({ search, location, rating, sortBy }: CategoryFilterValues, page = 1): string {
  const query: [QueryKey, string][] = []
  if (search) query.push(['kerko', search])
  if (rating !== noFilters.rating) query.push(['yje', rating.slice(0, -1)])
  if (location) query.push(['qyteti', location])
  if (sortBy !== noFilters.sortBy) query.push(['rendit', sortBy])
  if (page > 1) query.push(['faqe', String(page)])
  return new URLSearchParams(query).toString()
}

/** Whether anything was chosen that may leave businesses out, which an order does not. */
export const hasActiveFilter = ({ search, location, rating }: CategoryFilterValues): boolean =>
  search !== noFilters.search || location !== noFilters.location || rating !== noFilters.rating
