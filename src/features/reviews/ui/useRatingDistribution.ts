// Where the distribution of ratings comes from: the reviews on the page, or one further request.
import { useEffect, useMemo, useState } from 'react'
import { type ListView, useListing } from '@/api'
import type { Review } from '@/api/generated/types'
import { distribution } from '../model/distribution'
import { reviewLists } from '../model/reviewLists'
import { ratingSampleRequest } from '../model/reviewRequests'

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

/** `shown` are the reviews on the page. They are counted when there are no others, else up to 100 of the business. */
export function useRatingDistribution(businessId: string, shown: ListView<Review>) {
  // While another page is loading, what the last one said about the others is used.
  const [isWhole, setIsWhole] = useState<boolean | null>(null)
  if (shown.isAnswered && isWhole !== shown.pages <= 1) setIsWhole(shown.pages <= 1)
  const isPainted = useAfterPaint(isWhole !== null)
  const isNeeded = isPainted && isWhole === false
  const sample = useListing(reviewLists.ratingSample, isNeeded ? [ratingSampleRequest(businessId)] : [])
  const source = isWhole ? shown : sample
  const { items, pages, isAnswered } = source
  return {
    ...useMemo(() => distribution(items), [items]),
    isKnown: items.length > 0 || isAnswered,
    isPartial: pages > 1,
    hasFailed: isWhole === false && sample.error !== null && items.length === 0,
    retry: sample.retry,
  }
}
