// Where the distribution of ratings comes from: the reviews on the page, or further requests.
import { useEffect, useMemo, useState } from 'react'
import { type ListView, MAX_PAGE_SIZE, useList } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { distribution, ratingSampleRequest, ratingTotalRequests, starCounts } from '../model/distribution'
import { reviewLists } from '../model/reviewLists'
import { useRatingTotals } from './useRatingTotals'

/** True once the browser has had the time to paint what was ready. */
function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isReady) return
    // The frame's callback comes before it is painted, the timer set in it after.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isReady])
  return isPainted
}

/**
 * The distribution is exact: counted from the reviews on the page (`shown`) when there are no others, from up to 100 of the business,
 * or from the server's totals for each number of stars. Where those cannot be right, because together they are more than all
 * reviews, the first 100 are counted and `isPartial` says so.
 */
export function useRatingDistribution(businessId: string, shown: ListView<Review>) {
  // While another page is loading, what the last one said about the others is used.
  const [last, setLast] = useState({ pages: 0, total: 0 })
  const { pages, total } = shown
  if (shown.isSuccess && (last.pages !== pages || last.total !== total)) setLast({ pages, total })
  const isNeeded = useAfterPaint(last.pages > 0) && last.pages > 1
  const hasTotals = isNeeded && last.total > MAX_PAGE_SIZE
  const totals = useRatingTotals(reviewLists.ratingTotals, hasTotals ? ratingTotalRequests(businessId) : [], last.total)
  const isSampled = isNeeded && (!hasTotals || (totals.isSuccess && !totals.counts))
  const sample = useList(reviewLists.ratingSample, isSampled ? [ratingSampleRequest(businessId)] : [])
  const { items, isSuccess, ...source } = last.pages === 1 ? shown : sample
  const counts = useMemo(() => totals.counts ?? starCounts(items), [totals.counts, items])
  const awaited = isSampled ? sample : totals
  const isKnown = totals.counts !== null || items.length > 0 || isSuccess
  return {
    ...useMemo(() => distribution(counts), [counts]),
    isKnown,
    isPartial: !totals.counts && source.pages > 1,
    isError: isNeeded && awaited.error !== null && !isKnown,
    retry: awaited.retry,
  }
}
