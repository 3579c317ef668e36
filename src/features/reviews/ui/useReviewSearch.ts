// The reviews of a business that a search finds (Q55, REVSTATE-04).
import { useList } from '@/api'
import { reviewLists } from '../model/reviewLists'
import { reviewSearchRequest } from '../model/reviewRequests'
import { isSearch, isWrongRange, type ReviewQuery } from '../model/reviewSearch'

/** 10 per page. Nothing is sent without a search or for an invalid range. */
export function useReviewSearch(businessId: string, search: ReviewQuery, page: number, userId: string | undefined) {
  const isWanted = isSearch(search) && !isWrongRange(search)
  const requests = isWanted ? [reviewSearchRequest(businessId, search, page, userId)] : []
  return useList(reviewLists.searchResults, requests)
}
