// The category page's filters and their encoding in the address.
import { cleanSearch } from '@/lib/cleanText'
import { queryWith } from '@/lib/queryKeys'
import type { AppLocation } from '@/store/navigationEvents'

/** The choices of the rating filter. */
export const ratingOptions = ['all', '4+', '3+', '2+'] as const
/** One of `ratingOptions`. */
export type RatingOption = (typeof ratingOptions)[number]

/** The sort choices, each with the `sort` it sends; most relevant sends none. */
export const sortParameters = {
  most_relevant: undefined,
  highest_rated: 'rating_desc',
  most_reviews: 'reviews_desc',
  newest: 'newest',
} as const
/** One of the sort choices. */
export type SortOption = keyof typeof sortParameters
/** All sort choices, in the menu's order. */
export const sortOptions = Object.keys(sortParameters) as SortOption[]

/** The filter state of the category page. */
export interface CategoryFilterValues {
  search: string
  location: string
  rating: RatingOption
  sortBy: SortOption
}

/** No filter, most relevant first. */
export const noFilters: CategoryFilterValues = { search: '', location: '', rating: 'all', sortBy: 'most_relevant' }

/** The filters in an address, texts cleaned; unknown values count as none. */
export function filtersFromQuery(query: AppLocation['query']): CategoryFilterValues {
  const rating = ratingOptions.find((option) => option === `${query.yje}+`) ?? noFilters.rating
  const sortBy = sortOptions.find((option) => option === query.rendit)
  return {
    search: cleanSearch(query.kerko),
    location: cleanSearch(query.qyteti),
    rating,
    sortBy: sortBy ?? noFilters.sortBy,
  }
}

/** The address's query for these filters, without a page; what is not set is left out. */
export function queryFromFilters({ search, location, rating, sortBy }: CategoryFilterValues): string {
  return queryWith({
    kerko: search,
    yje: rating !== noFilters.rating && rating.slice(0, -1),
    qyteti: location,
    rendit: sortBy !== noFilters.sortBy && sortBy,
  })
}

/** Whether any filter may leave businesses out; sorting does not. */
export const hasActiveFilter = ({ search, location, rating }: CategoryFilterValues): boolean =>
  search !== noFilters.search || location !== noFilters.location || rating !== noFilters.rating
