// Selectors over categories and subcategories together.
import { createSelector } from '@reduxjs/toolkit'
import { joined } from './categoryTree'
import { selectCategories, selectCategorySearch, selectSubcategories } from './selectors'

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
