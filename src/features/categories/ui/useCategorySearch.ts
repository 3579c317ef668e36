// The combined search over categories and subcategories (CATSTATE-09 to -12).
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { useSearchCategoriesQuery, useSearchSubcategoriesQuery } from '@/api'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { selectCategoryResults, selectCategorySearch } from '../model/selectors'
import { searchTermChanged } from '../model/slice'

/** Searches both for `term`; results are null without a term and until both calls have settled. */
export function useCategorySearch(term: string) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(searchTermChanged(term))
  }, [dispatch, term])
  const search = useAppSelector(selectCategorySearch)
  // The slice gets the text before the requests are sent, so that the answers match it.
  const argument = term !== '' && search.term === term ? { q: term } : skipToken
  useSearchCategoriesQuery(argument)
  useSearchSubcategoriesQuery(argument)
  const results = useAppSelector(selectCategoryResults)
  const isSearching = term !== ''
  return { isSearching, results: isSearching && search.term === term && !search.loading ? results : null }
}
