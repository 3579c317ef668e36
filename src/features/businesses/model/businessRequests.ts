// The requests about businesses, each named once: for the hooks that show their answers and for prefetching.
import { queryRequest } from '@/api'
import { cleanText } from '@/lib/cleanText'
import { type CategoryFilterValues, sortParameters } from './filters'

/** Whose businesses: a category's or a subcategory's, which are different calls. */
export interface CategoryOfList {
  id: string
  isSubcategory: boolean
}

/** The page size of the category page: the stated default. */
export const CATEGORY_PAGE_SIZE = 10

/** Results per page of the search. */
export const SEARCH_LIMIT = 15

/** The request parameters for these filters: texts cleaned, and nothing for what is not set. */
export function requestFromFilters({ search, location, rating, sortBy }: CategoryFilterValues) {
  return {
    businessName: cleanText(search) || undefined,
    city: cleanText(location) || undefined,
    minRating: rating === 'all' ? undefined : Number.parseInt(rating, 10),
    sort: sortParameters[sortBy],
  }
}

/** A page of the businesses of a category or subcategory. */
export function categoryRequest({ id, isSubcategory }: CategoryOfList, filters: CategoryFilterValues, page: number) {
  const args = { id, page, limit: CATEGORY_PAGE_SIZE, ...requestFromFilters(filters) }
  return queryRequest(isSubcategory ? 'listBusinessesBySubcategory' : 'listBusinessesByCategory', args)
}

/** One business; the server tells `hasReviewed` for that user. */
export const businessRequest = (id: string, forUser: string | undefined) =>
  queryRequest('getBusiness', { id }, { forUser })

/** A page of what the search for `q` finds, in that city if there is one. */
export const searchRequest = (q: string, page: number, city?: string) =>
  queryRequest('universalSearch', { q, page, limit: SEARCH_LIMIT, ...(city && { city }) })
