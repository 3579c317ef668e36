// The categories slice: its lists (categoryLists.ts), the text searched for, the subcategories chosen.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { cacheReset, categoriesApi, changeEverywhere, withItems } from '@/api'
import type { Category } from '@/api/endpoints/generated/types'
import { appended, removed, replaced } from '@/lib/listRules'
import { locationChanged } from '@/lib/navigationEvents'
import { isRoute, routes } from '@/lib/paths'
import { addListings, type CategoriesState, initialState, update } from './categoryLists'

const { createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints

function changeCategories(state: CategoriesState, change: (items: Category[], isSearch: boolean) => Category[]): void {
  changeEverywhere(state.listings, (listing) =>
    listing.endpoint === 'listCategories' || listing.endpoint === 'searchCategories'
      ? withItems(listing, change(listing.items as Category[], listing.endpoint === 'searchCategories'))
      : listing,
  )
  update(state)
}

/** The slice behind the DevTools key `categories`. */
export const categoriesSlice = createSlice({
  name: 'categories',
  initialState,
  reducers: {
    /** A category's subcategories are wanted (CATSTATE-07). */
    subcategoriesChosen: (state, { payload: categoryId }: PayloadAction<string>) => {
      state.selectedCategoryId = categoryId
    },
    /** A category's subcategories are no longer wanted (CATSTATE-08). */
    subcategoriesCleared: (state, { payload: categoryId }: PayloadAction<string>) => {
      delete state.subcategoriesByCategory[categoryId]
      if (state.selectedCategoryId === categoryId) state.selectedCategoryId = null
    },
  },
  extraReducers: (builder) => {
    // The search text is in the address; an empty one ends the search (CATSTATE-05, CATSTATE-06, STATE-07).
    builder.addCase(locationChanged, (state, { payload: { path, query } }) => {
      state.searchTerm = isRoute(routes.categories, path) ? (query.kerko ?? '').trim() : ''
      state.isSearching = state.searchTerm !== ''
      update(state)
    })
    addListings(builder)
      .addMatcher(createCategory.matchFulfilled, (state, { payload: { data } }) => {
        if (data) changeCategories(state, (items, isSearch) => (isSearch ? items : appended(items, data)))
      })
      .addMatcher(updateCategory.matchFulfilled, (state, { payload: { data } }) => {
        if (data) changeCategories(state, (items) => replaced(items, data))
      })
      .addMatcher(deleteCategory.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        changeCategories(state, (items) => removed(items, id))
        delete state.subcategoriesByCategory[id]
        if (state.selectedCategoryId === id) state.selectedCategoryId = null
      })
      // The text is in the address, which stays: the page searches for it again.
      .addMatcher(cacheReset, ({ searchTerm, isSearching }) => ({
        ...initialState,
        searchTerm,
        isSearching,
        searchLoading: isSearching,
      }))
  },
})

/** A category's subcategories were chosen, or are wanted no more. */
export const { subcategoriesChosen, subcategoriesCleared } = categoriesSlice.actions
