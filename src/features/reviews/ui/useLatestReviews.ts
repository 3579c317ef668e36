// The latest comments of the home page.
import { cacheKey, reviewsApi, useListReviewsQuery } from '@/api'
import { type AppDispatch, useAppSelector } from '@/lib/storeHooks'
import { hasItems, useArrival } from '@/ui/useArrival'
import { selectReviewListing } from '../model/selectors'

const LATEST = { page: 1, limit: 16 }
const key = cacheKey('listReviews', LATEST)

/** 16 comments, fetched once and kept: coming back to the page sends no request (HOME-10). */
export function useLatestReviews() {
  const { refetch } = useListReviewsQuery(LATEST)
  const listing = useArrival(
    useAppSelector((state) => selectReviewListing(state, key)),
    hasItems,
  )
  return { listing, retry: () => void refetch() }
}

/** Prefetches them. */
export const prefetchLatestReviews = () => (dispatch: AppDispatch) =>
  void dispatch(reviewsApi.endpoints.listReviews.initiate(LATEST, { subscribe: false }))
