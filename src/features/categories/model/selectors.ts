// What pages may know about categories.
import { createSelector } from '@reduxjs/toolkit'
import { cacheKey, listingOf } from '@/api'
import type { CategoriesState } from './categoriesState'
import { joined } from './categoryTree'

interface WithCategories {
  categories: CategoriesState
}

const categoriesKey = cacheKey('listCategories', undefined)
const subcategoriesKey = cacheKey('listSubcategories', undefined)

const selectSlice = (state: WithCategories) => state.categories

/** All categories with status and error of the call. */
export const selectCategories = createSelector(
  [({ categories }: WithCategories) => listingOf(categories.categoryListings, categoriesKey)],
  ({ items, status, error }) => ({ items, status, error }),
)

/** All subcategories with status and error of the call. */
export const selectSubcategories = createSelector(
  [({ categories }: WithCategories) => listingOf(categories.subcategoryListings, subcategoriesKey)],
  ({ items, status, error }) => ({ items, status, error }),
)

/** The combined search: its text, and the results once both calls have settled. */
export const selectCategorySearch = createSelector(
  [selectSlice],
  ({ searchTerm: term, searchResults: results, isSearching, searchLoading: loading, searchError: error }) => ({
    term,
    results,
    isSearching,
    loading,
    error,
  }),
)

/** All categories, each with its subcategories. */
export const selectCategoryTree = createSelector(
  [selectCategories, selectSubcategories],
  ({ items: categories }, { items: subcategories }) => joined(categories, subcategories),
)

/** The search results, each with its subcategories; a parent that only the search returned is left unchanged. */
export const selectCategoryResults = createSelector([selectCategorySearch, selectCategoryTree], ({ results }, tree) => {
  const byId = new Map(tree.map((category) => [category._id, category]))
  return results.map((result) => byId.get(result._id) ?? result)
})
