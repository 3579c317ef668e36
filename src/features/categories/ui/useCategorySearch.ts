// The combined search over categories and subcategories (CATSTATE-09 to -12).
import { useList } from '@/api'
import { useAppSelector } from '@/store/storeHooks'
import { categoryLists } from '../model/categoryLists'
import { categoryMatchesRequest, subcategoryMatchesRequest } from '../model/categoryRequests'
import { selectCategorySearch } from '../model/selectors'

/** Searches both for `term`; results are null without a term and until both calls have settled. `error` if both failed. */
export function useCategorySearch(term: string) {
  const categories = useList(categoryLists.categoryMatches, term ? [categoryMatchesRequest(term)] : [])
  const subcategories = useList(categoryLists.subcategoryMatches, term ? [subcategoryMatchesRequest(term)] : [])
  const { results, error, ...search } = useAppSelector(selectCategorySearch)
  const isCurrent = search.term === term
  return {
    isSearching: term !== '',
    results: isCurrent ? results : null,
    error: isCurrent ? error : null,
    retry: () => {
      categories.retry()
      subcategories.retry()
    },
  }
}
