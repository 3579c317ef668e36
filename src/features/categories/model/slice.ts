// The categories slice: its lists (categoryLists.ts), the search text, the chosen subcategories.
import { createSlice, type PayloadAction, type TypedStartListening } from '@reduxjs/toolkit'
import { baseApi, categoriesApi, prefetch } from '@/api'
import { cleanSearch } from '@/lib/cleanText'
import { isRoute, routes } from '@/lib/paths'
import { locationChanged } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { type CategoriesState, initialState } from './categoryLists'
import { subcategoriesOfRequest } from './categoryRequests'

const { deleteCategory } = categoriesApi.endpoints

/** Its subcategories are no longer wanted. */
function forget(state: CategoriesState, categoryId: string): void {
  delete state.subcategoriesByCategory[categoryId]
  if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null
}

/** The slice behind the DevTools key `categories`. */
export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    subcategoriesChosen: (state, { payload: categoryId }: PayloadAction<string>) => {
      state.selectedCategoryId = categoryId
      state.subcategoriesByCategory[categoryId] ??= []
    },
    subcategoriesCleared: (state, { payload: categoryId }: PayloadAction<string>) => forget(state, categoryId),
  },
  extraReducers: (builder) =>
    builder
      // The search text is in the address; an empty one ends the search.
      .addCase(locationChanged, (state, { payload: { path, query } }) => {
        state.searchTerm = isRoute(routes.categories, path) ? cleanSearch(query.kerko) : ''
        state.isSearching = state.searchTerm !== ''
      })
      // The address keeps the text, and the page searches for it again.
      .addCase(baseApi.util.resetApiState, ({ searchTerm, isSearching }) => ({
        ...initialState,
        searchTerm,
        isSearching,
        searchLoading: isSearching,
      }))
      .addMatcher(deleteCategory.matchFulfilled, (state, { meta }) => forget(state, meta.arg.originalArgs.id)),
})

/** A category's subcategories are wanted, or no longer wanted. */
export const { subcategoriesChosen, subcategoriesCleared } = categoriesSlice.actions

/** Requests the subcategories of a chosen category; the state takes them from the answer. */
export function addCategoryListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({
    actionCreator: subcategoriesChosen,
    effect: ({ payload }, { dispatch }) => void dispatch(prefetch(subcategoriesOfRequest(payload))),
  })
}
