// The search in comments and the page number, which live in the address, so that both can be shared (Q55).
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { queryFromSearch, type ReviewSearch, searchFromQuery, settledSearch } from '@/features/reviews/model/search'
import { pageFromText } from '@/lib/pageAddress'
import { useAppDispatch } from '@/lib/store'
import { navigationRequested } from '@/session/events'
import { useAddressDraft } from '@/ui/useAddressDraft'
import { useTopOnArrival } from '@/ui/useTopOnArrival'

/** How long nothing must change before it is searched (REVSTATE-06). */
const PAUSE = 300

/**
 * `draft` for the controls; `search` and `page` as the address says them, which is what the comments answer. A draft reaches
 * the address 300 ms after its last change, if it means another search (REVSTATE-07), always with page 1. More
 * letters replace the history entry, a choice adds one, so that Back undoes choices and not letters.
 */
export function useCommentsAddress() {
  const dispatch = useAppDispatch()
  const toTop = useTopOnArrival()
  const { pathname, search: query, state } = useLocation()
  const given = useMemo(() => new URLSearchParams(query), [query])
  const search = useMemo(() => searchFromQuery(Object.fromEntries(given)), [given])
  const go = (next: ReviewSearch, page: number, replace: boolean) => {
    const wanted = queryFromSearch(next, page)
    dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace, state }))
  }
  const [draft, setDraft] = useAddressDraft({
    value: search,
    keyOf: queryFromSearch,
    pause: PAUSE,
    onSettled: (next) => {
      const { text } = settledSearch(next)
      const isTyping = text !== '' && search.text !== '' && text !== search.text
      go(next, 1, isTyping)
    },
  })
  return {
    search,
    draft,
    setDraft,
    page: pageFromText(given.get('faqe')),
    /** Another page is looked at from its top; a corrected number is no other page. */
    toPage: (page: number, replace = false) => {
      if (!replace) toTop()
      go(search, page, replace)
    },
  }
}
