// The review that was written before a log-in comes back after it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimPendingReview, type PendingReview, savePendingReview } from '@/storage/unsentReviews'
import { useIsOnPage } from '@/ui/useIsOnPage'

/** Hands the pending review of this business over, once, to a signed-in user (WRITE-17, Q29). */
export function useDraftClaim(
  businessId: string,
  isSignedIn: boolean,
  onReview: (review: PendingReview) => void,
): void {
  const isClaimed = useRef(false)
  const isOnPage = useIsOnPage()
  const claim = useEffectEvent(async () => {
    const review = await claimPendingReview(businessId, Date.now())
    if (!review) return
    if (isOnPage()) onReview(review)
    // A user who has already left finds it the next time.
    else savePendingReview(review)
  })
  useEffect(() => {
    if (!isSignedIn || isClaimed.current) return
    // Effects may run twice (StrictMode); the review is there once.
    isClaimed.current = true
    void claim()
  }, [isSignedIn])
}
