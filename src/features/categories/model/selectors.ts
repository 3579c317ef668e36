// Selectors for categories, beside their lists (categoryLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import { answerToRequest, type ListsRoot } from '@/api'
import type { Category, Subcategory } from '@/api/endpoints/generated/types'
import type { CategoriesState } from './categoryLists'
import { categoriesRequest, subcategoriesRequest } from './categoryRequests'
import { joined } from './categoryTree'

interface WithCategories {
  categories: CategoriesState
}

/** The trimmed search text; empty without a search. */
export const selectSearchTerm = ({ categories }: WithCategories) => categories.searchTerm

const selectCategoryTree = createSelector(
  [
    ({ categories }: WithCategories) => categories.categories,
    ({ categories }: WithCategories) => categories.subcategories,
  ],
  joined,
)

/** All loaded categories and subcategories, on screen or not: what a prefetch may know. */
export const selectLoadedCategories = createSelector(
  [
    (root: ListsRoot) => answerToRequest<Category>(root, categoriesRequest),
    (root: ListsRoot) => answerToRequest<Subcategory>(root, subcategoriesRequest),
  ],
  (categories, subcategories) => ({
    tree: joined(categories.items, subcategories.items),
    subcategories: subcategories.items,
  }),
)

/** The combined search: its text, its error, and once both calls have settled the results with their subcategories. */
export const selectCategorySearch = createSelector(
  [({ categories }: WithCategories) => categories, selectCategoryTree],
  ({ searchTerm, searchResults, isSearching, searchLoading, searchError }, tree) => {
    const byId = new Map(tree.map((category) => [category._id, category]))
    return {
      term: searchTerm,
      error: searchError,
      results: isSearching && !searchLoading ? searchResults.map((found) => byId.get(found._id) ?? found) : null,
    }
  },
)
