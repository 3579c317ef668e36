// The category page's first requests.
import { prefetch } from '@/api'
import { categoryRequest } from '@/features/businesses/model/businessRequests'
import { filtersFromQuery } from '@/features/businesses/model/filters'
import { selectLoadedCategories } from '@/features/categories/model/selectors'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { pageFromQuery } from '@/lib/pagination'
import type { Prefetch } from '@/store/prefetch'
import { categoryFromLoaded, categoryFromState } from './resolvedCategory'

/**
 * The businesses of a category known from the link or among the loaded categories; else all categories, to look it up, and then its
 * businesses. A link that was not followed yet may still bring its category in its state, so for an unknown one nothing is
 * requested then. Nor are businesses in a city: which one a text means, only the page knows.
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
    // Not when only the subcategories are there: one may have the slug of a category, which comes before it (Q37).
    return [request(), tree.then(request), Promise.all([tree, subcategories]).then(request)]
  }
