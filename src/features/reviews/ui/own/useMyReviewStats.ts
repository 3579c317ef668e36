// Totals over all of the user's own reviews (MYCOM-03, Q35, Q70).
import { useMemo, useState } from 'react'
import { allUserReviewsRequest, type ListView, MAX_PAGE_SIZE, useList } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { reviewLists } from '../../model/reviewLists'
import { reviewStats } from '../../model/reviewStats'

/** The most calls for them, whatever the server counts. */
const MOST_CALLS = 10

/**
 * How many there are, as the server counts them, and totals over `counted` of them; `shown` is the page on screen. Where it is not
 * all, the user's reviews are fetched by the hundred.
 */
export function useMyReviewStats(userId: string, shown: ListView<Review>) {
  // While another page is loading, what the last one said is used.
  const [{ total, pages }, setPaging] = useState({ total: 0, pages: 0 })
  if (shown.isSuccess && (total !== shown.total || pages !== shown.pages)) {
    setPaging({ total: shown.total, pages: shown.pages })
  }
  const calls = pages > 1 ? Math.min(MOST_CALLS, Math.ceil(total / MAX_PAGE_SIZE)) : 0
  const requests = Array.from({ length: calls }, (_, index) => allUserReviewsRequest(userId, index + 1))
  const all = useList(reviewLists.allUserReviews, requests)
  const { items, isSuccess, error } = calls > 0 ? all : shown
  const stats = useMemo(() => reviewStats(items), [items])
  return {
    total: pages > 0 ? total : undefined,
    stats: pages > 0 && isSuccess ? stats : undefined,
    /** Those counted, newest first. */
    reviews: items,
    isError: error !== null && !isSuccess,
  }
}
