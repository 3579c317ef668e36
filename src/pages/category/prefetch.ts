// What the category page asks for first.
import { businessesApi } from '@/api'
import { listingQuestion } from '@/features/businesses/model/filterRequests'
import { filtersFromQuery } from '@/features/businesses/model/filters'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { pageFromText } from '@/lib/pageAddress'
import type { Prefetch } from '@/lib/prefetch'
import { placeFromState } from './place'
import { selectResolution } from './selectors'
// The answers need the reducer that keeps them.
import '@/features/businesses/model/selectors'

/**
 * The businesses of a place that is known, by the link or among the categories there are; else all categories, to look it up.
 * A link that was not followed yet may bring its place along: nothing is asked for one that is not known.
 */
export const prefetch: Prefetch =
  ({ param: slug, query, state }) =>
  (dispatch, getState) => {
    const given = placeFromState(state, slug)
    if (!given && state !== false) dispatch(prefetchCategoryTree())
    const place = given ?? selectResolution(getState(), slug).place
    if (!place?.id) return
    const { listBusinessesByCategory, listBusinessesBySubcategory } = businessesApi.endpoints
    const { initiate } = place.isSubcategory ? listBusinessesBySubcategory : listBusinessesByCategory
    const question = listingQuestion(place.id, filtersFromQuery(query), pageFromText(query.faqe ?? null))
    void dispatch(initiate(question, { subscribe: false }))
  }
