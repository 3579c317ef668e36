// The state of the categories slice: its lists and the combined search, under the names of the specification (CATSTATE-01).
import { cacheKey, createListings, type ListHandle, type ListsState, type OpenList, type QueryRequest } from '@/api'
import type { Category, CategoryListReply, Subcategory, SubcategoryListReply } from '@/api/endpoints/generated/types'
import { categoryMatchesRequest, subcategoriesOfRequest, subcategoryMatchesRequest } from './categoryRequests'
import { combinedResults } from './categorySearch'

/** The fields the specification names; each list field is the list on screen, and empty when none is. */
export interface CategoriesState extends ListsState<Category | Subcategory> {
  categories: Category[]
  subcategories: Subcategory[]
  /** Category id to its subcategories, as far as they were chosen (CATSTATE-07). */
  subcategoriesByCategory: Record<string, Subcategory[]>
  selectedCategoryId: string | null
  loading: boolean
  error: string | null
  /** The trimmed text searched for; empty while nothing is. */
  searchTerm: string
  isSearching: boolean
  searchResults: Category[]
  searchLoading: boolean
  searchError: string | null
}

type OpenMatches = OpenList<Category | Subcategory> | undefined

const isOf = (list: OpenMatches, request: QueryRequest): boolean => list?.keys[0] === cacheKey(request)

/** The combined search: there are results once both halves have settled; one that failed counts as empty (CATSTATE-10). */
function summarizeSearch(
  { searchTerm, isSearching, categories: known }: CategoriesState,
  categories: OpenMatches,
  subcategories: OpenMatches,
): Pick<CategoriesState, 'searchLoading' | 'searchError' | 'searchResults'> {
  if (!isSearching) return { searchLoading: false, searchError: null, searchResults: [] }
  const isCurrent =
    isOf(categories, categoryMatchesRequest(searchTerm)) && isOf(subcategories, subcategoryMatchesRequest(searchTerm))
  const hasSettled = isCurrent && [categories, subcategories].every((list) => list?.isAnswered || list?.error)
  if (!hasSettled) return { searchLoading: true, searchError: null, searchResults: [] }
  const itemsOf = (list: OpenMatches) => (list?.error ? [] : (list?.items ?? []))
  return {
    searchLoading: false,
    searchError: categories?.error && subcategories?.error ? categories.error.message : null,
    searchResults: combinedResults(itemsOf(categories) as Category[], itemsOf(subcategories) as Subcategory[], known),
  }
}

const { initial, lists, ...reducers } = createListings<
  CategoriesState,
  Category | Subcategory,
  'categories' | 'subcategories' | 'categoryMatches' | 'subcategoryMatches' | 'chosenSubcategories'
>({
  slice: 'categories',
  endpoints: [
    'listCategories',
    'searchCategories',
    'listCategorySubcategories',
    'listSubcategories',
    'listSubcategoriesByCategory',
    'searchSubcategories',
  ],
  read: (reply) => ({ items: (reply as CategoryListReply | SubcategoryListReply).data }),
  lists: {
    categories: {},
    subcategories: {},
    // The two halves of the combined search.
    categoryMatches: { isUnnamed: true },
    subcategoryMatches: { isUnnamed: true },
    // Kept by category, in `subcategoriesByCategory`.
    chosenSubcategories: { isUnnamed: true },
  },
  summarize: (state, open) => {
    const shown = [open('categories'), open('subcategories')]
    const chosen = open('chosenSubcategories')
    const id = state.selectedCategoryId
    const isChosen = id && chosen?.isAnswered && isOf(chosen, subcategoriesOfRequest(id))
    return {
      loading: shown.some((list) => list?.isBusy),
      error: shown.find((list) => list?.error)?.error?.message ?? null,
      ...(isChosen
        ? { subcategoriesByCategory: { ...state.subcategoriesByCategory, [id]: (chosen.items ?? []) as Subcategory[] } }
        : undefined),
      ...summarizeSearch(state, open('categoryMatches'), open('subcategoryMatches')),
    }
  },
})

/** The lists of categories and subcategories, for `useListing`. */
export const categoryLists = lists as {
  categories: ListHandle<Category>
  subcategories: ListHandle<Subcategory>
  categoryMatches: ListHandle<Category>
  subcategoryMatches: ListHandle<Subcategory>
  chosenSubcategories: ListHandle<Subcategory>
}

/** Nothing requested, nothing on screen. */
export const initialState: CategoriesState = {
  ...initial,
  categories: [],
  subcategories: [],
  subcategoriesByCategory: {},
  selectedCategoryId: null,
  loading: false,
  error: null,
  searchTerm: '',
  isSearching: false,
  searchResults: [],
  searchLoading: false,
  searchError: null,
}

/** Adds the lists' reducers; brings what is on screen up to date after any other change. */
export const { addListings, update } = reducers
