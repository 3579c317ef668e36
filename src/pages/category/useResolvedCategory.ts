// The category the address names: from the link's state, or looked up among all categories.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppError } from '@/api'
import type { Subcategory } from '@/api/endpoints/generated/types'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { categoryFromLoaded, categoryFromState, genericDescription, type ResolvedCategory } from './resolvedCategory'

/** Underscores as spaces, each word capitalised; parent and id are left out (Q69, Q101). */
const nameFromSlug = (slug: string): string =>
  (slug.split('~', 2).at(-1) ?? '')
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The category of an address that nothing is known about. */
const unresolvedCategory = (slug: string): ResolvedCategory => ({
  id: null,
  name: nameFromSlug(slug),
  description: genericDescription(false),
  isSubcategory: false,
  subcategories: [],
  parent: null,
})

const none: readonly Subcategory[] = []

/** What is known about a slug; without an id in `category` its name is only derived from the slug. */
interface Resolution {
  category: ResolvedCategory
  status: 'found' | 'loading' | 'missing' | 'failed'
  error: AppError | null
}

/** How the look-up ended that found nothing, if it has. */
function outcome(failure: AppError | null, isKnown: boolean): Resolution['status'] {
  if (failure) return 'failed'
  return isKnown ? 'missing' : 'loading'
}

/** The category, the look-up's status, and how to retry it (Q36). */
export function useResolvedCategory(slug: string): Resolution & { retry: () => void } {
  const { state } = useLocation()
  const given = useMemo(() => categoryFromState(state, slug), [state, slug])
  const isGiven = given !== null && !given.isPartial
  const { categories, subcategories, isSuccess, error, retry } = useCategoryTree(isGiven)
  // A subcategory may have the slug of a category, which comes before it (Q37): while that may still come, only those below count.
  const others = isSuccess || error ? subcategories.items : none
  const listed = useMemo(() => categoryFromLoaded(categories, others, slug), [categories, others, slug])
  const derived = useMemo(() => unresolvedCategory(slug), [slug])
  const failure = error ?? subcategories.error
  const status = outcome(failure, isSuccess && subcategories.isSuccess)
  const found = (category: ResolvedCategory) => ({ category, status: 'found' as const, error: null, retry })
  if (isGiven) return found(given)
  // The businesses of a partly given one can be shown at once; the rest of it too, once the directory knows the slug.
  if (listed) return found(given && listed.id !== given.id ? given : listed)
  if (given) return { ...found(given), status: status === 'loading' ? 'loading' : 'found' }
  return { category: derived, status, error: failure, retry }
}
