// All categories with their subcategories.
import { prefetch, useList } from '@/api'
import { type AppDispatch, useAppSelector } from '@/store/storeHooks'
import { categoryLists } from '../model/categoryLists'
import { categoriesRequest, subcategoriesRequest } from '../model/categoryRequests'
import { selectLoadedCategories } from '../model/selectors'

/**
 * The categories, with the status of their own request: subcategories are an addition that may come late or fail. `skip` sends
 * nothing, for when the data came with the link.
 */
export function useCategoryTree(skip = false) {
  const { retry, ...list } = useList(categoryLists.categories, skip ? [] : [categoriesRequest])
  const subcategories = useList(categoryLists.subcategories, skip ? [] : [subcategoriesRequest])
  // Not that on screen: where a link brought the category, a replayed log has neither the link's state nor an open list.
  const { tree } = useAppSelector(selectLoadedCategories)
  return {
    ...list,
    categories: list.items.length > 0 ? tree : list.items,
    subcategories,
    retry: () => {
      retry()
      subcategories.retry()
    },
  }
}

/** Prefetches both for the page that shows them; returns when each has been answered or has failed. */
export const prefetchCategoryTree =
  () =>
  (dispatch: AppDispatch): [categories: Promise<unknown>, subcategories: Promise<unknown>] => [
    dispatch(prefetch(categoriesRequest)),
    dispatch(prefetch(subcategoriesRequest)),
  ]
