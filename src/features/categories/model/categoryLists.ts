// The state of the categories slice: its lists and the combined search, by the specification's names.
import { answerToRequest, createLists, type ListHandle, type ListsRoot, type ListsState, withFields } from '@/api'
import type { Category, Subcategory } from '@/api/endpoints/generated/types'
import { categoryMatchesRequest, subcategoriesOfRequest, subcategoryMatchesRequest } from './categoryRequests'

/** A subcategory's parent: the known category, else one built from its fields; undefined without a name. */
function parentOf({ categoryId }: Subcategory, known: ReadonlyMap<string, Category>): Category | undefined {
  if (!categoryId?._id) return undefined
  const { _id, name } = categoryId
  return known.get(_id) ?? (name ? { _id, name, subcategories: [] } : undefined)
}

/** Matching categories, then other parents of matching subcategories. A failed search counts as empty. */
export function combinedResults(
  matches: readonly Category[],
  subcategoryMatches: readonly Subcategory[],
  known: readonly Category[],
): Category[] {
  const results = new Map(matches.map((category) => [category._id, category]))
  const byId = new Map(known.map((category) => [category._id, category]))
  for (const subcategory of subcategoryMatches) {
    const parent = parentOf(subcategory, byId)
    if (parent && !results.has(parent._id)) results.set(parent._id, parent)
  }
  return [...results.values()]
}

/** The fields the specification names. A list field is the list opened last; it follows the list rules when left. */
export interface CategoriesState extends ListsState {
  categories: Category[]
  subcategories: Subcategory[]
  /** The subcategories of the chosen categories, by category id; empty until they are answered. */
  subcategoriesByCategory: Record<string, Subcategory[]>
  selectedCategoryId: string | null
  loading: boolean
  error: string | null
  searchTerm: string
  isSearching: boolean
  searchResults: Category[]
  searchLoading: boolean
  searchError: string | null
}

/** The combined search's status: done once both halves have settled; a failed half counts as empty. */
function searchStatus(
  { searchTerm, isSearching, categories: known }: CategoriesState,
  root: ListsRoot,
): Pick<CategoriesState, 'searchLoading' | 'searchError' | 'searchResults'> {
  if (!isSearching) return { searchLoading: false, searchError: null, searchResults: [] }
  const categories = answerToRequest<Category>(root, categoryMatchesRequest(searchTerm))
  const subcategories = answerToRequest<Subcategory>(root, subcategoryMatchesRequest(searchTerm))
  const hasSettled = [categories, subcategories].every(({ isSuccess, error }) => isSuccess || error)
  if (!hasSettled) return { searchLoading: true, searchError: null, searchResults: [] }
  return {
    searchLoading: false,
    searchError: categories.error && subcategories.error ? categories.error.message : null,
    searchResults: combinedResults(
      categories.error ? [] : categories.items,
      subcategories.error ? [] : subcategories.items,
      known,
    ),
  }
}

const { initial, lists, sliceLists } = createLists<
  CategoriesState,
  Category | Subcategory,
  'categories' | 'subcategories'
>({
  slice: 'categories',
  writes: ['createCategory', 'updateCategory', 'deleteCategory'],
  lists: { categories: {}, subcategories: {} },
  writeStatus: (state, { loading, errors }, root) => {
    const { subcategoriesByCategory: byCategory } = state
    const ids = Object.keys(byCategory)
    const chosen = ids.map((id) => answerToRequest<Subcategory>(root, subcategoriesOfRequest(id)))
    const answered = chosen.flatMap(({ isSuccess, items }, at) => (isSuccess ? [[ids[at], items]] : []))
    return {
      loading: loading.main || chosen.some(({ isFetching }) => isFetching),
      error: errors.main ?? chosen.find(({ error }) => error)?.error?.message ?? null,
      subcategoriesByCategory: withFields(byCategory, Object.fromEntries(answered)),
      ...searchStatus(state, root),
    }
  },
  readStatus: ({ loading, error, searchLoading, searchError }) => ({
    loading: { main: loading, search: searchLoading },
    errors: { main: error, search: searchError },
  }),
})

/** The lists of categories and subcategories for the root reducer. */
export const categorySliceLists = sliceLists

/** The same for `useList`. */
export const categoryLists = lists as {
  categories: ListHandle<Category>
  subcategories: ListHandle<Subcategory>
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
