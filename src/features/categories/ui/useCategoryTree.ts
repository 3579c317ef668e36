// All categories with their subcategories, fetched and read from the slice.
import { useMemo } from 'react'
import { categoriesApi, subcategoriesApi, useListCategoriesQuery, useListSubcategoriesQuery } from '@/api'
import { type AppDispatch, useAppSelector } from '@/lib/storeHooks'
import { useArrival } from '@/ui/useArrival'
import { selectCategories, selectCategoryTree } from '../model/selectors'

/**
 * The categories, with status and error of their own call: subcategories are an addition that may come late or fail.
 * `skip` sends no request, for when the data came with the link.
 */
export function useCategoryTree(skip = false) {
  const categories = useListCategoriesQuery(undefined, { skip })
  const subcategories = useListSubcategoriesQuery(undefined, { skip })
  const { status, error } = useAppSelector(selectCategories)
  const tree = useAppSelector(selectCategoryTree)
  const known = useMemo(() => ({ categories: tree, status, error }), [tree, status, error])
  return {
    ...useArrival(known, ({ categories }) => categories.length > 0),
    retry: () => {
      void categories.refetch()
      void subcategories.refetch()
    },
  }
}

/** Prefetches both for the page that shows them; returns when each has been answered or has failed. */
export const prefetchCategoryTree =
  () =>
  (dispatch: AppDispatch): Promise<unknown>[] => [
    dispatch(categoriesApi.endpoints.listCategories.initiate(undefined, { subscribe: false })),
    dispatch(subcategoriesApi.endpoints.listSubcategories.initiate(undefined, { subscribe: false })),
  ]
