// What a category page's address says: the category (from the link's state or looked up), the filters, the page number.
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AppError } from '@/api'
import type { Subcategory } from '@/api/endpoints/generated/types'
import { type CategoryFilterValues, filtersFromQuery, queryFromFilters } from '@/features/businesses/model/filters'
import { selectFilters } from '@/features/businesses/model/selectors'
import { useCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import { cleanSearch } from '@/lib/cleanText'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useModule } from '@/ui/useModule'
import { useUrlDraft } from '@/ui/useUrlDraft'
import { categoryFromLoaded, categoryFromState, genericDescription, type ResolvedCategory } from './resolvedCategory'

/** Underscores as spaces, each word capitalised; parent and id are left out (Q69, Q101). */
const nameFromSlug = (slug: string): string =>
  (slug.split('~', 2).at(-1) ?? '')
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const unresolvedCategory = (slug: string): ResolvedCategory => ({
  id: null,
  name: nameFromSlug(slug),
  description: genericDescription(false),
  isSubcategory: false,
  subcategories: [],
  parent: null,
})

const none: readonly Subcategory[] = []

/** What is known about a slug; a `category` without an id has only a name derived from the slug. */
interface Resolution {
  category: ResolvedCategory
  status: 'found' | 'loading' | 'missing' | 'failed'
  error: AppError | null
}

/** How a look-up that found nothing ended, if it has. */
function outcome(failure: AppError | null, isKnown: boolean): Resolution['status'] {
  if (failure) return 'failed'
  return isKnown ? 'missing' : 'loading'
}

/** The category, the look-up's status, and how to retry it. */
export function useResolvedCategory(slug: string): Resolution & { retry: () => void } {
  const { state } = useLocation()
  const given = useMemo(() => categoryFromState(state, slug), [state, slug])
  const isGiven = given !== null && !given.isPartial
  const { categories, subcategories, isSuccess, error, retry } = useCategoryTree(isGiven)
  // A subcategory may have a category's slug, which comes first (Q37): it only counts once categories came or failed.
  const others = isSuccess || error ? subcategories.items : none
  const listed = useMemo(() => categoryFromLoaded(categories, others, slug), [categories, others, slug])
  const derived = useMemo(() => unresolvedCategory(slug), [slug])
  const failure = error ?? subcategories.error
  const status = outcome(failure, isSuccess && subcategories.isSuccess)
  const found = (category: ResolvedCategory) => ({ category, status: 'found' as const, error: null, retry })
  if (isGiven) return found(given)
  // A partly given category's businesses show at once; the rest of it once the directory knows the slug.
  if (listed) return found(given && listed.id !== given.id ? given : listed)
  if (given) return { ...found(given), status: status === 'loading' ? 'loading' : 'found' }
  return { category: derived, status, error: failure, retry }
}

const loadTowns = () => import('@/features/businesses/model/cityNames')

/** The filters as requested: texts cleaned, a town by its own name in whatever form it was typed (Q107). */
const cleaned = (
  filters: CategoryFilterValues,
  asCity: (text: string) => string = (text) => text,
): CategoryFilterValues => ({
  ...filters,
  search: cleanSearch(filters.search),
  location: asCity(cleanSearch(filters.location)),
})

/**
 * `draft`, as typed, for the controls; `filters`, cleaned, and `page` from the address, for the results. A draft
 * reaches the address 300 ms after its last change, always with page 1. Typing replaces the history entry, a choice
 * adds one: Back undoes choices, not letters. What a town is called is known once its names have loaded.
 */
export function useFilters() {
  const dispatch = useAppDispatch()
  // The history entry's state is kept: it holds the category that came with the link.
  const { pathname, state } = useLocation()
  const ofAddress = useOfAddress(selectFilters, filtersFromQuery)
  const [isTownTyped, setIsTownTyped] = useState(false)
  const asCity = useModule(isTownTyped || ofAddress.location !== '', loadTowns)?.asCity
  const keyOf = (wanted: CategoryFilterValues) => queryFromFilters(cleaned(wanted, asCity))
  const filters = useMemo(() => cleaned(ofAddress, asCity), [ofAddress, asCity])
  const { page, toPage } = usePageInUrl('businesses', queryFromFilters(filters))
  const [draft, setDraft] = useUrlDraft({
    name: 'filters',
    value: filters,
    keyOf,
    onSettled: (next) => {
      const isTyping = next.rating === filters.rating && next.sortBy === filters.sortBy
      const wanted = keyOf(next)
      dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace: isTyping, state }))
    },
  })
  return {
    filters,
    draft,
    setDraft: (next: CategoryFilterValues) => {
      if (next.location) setIsTownTyped(true)
      setDraft(next)
    },
    /** The draft is not in the address yet: the results are of the previous filters. */
    isPending: keyOf(draft) !== keyOf(filters),
    page,
    toPage,
  }
}
