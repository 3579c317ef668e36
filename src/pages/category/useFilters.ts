// The filters and the page number, which live in the address.
import { useLocation } from 'react-router-dom'
import { queryFromFilters } from '@/features/businesses/model/filterAddress'
import { type CategoryFilterValues, filtersFromQuery } from '@/features/businesses/model/filters'
import { selectFilters } from '@/features/businesses/model/selectors'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import { cleanText } from '@/lib/cleanText'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useUrlDraft } from '@/ui/useUrlDraft'

const PAUSE = 300

const cleaned = (filters: CategoryFilterValues): CategoryFilterValues => ({
  ...filters,
  search: cleanText(filters.search),
  location: cleanText(filters.location),
})
const keyOf = (filters: CategoryFilterValues): string => queryFromFilters(cleaned(filters))

/**
 * `draft` for the controls; `filters` and `page` from the address, which the results are for. A draft
 * reaches the address 300 ms after its last change, always with page 1. Typing replaces the
 * history entry, a choice adds one, so that Back undoes choices and not letters.
 */
export function useFilters() {
  const dispatch = useAppDispatch()
  const { page, toPage } = usePageInUrl('businesses')
  // The history entry's state is kept: it holds the category that came with the link.
  const { pathname, state } = useLocation()
  const filters = useOfAddress(selectFilters, filtersFromQuery)
  const [draft, setDraft] = useUrlDraft({
    name: 'filters',
    value: filters,
    keyOf,
    pause: PAUSE,
    onSettled: (next) => {
      const isTyping = next.rating === filters.rating && next.sortBy === filters.sortBy
      const wanted = queryFromFilters(cleaned(next))
      dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace: isTyping, state }))
    },
  })
  return {
    filters,
    draft,
    setDraft,
    /** The draft is not in the address yet: the results are still those of the previous filters. */
    isPending: keyOf(draft) !== keyOf(filters),
    page,
    toPage,
  }
}
