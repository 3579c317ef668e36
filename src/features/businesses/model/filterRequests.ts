// Turns the category page's filters into an address and a request (CATPAGE-32 to -36, CATPAGE-39).
import type { QueryKey } from '@/lib/navigationEvents'
import { type CategoryFilterValues, noFilters, type SortOption } from './filters'

/** The `sort` that each sort choice sends; most relevant sends none (DIRCALL-15, DIRCALL-16). */
const sortParameters = {
  most_relevant: undefined,
  highest_rated: 'rating_desc',
  most_reviews: 'reviews_desc',
  newest: 'newest',
} as const satisfies Record<SortOption, string | undefined>

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

/** The request parameters for these filters: trimmed, and nothing for what is not set (CATPAGE-34 to -36). */
export function requestFromFilters({ search, location, rating, sortBy }: CategoryFilterValues) {
  return {
    businessName: search.trim() || undefined,
    city: location.trim() || undefined,
    minRating: rating === 'all' ? undefined : Number.parseInt(rating, 10),
    sort: sortParameters[sortBy],
  }
}

/** Whether anything but the order was chosen (Q39). */
export const hasActiveFilter = ({ search, location, rating }: CategoryFilterValues): boolean =>
  search !== noFilters.search || location !== noFilters.location || rating !== noFilters.rating
