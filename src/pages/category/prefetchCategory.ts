// The category page's first requests.
import { prefetch } from '@/api'
import { categoryRequest } from '@/features/businesses/model/businessRequests'
import { filtersFromQuery } from '@/features/businesses/model/filters'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { pageFromQuery } from '@/lib/queryKeys'
import type { Prefetch } from '@/store/prefetch'
import { categoryFromLoaded, categoryFromState } from './resolvedCategory'

/**
 * The businesses of a category known from the link or among the loaded ones; else all categories, to look it up, then
 * its businesses. Before the link is followed nothing is requested for an unknown one: it may come in the link's state.
 * Nor are businesses in a city: which one a text means, only the page knows.
 */
export const prefetchCategory: Prefetch =
  ({ param: slug, query, state, isFollowed }) =>
  (dispatch, getState) => {
    const given = categoryFromState(state, slug)
    let isRequested = false
    const request = async () => {
      const { tree, subcategories } = selectLoadedCategories(getState())
      const { id = null, isSubcategory = false } = given ?? categoryFromLoaded(tree, subcategories, slug) ?? {}
      const filters = filtersFromQuery(query)
      if (id === null || isRequested || filters.location) return
      isRequested = true
      await dispatch(prefetch(categoryRequest({ id, isSubcategory }, filters, pageFromQuery(query))))
    }
    if ((given && !given.isPartial) || !isFollowed) return [request()]
    const [tree, subcategories] = dispatch(prefetchCategoryTree())
    // Not with the subcategories alone: one may have the slug of a category, which comes first (Q37).
    return [request(), tree.then(request), Promise.all([tree, subcategories]).then(request)]
  }
