// The user's own comments, 10 per page, and totals over all of them (MYCOM-03, MYCOM-13, Q35).
import { useEffect, useMemo, useState } from 'react'
import { shallowEqual } from 'react-redux'
import { cacheKey, DEFAULT_PAGE_SIZE, type Listing, reviewsApi, useListReviewsByUserQuery } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { useAppDispatch, useAppSelector } from '@/lib/storeHooks'
import { reviewStats } from '../../model/reviewStats'
import { selectReviewListing } from '../../model/selectors'

/** Beyond this many pages nothing is computed: a server that claims millions of pages would get millions of requests. */
const MOST_PAGES = 50

const argument = (userId: string, page: number) => ({ id: userId, page, limit: DEFAULT_PAGE_SIZE, userId })
const keyOf = (userId: string, page: number) => cacheKey('listReviewsByUser', argument(userId, page))
const upTo = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1)
const isKnown = ({ status }: Listing<Review>): boolean => status === 'ready' || status === 'refreshing'

/** One page of them, read by its request. */
export function useMyReviews(userId: string, page: number) {
  const { refetch } = useListReviewsByUserQuery(argument(userId, page))
  const listing = useAppSelector((state) => selectReviewListing(state, keyOf(userId, page)))
  return { listing, retry: () => void refetch() }
}

/** How many there are, and totals over all pages; other pages are fetched only if there are any. */
export function useMyReviewStats(userId: string, shown: Listing<Review>) {
  const dispatch = useAppDispatch()
  // While another page is loading, the count from the last one is used.
  const [pages, setPages] = useState(0)
  if (isKnown(shown) && pages !== shown.pages) setPages(shown.pages)
  const asked = pages <= MOST_PAGES ? pages : 0
  useEffect(() => {
    if (asked <= 1) return
    const questions = upTo(asked).map((number) =>
      dispatch(reviewsApi.endpoints.listReviewsByUser.initiate(argument(userId, number))),
    )
    return () => {
      for (const question of questions) question.unsubscribe()
    }
  }, [dispatch, userId, asked])
  const listings = useAppSelector(
    (state) => upTo(asked).map((number) => selectReviewListing(state, keyOf(userId, number))),
    shallowEqual,
  )
  const stats = useMemo(() => {
    // A comment that moved from one page to the next between two answers counts once.
    const all = new Map(listings.flatMap(({ items }) => items).map((review) => [review._id, review]))
    return reviewStats([...all.values()])
  }, [listings])
  const isComplete = asked > 0 && listings.every((listing) => isKnown(listing) || listing.items.length > 0)
  const isFailed = ({ status, items }: Listing<Review>) => status === 'failed' && items.length === 0
  const first = [shown, ...listings].find((listing) => isKnown(listing) || listing.items.length > 0)
  return {
    total: first?.total,
    stats: isComplete ? stats : undefined,
    hasFailed: (pages === 0 && isFailed(shown)) || listings.some(isFailed) || pages > MOST_PAGES,
  }
}
