// The search in comments and the page number, which live in the address, so that both can be shared (Q55).
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import {
  queryFromSearch,
  type ReviewQuery,
  searchFromQuery,
  settledSearch,
} from '@/features/reviews/model/reviewSearch'
import { navigationRequested } from '@/lib/navigationEvents'
import { useAppDispatch } from '@/lib/storeHooks'
import { useUrlDraft } from '@/ui/useUrlDraft'

/** ms without a change before the search starts (REVSTATE-06). */
const PAUSE = 300

/** `search` and `page` from the address, which the comments shown are for; `show` writes another search into it. */
export function useReviewsUrl() {
  const dispatch = useAppDispatch()
  const { pathname, search: query, state } = useLocation()
  const search = useMemo(() => searchFromQuery(Object.fromEntries(new URLSearchParams(query))), [query])
  /** Another search, always from page 1. */
  const show = (next: ReviewQuery, replace = false) => {
    const wanted = queryFromSearch(next)
    dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace, state }))
  }
  return { search, show, ...usePageInUrl() }
}

/**
 * The values of the controls, and their setter. They reach the address 300 ms after the last change, if they mean another search
 * (REVSTATE-07). Typing replaces the history entry, a choice adds one, so that Back undoes choices and not letters. Kept next to
 * the controls, so that typing renders only them and not the comments.
 */
export const useSearchDraft = (search: ReviewQuery, show: (next: ReviewQuery, replace: boolean) => void) =>
  useUrlDraft({
    name: 'reviewSearch',
    value: search,
    keyOf: queryFromSearch,
    pause: PAUSE,
    onSettled: (next) => {
      const { text } = settledSearch(next)
      const isTyping = text !== '' && search.text !== '' && text !== search.text
      show(next, isTyping)
    },
  })
