// The comments of a business that a search finds (Q55, REVSTATE-04).
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect } from 'react'
import { cacheKey, DEFAULT_PAGE_SIZE, useSearchReviewsQuery } from '@/api'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { isSearch, isWrongRange, type ReviewQuery, requestFromSearch } from '../model/reviewSearch'
import { selectReviewListing } from '../model/selectors'
import { filtersChanged, searchCleared } from '../model/slice'

/** The slice's filters follow the search; without one its results go (STATE-07). */
export function useSearchState(businessId: string, search: ReviewQuery) {
  const dispatch = useAppDispatch()
  const { rating, dateFrom, dateTo } = search
  const isActive = isSearch(search)
  useEffect(() => {
    dispatch(filtersChanged({ rating, businessId, dateFrom, dateTo }))
  }, [dispatch, rating, businessId, dateFrom, dateTo])
  useEffect(() => {
    if (!isActive) dispatch(searchCleared())
  }, [dispatch, isActive])
}

/** 10 per page, read by their request, so that an answer to an older search is never shown. An invalid range sends no request. */
export function useReviewSearch(businessId: string, search: ReviewQuery, page: number, userId: string | undefined) {
  const argument = { ...requestFromSearch(search), businessId, page, limit: DEFAULT_PAGE_SIZE, userId }
  const isAsked = isSearch(search) && !isWrongRange(search)
  const { refetch } = useSearchReviewsQuery(isAsked ? argument : skipToken)
  const key = isAsked ? cacheKey('searchReviews', argument) : null
  const listing = useAppSelector((state) => selectReviewListing(state, key))
  return { listing, retry: () => void refetch() }
}
