// What pages may know about categories beside their lists (categoryLists.ts).
import { createSelector } from '@reduxjs/toolkit'
import { answerToRequest, type ListsRoot } from '@/api'
import type { Category, Subcategory } from '@/api/endpoints/generated/types'
import type { CategoriesState } from './categoryLists'
import { categoriesRequest, subcategoriesRequest } from './categoryRequests'
import { joined } from './categoryTree'

interface WithCategories {
  categories: CategoriesState
}

/** The trimmed text that is searched for among the categories; empty while nothing is. */
export const selectSearchTerm = ({ categories }: WithCategories) => categories.searchTerm

/** The categories on screen, each with its subcategories. */
const selectCategoryTree = createSelector(
  [
    ({ categories }: WithCategories) => categories.categories,
    ({ categories }: WithCategories) => categories.subcategories,
  ],
  joined,
)

/** All categories and subcategories as far as they were loaded, on screen or not: what a prefetch may know. */
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

/** The combined search: its text, why it failed, and the results once both calls have settled, each with its subcategories. */
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
