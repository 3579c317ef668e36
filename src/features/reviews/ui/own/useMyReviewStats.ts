// Totals over all of the user's own reviews (MYCOM-03, Q35).
import { useMemo, useState } from 'react'
import { type ListView, useListing } from '@/api'
import type { Review } from '@/api/generated/types'
import { reviewLists } from '../../model/reviewLists'
import { userReviewsRequest } from '../../model/reviewRequests'
import { reviewStats } from '../../model/reviewStats'

/** Beyond this many pages nothing is computed: a server that claims millions of pages would get millions of requests. */
const MOST_PAGES = 50

/** How many there are, and totals over all pages; `shown` is the page on screen. Other pages are fetched only if there are any. */
export function useMyReviewStats(userId: string, shown: ListView<Review>) {
  // While another page is loading, the count from the last one is used.
  const [pages, setPages] = useState(0)
  if (shown.isAnswered && pages !== shown.pages) setPages(shown.pages)
  const counted = pages <= MOST_PAGES ? pages : 0
  const isWhole = counted === 1
  const requests = Array.from({ length: isWhole ? 0 : counted }, (_, index) => userReviewsRequest(userId, index + 1))
  const all = useListing(reviewLists.allUserReviews, requests)
  const { items } = isWhole ? shown : all
  const stats = useMemo(() => reviewStats([...items]), [items])
  return {
    total: shown.isAnswered ? shown.total : all.isAnswered ? all.total : undefined,
    stats: counted > 0 && (isWhole || all.isAnswered) ? stats : undefined,
    hasFailed:
      (pages === 0 && shown.error !== null) ||
      (counted > 1 && all.error !== null && !all.isAnswered) ||
      pages > MOST_PAGES,
  }
}
