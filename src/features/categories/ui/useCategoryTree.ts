// All categories with their subcategories.
import { useMemo } from 'react'
import { prefetch, useList } from '@/api'
import type { AppDispatch } from '@/store/storeHooks'
import { categoryLists } from '../model/categoryLists'
import { categoriesRequest, subcategoriesRequest } from '../model/categoryRequests'
import { joined } from '../model/categoryTree'

/**
 * The categories, with the status of their own request: subcategories are an addition that may come late or fail. `skip` sends
 * nothing, for when the data came with the link.
 */
export function useCategoryTree(skip = false) {
  const { retry, items, ...list } = useList(categoryLists.categories, skip ? [] : [categoriesRequest])
  const subcategories = useList(categoryLists.subcategories, skip ? [] : [subcategoriesRequest])
  return {
    ...list,
    categories: useMemo(() => joined(items, subcategories.items), [items, subcategories.items]),
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
