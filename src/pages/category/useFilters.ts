// The filters and the page number, which live in the address (CATPAGE-32 to CATPAGE-34).
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { queryFromFilters } from '@/features/businesses/model/filterRequests'
import { type CategoryFilterValues, filtersFromQuery } from '@/features/businesses/model/filters'
import { navigationRequested } from '@/lib/navigationEvents'
import { pageFromText } from '@/lib/pageNumber'
import { useAppDispatch } from '@/lib/storeHooks'
import { useScrollToTop } from '@/ui/useScrollToTop'
import { useUrlDraft } from '@/ui/useUrlDraft'

const PAUSE = 300

const trimmed = (filters: CategoryFilterValues): CategoryFilterValues => ({
  ...filters,
  search: filters.search.trim(),
  location: filters.location.trim(),
})
const keyOf = (filters: CategoryFilterValues): string => queryFromFilters(trimmed(filters))

/**
 * `draft` for the controls; `filters` and `page` from the address, which the results are for. A draft
 * reaches the address 300 ms after its last change (CATPAGE-33), always with page 1 (CATPAGE-32). Typing replaces the
 * history entry, a choice adds one, so that Back undoes choices and not letters.
 */
export function useFilters() {
  const dispatch = useAppDispatch()
  const toTop = useScrollToTop()
  // The history entry's state is kept: it holds the category that came with the link.
  const { pathname, search, state } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const filters = useMemo(() => trimmed(filtersFromQuery(Object.fromEntries(query))), [query])
  const go = (next: CategoryFilterValues, page: number, replace: boolean) => {
    const wanted = queryFromFilters(next, page)
    dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace, state }))
  }
  const [draft, setDraft] = useUrlDraft({
    value: filters,
    keyOf,
    pause: PAUSE,
    onSettled: (next) => {
      const isTyping = next.rating === filters.rating && next.sortBy === filters.sortBy
      go(trimmed(next), 1, isTyping)
    },
  })
  return {
    filters,
    draft,
    setDraft,
    /** The draft is not in the address yet: the results are still those of the previous filters. */
    isPending: keyOf(draft) !== keyOf(filters),
    page: pageFromText(query.get('faqe')),
    /** Another page starts at its top; a corrected number is not another page. */
    toPage: (page: number, replace = false) => {
      if (!replace) toTop()
      go(filters, page, replace)
    },
  }
}
