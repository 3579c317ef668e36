// The place the address means: from the link's state, or looked up among all categories.
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { useAppSelector } from '@/lib/store'
import { placeFromState, unknownPlace } from './place'
import { selectResolution } from './selectors'

/** The place (a derived one without an id until it is found), how the look-up stands, and how to try it again. */
export function usePlace(slug: string) {
  const { state } = useLocation()
  const given = useMemo(() => placeFromState(state, slug), [state, slug])
  const { retry } = useCategoryTree(given !== null)
  const resolution = useAppSelector((root) => selectResolution(root, slug))
  const derived = useMemo(() => unknownPlace(slug), [slug])
  if (given) return { place: given, status: 'found' as const, error: null, retry }
  return { place: resolution.place ?? derived, status: resolution.status, error: resolution.error, retry }
}
