// Categories and subcategories, under the names of the specification (CATSTATE-01), and their combined search.
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import {
  cacheReset,
  categoriesApi,
  entryRemoved,
  isLoading,
  listingOf,
  noteAnswered,
  noteAsked,
  noteFailed,
  questions,
} from '@/api'
import type { Category, CategoryListReply, SubcategoryListReply } from '@/api/generated/categories'
import { reducerArrived } from '@/lib/lateReducer'
import { appended, removed, replaced } from '@/lib/listRules'
import { projectSearch } from './search'
import { type CategoriesState, categoryQuestions, initialState, type Question, subcategoryQuestions } from './state'

const loads = questions([...categoryQuestions, ...subcategoryQuestions])

const ofCategories = questions(categoryQuestions)
const ofSubcategories = questions(subcategoryQuestions)
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
  projectSearch(state)
}

/** Marks the category whose subcategories were asked for, and keeps those that are known (CATSTATE-07). */
function select(state: CategoriesState, args: unknown, key: string): void {
  const { categoryId } = args as { categoryId: string }
  const listing = listingOf(state.subcategoryListings, key)
  state.selectedCategoryId = categoryId
  if (listing.status === 'ready') state.subcategoriesByCategory[categoryId] = listing.items
}

function rewriteCategories(state: CategoriesState, rewrite: (items: Category[], search: boolean) => Category[]): void {
  for (const listing of Object.values(state.categoryListings)) {
    listing.items = rewrite(listing.items, listing.endpoint === 'searchCategories')
  }
  project(state)
}

/** The slice behind the DevTools key `categories`. */
export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    /** Another text is searched for; none ends the search (CATSTATE-05, CATSTATE-06, STATE-07). */
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
    builder
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
      .addMatcher(isAnyOf(loads.asked, loads.shown), (state, action) => {
        const { endpointName, queryCacheKey, originalArgs } = action.meta.arg
        state.current[endpointName as Question] = queryCacheKey
        if (ofCategories.asked(action)) noteAsked(state.categoryListings, action)
        if (ofSubcategories.asked(action)) noteAsked(state.subcategoryListings, action)
        if (endpointName === 'listSubcategoriesByCategory') select(state, originalArgs, queryCacheKey)
        project(state)
      })
      .addMatcher(ofCategories.answered, (state, action) => {
        noteAnswered(state.categoryListings, action, { items: (action.payload as CategoryListReply).data })
        project(state)
      })
      .addMatcher(ofSubcategories.answered, (state, action) => {
        const { endpointName, queryCacheKey, originalArgs } = action.meta.arg
        noteAnswered(state.subcategoryListings, action, { items: (action.payload as SubcategoryListReply).data })
        const isCurrent = state.current[endpointName as Question] === queryCacheKey
        if (endpointName === 'listSubcategoriesByCategory' && isCurrent) select(state, originalArgs, queryCacheKey)
        project(state)
      })
      .addMatcher(ofCategories.failed, (state, action) => {
        noteFailed(state.categoryListings, action)
        project(state)
      })
      .addMatcher(ofSubcategories.failed, (state, action) => {
        noteFailed(state.subcategoryListings, action)
        project(state)
      })
      .addMatcher(entryRemoved, (state, { payload }) => {
        delete state.categoryListings[payload.queryCacheKey]
        delete state.subcategoryListings[payload.queryCacheKey]
        project(state)
      })
      .addMatcher(cacheReset, () => initialState),
})

/** What the visitor does to the search and the subcategories chosen. */
export const { searchTermChanged, subcategoriesCleared } = categoriesSlice.actions

reducerArrived(categoriesSlice)
