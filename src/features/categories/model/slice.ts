// The categories slice: its lists (categoryLists.ts), the text searched for, the subcategories chosen and what follows from that.
import { createSlice, type PayloadAction, type TypedStartListening } from '@reduxjs/toolkit'
import { baseApi, categoriesApi, prefetch } from '@/api'
import { cleanText } from '@/lib/cleanText'
import { isRoute, routes } from '@/lib/paths'
import { locationChanged } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { initialState } from './categoryLists'
import { subcategoriesOfRequest } from './categoryRequests'

const { deleteCategory } = categoriesApi.endpoints

/** The slice behind the DevTools key `categories`. */
export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    /** A category's subcategories are wanted. */
    subcategoriesChosen: (state, { payload: categoryId }: PayloadAction<string>) => {
      state.selectedCategoryId = categoryId
    },
    /** A category's subcategories are no longer wanted. */
    subcategoriesCleared: (state, { payload: categoryId }: PayloadAction<string>) => {
      delete state.subcategoriesByCategory[categoryId]
      if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null
    },
  },
  extraReducers: (builder) =>
    builder
      // The search text is in the address; an empty one ends the search.
      .addCase(locationChanged, (state, { payload: { path, query } }) => {
        state.searchTerm = isRoute(routes.categories, path) ? cleanText(query.kerko) : ''
        state.isSearching = state.searchTerm !== ''
      })
      // The text is in the address, which stays: the page searches for it again.
      .addCase(baseApi.util.resetApiState, ({ searchTerm, isSearching }) => ({
        ...initialState,
        searchTerm,
        isSearching,
        searchLoading: isSearching,
      }))
      .addMatcher(deleteCategory.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        delete state.subcategoriesByCategory[id]
        if (state.selectedCategoryId === id) state.selectedCategoryId = null
      }),
})

/** A category's subcategories were chosen, or are wanted no more. */
export const { subcategoriesChosen, subcategoriesCleared } = categoriesSlice.actions

/** Requests the subcategories of a category that was chosen; the state takes them from the answer. */
export function addCategoryListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  startListening({
    actionCreator: subcategoriesChosen,
    effect: ({ payload }, { dispatch }) => void dispatch(prefetch(subcategoriesOfRequest(payload))),
  })
}
