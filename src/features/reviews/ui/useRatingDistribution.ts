// Where the distribution of ratings comes from: the page's own comments, or one further call.
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useMemo, useState } from 'react'
import { cacheKey, type Listing, useListReviewsByBusinessQuery } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { useAppSelector } from '@/lib/storeHooks'
import { distribution } from '../model/distribution'
import { SAMPLE_SIZE } from '../model/reviewRequests'
import { selectReviewListing } from '../model/selectors'

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

/** `shown` are the comments on the page. They are counted when there are no others, else up to 100 of the business. */
export function useRatingDistribution(businessId: string, shown: Listing<Review>) {
  // While another page is loading, what the last one said about the others is used.
  const [isWhole, setIsWhole] = useState<boolean | null>(null)
  if (isKnown(shown) && isWhole !== shown.pages <= 1) setIsWhole(shown.pages <= 1)
  const isPainted = useAfterPaint(isWhole !== null)
  // The answer is the same for everybody, so the request names no user.
  const argument = { id: businessId, page: 1, limit: SAMPLE_SIZE, approved: true }
  const isAsked = isPainted && isWhole === false
  const { refetch } = useListReviewsByBusinessQuery(isAsked ? argument : skipToken)
  const key = isAsked ? cacheKey('listReviewsByBusiness', argument) : null
  const sample = useAppSelector((state) => selectReviewListing(state, key))
  const source = isWhole ? shown : sample
  const { items, pages, status } = source
  return {
    ...useMemo(() => distribution(items), [items]),
    isKnown: items.length > 0 || isKnown(source),
    isPartial: pages > 1,
    hasFailed: isWhole === false && status === 'failed' && items.length === 0,
    retry: () => void refetch(),
  }
}

const isKnown = ({ status }: Listing<Review>): boolean => status === 'ready' || status === 'refreshing'
