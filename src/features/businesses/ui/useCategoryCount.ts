// How many businesses a category has that a search leads to.
import { useList } from '@/api'
import { businessLists } from '../model/businessLists'
import { categoryRequest } from '../model/businessRequests'
import { noFilters } from '../model/filters'
import type { CategorySuggestion } from '../model/understoodSearch'

/**
 * The number of businesses in `category`, in that city if there is one; undefined without a category, and until the server has told.
 * It is asked for as the category's page asks, which then has its answer.
 */
export function useCategoryCount(category: CategorySuggestion | undefined, city = ''): number | undefined {
  const requests = category
    ? [
        categoryRequest(
          { id: category.id, isSubcategory: category.parent !== undefined },
          { ...noFilters, location: city },
          1,
        ),
      ]
    : []
  const { isSuccess, isPrevious, total } = useList(businessLists.countedBusinesses, requests)
  return isSuccess && !isPrevious && category ? total : undefined
}
