// The category page's first requests.
import { prefetch } from '@/api'
import { categoryRequest } from '@/features/businesses/model/businessRequests'
import { filtersFromQuery } from '@/features/businesses/model/filters'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { pageFromText } from '@/lib/pagination'
import type { Prefetch } from '@/lib/prefetch'
import { categoryFromLoaded, categoryFromState } from './resolvedCategory'

/**
 * The businesses of a category known from the link or among the loaded categories; else all categories, to look it up, and then its
 * businesses. A link that was not followed yet may still bring its category in its state, so for an unknown one nothing is
 * requested then.
 */
export const prefetchCategory: Prefetch =
  ({ param: slug, query, state }) =>
  (dispatch, getState) => {
    const given = categoryFromState(state, slug)
    let isRequested = false
    const request = () => {
      const { tree, subcategories } = selectLoadedCategories(getState())
      const { id = null, isSubcategory = false } = given ?? categoryFromLoaded(tree, subcategories, slug) ?? {}
      if (id === null || isRequested) return
      isRequested = true
      const page = pageFromText(query.faqe ?? null)
      return dispatch(prefetch(categoryRequest({ id, isSubcategory }, filtersFromQuery(query), page)))
    }
    const lists = (!given || given.isPartial) && state !== false ? dispatch(prefetchCategoryTree()) : []
    return [request(), ...lists.map((answered) => answered.then(request))]
  }
