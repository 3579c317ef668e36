// The requests about businesses, for the hooks that show their answers and for prefetching.
import { queryRequest } from '@/api'
import { cleanSearch } from '@/lib/cleanText'
import { type CategoryFilterValues, sortParameters } from './filters'

/** A category or a subcategory, which are different calls. */
export interface CategoryOfList {
  id: string
  isSubcategory: boolean
}

/** Results per page of the category page: the specified default. */
export const CATEGORY_PAGE_SIZE = 10

/** Results per page of the search. */
export const SEARCH_LIMIT = 15

/** The request parameters for these filters: texts cleaned, unset ones left out. */
export function requestFromFilters({ search, location, rating, sortBy }: CategoryFilterValues) {
  return {
    businessName: cleanSearch(search) || undefined,
    city: cleanSearch(location) || undefined,
    minRating: rating === 'all' ? undefined : Number.parseInt(rating, 10),
    sort: sortParameters[sortBy],
  }
}

/** A page of the businesses of a category or subcategory. */
export function categoryRequest(
  { id, isSubcategory }: CategoryOfList,
  filters: CategoryFilterValues,
  page: number,
  limit = CATEGORY_PAGE_SIZE,
) {
  const args = { id, page, limit, ...requestFromFilters(filters) }
  return queryRequest(isSubcategory ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', args)
}

/** One business; `hasReviewed` is about that user. */
export const businessRequest = (id: string, forUser: string | undefined) =>
  queryRequest('getBusiness', { id }, { forUser })

/** A page of search results for `q`, in that city if given. */
export const searchRequest = (q: string, page: number, city?: string) =>
  queryRequest('universalSearch', { q, page, limit: SEARCH_LIMIT, ...(city && { city }) })
