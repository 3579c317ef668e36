// The state of the categories slice: its lists and the combined search, under the names of the specification (CATSTATE-01).
import { cacheKey, createListings, type ListHandle, type ListsState, type OpenList, type QueryRequest } from '@/api'
import type { Category, CategoryListReply, Subcategory, SubcategoryListReply } from '@/api/generated/types'
import { undrafted } from '@/lib/listRules'
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
function summarizeSearch(state: CategoriesState, categories: OpenMatches, subcategories: OpenMatches): void {
  const { searchTerm, isSearching } = state
  const isCurrent =
    isOf(categories, categoryMatchesRequest(searchTerm)) && isOf(subcategories, subcategoryMatchesRequest(searchTerm))
  const hasSettled = isCurrent && [categories, subcategories].every((list) => list?.isAnswered || list?.error)
  const itemsOf = (list: OpenMatches) => (list?.error ? [] : (list?.items ?? []))
  state.searchLoading = isSearching && !hasSettled
  state.searchError =
    isSearching && hasSettled && categories?.error && subcategories?.error ? categories.error.message : null
  state.searchResults =
    isSearching && hasSettled
      ? combinedResults(
          itemsOf(categories) as Category[],
          itemsOf(subcategories) as Subcategory[],
          undrafted(state.categories),
        )
      : []
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
    state.loading = shown.some((list) => list?.isBusy)
    state.error = shown.find((list) => list?.error)?.error?.message ?? null
    const chosen = open('chosenSubcategories')
    const id = state.selectedCategoryId
    if (id && chosen?.isAnswered && isOf(chosen, subcategoriesOfRequest(id))) {
      state.subcategoriesByCategory[id] = (chosen.items ?? []) as Subcategory[]
    }
    summarizeSearch(state, open('categoryMatches'), open('subcategoryMatches'))
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
