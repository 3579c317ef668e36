// Categories and subcategories, under the names of the specification (CATSTATE-01), and their combined search.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  type Asked,
  cacheReset,
  categoriesApi,
  changeEverywhere,
  isLoading,
  type Keeping,
  keepListings,
  listingOf,
  withItems,
} from '@/api'
import type { Category, CategoryListReply, Subcategory, SubcategoryListReply } from '@/api/generated/categories'
import { appended, removed, replaced } from '@/lib/listRules'
import {
  type CategoriesState,
  categoryQuestions,
  initialState,
  type Question,
  subcategoryQuestions,
} from './categoriesState'
import { projectSearch } from './categorySearch'

const { createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints

/** Sets the named fields from the listings that are current. */
function project(state: CategoriesState): void {
  const categories = listingOf(state.categoryListings, state.current.listCategories)
  const key = state.current.listSubcategories ?? state.current.listCategorySubcategories
  const subcategories = listingOf(state.subcategoryListings, key)
  state.categories = categories.items
  state.subcategories = subcategories.items
  state.loading = isLoading(categories) || isLoading(subcategories)
  state.error = categories.error?.message ?? subcategories.error?.message ?? null
  const chosen = listingOf(state.subcategoryListings, state.current.listSubcategoriesByCategory)
  // The last answer may belong to another category; the chosen one's is used once it is there (CATSTATE-07).
  if (state.selectedCategoryId && chosen.status === 'ready') {
    state.subcategoriesByCategory[state.selectedCategoryId] = chosen.items
  }
  projectSearch(state)
}

/** Notes a request; requesting a category's subcategories selects that category (CATSTATE-07). */
function put(state: CategoriesState, { endpointName, queryCacheKey, originalArgs }: Asked): void {
  state.current[endpointName as Question] = queryCacheKey
  if (endpointName === 'listSubcategoriesByCategory') {
    state.selectedCategoryId = (originalArgs as { categoryId: string }).categoryId
  }
}

const keepingCategories: Keeping<CategoriesState, Category> = {
  questions: categoryQuestions,
  listings: ({ categoryListings }) => categoryListings,
  read: (reply) => ({ items: (reply as CategoryListReply).data }),
  put,
  project,
}

const keepingSubcategories: Keeping<CategoriesState, Subcategory> = {
  questions: subcategoryQuestions,
  listings: ({ subcategoryListings }) => subcategoryListings,
  read: (reply) => ({ items: (reply as SubcategoryListReply).data }),
  put,
  project,
}

function rewriteCategories(state: CategoriesState, rewrite: (items: Category[], search: boolean) => Category[]): void {
  changeEverywhere(state.categoryListings, (listing) =>
    withItems(listing, rewrite(listing.items, listing.endpoint === 'searchCategories')),
  )
  project(state)
}

/** The slice behind the DevTools key `categories`. */
export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    /** The search text changed; an empty one ends the search (CATSTATE-05, CATSTATE-06, STATE-07). */
    searchTermChanged: (state, { payload }: PayloadAction<string>) => {
      state.searchTerm = payload.trim()
      state.isSearching = state.searchTerm !== ''
      state.current.searchCategories = null
      state.current.searchSubcategories = null
      projectSearch(state)
    },
    /** A category's subcategories are no longer wanted (CATSTATE-08). */
    subcategoriesCleared: (state, { payload: categoryId }: PayloadAction<string>) => {
      delete state.subcategoriesByCategory[categoryId]
      if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null
    },
  },
  extraReducers: (builder) =>
    keepListings(keepListings(builder, keepingCategories), keepingSubcategories)
      .addMatcher(createCategory.matchFulfilled, (state, { payload: { data } }) => {
        if (data) rewriteCategories(state, (items, search) => (search ? items : appended(items, data)))
      })
      .addMatcher(updateCategory.matchFulfilled, (state, { payload: { data } }) => {
        if (data) rewriteCategories(state, (items) => replaced(items, data))
      })
      .addMatcher(deleteCategory.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        rewriteCategories(state, (items) => removed(items, id))
        delete state.subcategoriesByCategory[id]
        if (state.selectedCategoryId === id) state.selectedCategoryId = null
      })
      // The text is in the address, which stays: the page searches for it again.
      .addMatcher(cacheReset, ({ searchTerm, isSearching }) => ({
        ...initialState,
        searchTerm,
        isSearching,
        searchLoading: isSearching,
      })),
})

/** What the visitor does to the search and the subcategories chosen. */
export const { searchTermChanged, subcategoriesCleared } = categoriesSlice.actions
