// The category page's filters: their values, how the address bar writes them and how a request does (CATPAGE-32 to -40).
import type { AppLocation, QueryKey } from '@/session/events'

/** The choices of the rating filter (CATPAGE-37). */
export const ratingOptions = ['all', '4+', '3+', '2+'] as const
/** One of `ratingOptions`. */
export type RatingOption = (typeof ratingOptions)[number]

/** The choices of the sort menu and the `sort` each one sends; most relevant sends none (DIRCALL-15, DIRCALL-16). */
export const sortParameters = {
  most_relevant: undefined,
  highest_rated: 'rating_desc',
  most_reviews: 'reviews_desc',
  newest: 'newest',
} as const
/** One of the sort choices. */
export type SortOption = keyof typeof sortParameters

/** The filter state of the category page (CATPAGE-37). */
export interface CategoryFilters {
  search: string
  /** A city's name. */
  location: string
  rating: RatingOption
  sortBy: SortOption
}

/** No filter, most relevant first. */
export const noFilters: CategoryFilters = { search: '', location: '', rating: 'all', sortBy: 'most_relevant' }

/** The filters an address says; unknown values count as none. */
export function filtersFromQuery(query: AppLocation['query']): CategoryFilters {
  const rating = ratingOptions.find((option) => option === `${query.yje}+`) ?? noFilters.rating
  const sortBy = Object.keys(sortParameters).find((option): option is SortOption => option === query.rendit)
  return {
    search: query.kerko ?? noFilters.search,
    location: query.qyteti ?? noFilters.location,
    rating,
    sortBy: sortBy ?? noFilters.sortBy,
  }
}

/** The address's query for these filters, from page 1 unless told; what is not set is left out. */
export function queryFromFilters({ search, location, rating, sortBy }: CategoryFilters, page = 1): string {
  const query: [QueryKey, string][] = []
  if (search) query.push(['kerko', search])
  if (rating !== noFilters.rating) query.push(['yje', rating.slice(0, -1)])
  if (location) query.push(['qyteti', location])
  if (sortBy !== noFilters.sortBy) query.push(['rendit', sortBy])
  if (page > 1) query.push(['faqe', String(page)])
  return new URLSearchParams(query).toString()
}

/** The request parameters for these filters: trimmed, and nothing for what is not set (CATPAGE-34 to -36). */
export function requestFromFilters({ search, location, rating, sortBy }: CategoryFilters) {
  return {
    businessName: search.trim() || undefined,
    city: location.trim() || undefined,
    minRating: rating === 'all' ? undefined : Number.parseInt(rating, 10),
    sort: sortParameters[sortBy],
  }
}

/** Whether anything but the order was chosen (Q39). */
export const hasActiveFilter = ({ search, location, rating }: CategoryFilters): boolean =>
  search !== noFilters.search || location !== noFilters.location || rating !== noFilters.rating
