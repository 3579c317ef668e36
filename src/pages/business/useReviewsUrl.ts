// The search in comments and the page number, which live in the address, so that both can be shared (Q55).
import { useLocation } from 'react-router-dom'
import { selectLocation } from '@/features/navigation/model/selectors'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import {
  queryFromSearch,
  type ReviewQuery,
  searchFromQuery,
  settledSearch,
} from '@/features/reviews/model/reviewSearch'
import { selectReviewFilters } from '@/features/reviews/model/selectors'
import { navigationRequested } from '@/store/navigationEvents'
import { type RootState, useAppDispatch } from '@/store/storeHooks'
import { useUrlDraft } from '@/ui/useUrlDraft'

/** ms without a change before the search starts (REVSTATE-06). */
const PAUSE = 300

/** The words that are searched for stand in the address alone, beside the filters. */
const selectReviewSearch = (state: RootState): ReviewQuery => {
  const { rating, dateFrom, dateTo } = selectReviewFilters(state)
  return { text: searchFromQuery(selectLocation(state)?.query ?? {}).text, rating, dateFrom, dateTo }
}

/** `search` and `page` from the address, which the comments shown are for; `show` writes another search into it. */
export function useReviewsUrl() {
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  const search = useOfAddress(selectReviewSearch, searchFromQuery)
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
