// The comments on the business page: all or found ones. Search and page are in the address, to be shared (Q55).
import { useLocation } from 'react-router-dom'
import { useList } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { selectLocation } from '@/features/navigation/model/selectors'
import { useOfAddress } from '@/features/navigation/ui/useOfAddress'
import { useExistingPage, usePageInUrl } from '@/features/navigation/ui/usePageInUrl'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { businessReviewsRequest, reviewSearchRequest } from '@/features/reviews/model/reviewRequests'
import {
  isSearch,
  isWrongRange,
  queryFromSearch,
  type ReviewQuery,
  searchFromQuery,
} from '@/features/reviews/model/reviewSearch'
import { selectReviewFilters } from '@/features/reviews/model/selectors'
import { navigationRequested } from '@/store/navigationEvents'
import { type RootState, useAppDispatch } from '@/store/storeHooks'

/** What `useReviewsOfPage` gives. */
export type ReviewsOfPage = ReturnType<typeof useReviewsOfPage>

/** The search words are in the address only, beside the filters. */
const selectReviewSearch = (state: RootState): ReviewQuery => {
  const { rating, dateFrom, dateTo } = selectReviewFilters(state)
  return { text: searchFromQuery(selectLocation(state)?.query ?? {}).text, rating, dateFrom, dateTo }
}

/** A search replaces the list of all, whose first page stays subscribed; for an invalid range nothing is sent. */
export function useReviewsOfPage({ _id: id, reviewCount }: Business, userId: string | undefined) {
  const dispatch = useAppDispatch()
  const { pathname, state } = useLocation()
  const search = useOfAddress(selectReviewSearch, searchFromQuery)
  const { page, toPage } = usePageInUrl('comments', queryFromSearch(search))
  const isSearching = isSearch(search)
  const isSent = isSearching && !isWrongRange(search)
  const all = useList(reviewLists.businessComments, [businessReviewsRequest(id, isSearching ? 1 : page, userId)])
  const found = useList(reviewLists.searchResults, isSent ? [reviewSearchRequest(id, search, page, userId)] : [])
  const shown = isSearching ? found : all
  const isLoading = useExistingPage(shown, page, toPage) || shown.isLoading
  return {
    search,
    /** Writes another search into the address, always from page 1. */
    show: (next: ReviewQuery, replace = false) => {
      const wanted = queryFromSearch(next)
      dispatch(navigationRequested({ to: wanted ? `${pathname}?${wanted}` : pathname, replace, state }))
    },
    page,
    toPage,
    isSearching,
    all,
    /** All or found. */
    list: { ...shown, isLoading },
    // Known from the business before its comments arrive, so that nothing moves when they do.
    hasReviews: reviewCount > 0 || all.items.length > 0,
  }
}
