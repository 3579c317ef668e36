// The category page's selectors over several slices.
import { createSelector } from '@reduxjs/toolkit'
import type { AppError } from '@/api'
import { selectCategories, selectCategoryTree, selectSubcategories } from '@/features/categories/model/selectors'
import { categoryFromSubcategories, categoryFromTree, type ResolvedCategory } from './resolvedCategory'

/** What is known about a slug: the place, or that it is not known yet, does not exist, or could not be loaded. */
export interface Resolution {
  place: ResolvedCategory | null
  status: 'found' | 'loading' | 'missing' | 'failed'
  error: AppError | null
}

/** Looks a slug up in the categories and subcategories loaded so far (Q36). */
export const selectResolution = createSelector(
  [selectCategoryTree, selectCategories, selectSubcategories, (_: unknown, slug: string) => slug],
  (tree, categories, subcategories, slug): Resolution => {
    const place = categoryFromTree(tree, slug) ?? categoryFromSubcategories(subcategories.items, slug)
    if (place) return { place, status: 'found', error: null }
    const error = categories.error ?? subcategories.error
    if (error) return { place: null, status: 'failed', error }
    const isKnown = categories.status === 'ready' && subcategories.status === 'ready'
    return { place: null, status: isKnown ? 'missing' : 'loading', error: null }
  },
)
