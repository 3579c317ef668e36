// All categories with their subcategories.
import { useMemo } from 'react'
import { prefetch, useList } from '@/api'
import type { AppDispatch } from '@/store/storeHooks'
import { categoryLists } from '../model/categoryLists'
import { categoriesRequest, subcategoriesRequest } from '../model/categoryRequests'
import { joined } from '../model/categoryTree'

/** The categories with their own request's status: subcategories may come late or fail. `skip` sends nothing. */
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

/** Prefetches both; resolves when each has been answered or has failed. */
export const prefetchCategoryTree =
  () =>
  (dispatch: AppDispatch): [categories: Promise<unknown>, subcategories: Promise<unknown>] => [
    dispatch(prefetch(categoriesRequest)),
    dispatch(prefetch(subcategoriesRequest)),
  ]
