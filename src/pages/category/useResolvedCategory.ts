// The place the address names: from the link's state, or looked up among all categories.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { useAppSelector } from '@/lib/storeHooks'
import { categoryFromState, unresolvedCategory } from './resolvedCategory'
import { selectResolution } from './selectors'

/** The place (derived from the slug, without an id, until found), the look-up's status, and how to retry it. */
export function useResolvedCategory(slug: string) {
  const { state } = useLocation()
  const given = useMemo(() => categoryFromState(state, slug), [state, slug])
  const isGiven = given !== null && !given.isPartial
  const { retry } = useCategoryTree(isGiven)
  const resolution = useAppSelector((root) => selectResolution(root, slug))
  const derived = useMemo(() => unresolvedCategory(slug), [slug])
  if (isGiven) return { place: given, status: 'found' as const, error: null, retry }
  if (given) {
    // Its businesses can be shown at once; the rest of it too, where the directory knows the slug.
    const place = resolution.place?.id === given.id ? resolution.place : given
    return {
      place,
      status: resolution.status === 'loading' ? ('loading' as const) : ('found' as const),
      error: null,
      retry,
    }
  }
  return { place: resolution.place ?? derived, status: resolution.status, error: resolution.error, retry }
}
