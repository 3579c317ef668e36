// The combined search over categories and subcategories (CATSTATE-09 to -12).
import { useListing } from '@/api'
import { useAppSelector } from '@/lib/storeHooks'
import { categoryLists } from '../model/categoryLists'
import { categoryMatchesRequest, subcategoryMatchesRequest } from '../model/categoryRequests'
import { selectCategorySearch } from '../model/selectors'

/** Searches both for `term`; results are null without a term and until both calls have settled. */
export function useCategorySearch(term: string) {
  useListing(categoryLists.categoryMatches, term ? [categoryMatchesRequest(term)] : [])
  useListing(categoryLists.subcategoryMatches, term ? [subcategoryMatchesRequest(term)] : [])
  const search = useAppSelector(selectCategorySearch)
  return { isSearching: term !== '', results: search.term === term ? search.results : null }
}
