// The category page's first requests.
import { businessesApi } from '@/api'
import { listingQuestion } from '@/features/businesses/model/filterRequests'
import { filtersFromQuery } from '@/features/businesses/model/filters'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { pageFromText } from '@/lib/pageNumber'
import type { Prefetch } from '@/lib/prefetch'
import { categoryFromState } from './resolvedCategory'
import { selectResolution } from './selectors'

/**
 * The businesses of a place known from the link or among the loaded categories; else all categories, to look it up, and then
 * its businesses. A link that was not followed yet may still bring its place in its state, so for an unknown place nothing is
 * requested then.
 */
export const prefetchCategory: Prefetch =
  ({ param: slug, query, state }) =>
  (dispatch, getState) => {
    const given = categoryFromState(state, slug)
    let isRequested = false
    const request = () => {
      const place = given ?? selectResolution(getState(), slug).place
      if (!place?.id || isRequested) return
      isRequested = true
      const { listBusinessesByCategory, listBusinessesBySubcategory } = businessesApi.endpoints
      const { initiate } = place.isSubcategory ? listBusinessesBySubcategory : listBusinessesByCategory
      const question = listingQuestion(place.id, filtersFromQuery(query), pageFromText(query.faqe ?? null))
      void dispatch(initiate(question, { subscribe: false }))
    }
    const lists = (!given || given.isPartial) && state !== false ? dispatch(prefetchCategoryTree()) : []
    request()
    for (const answered of lists) void answered.then(request)
  }
