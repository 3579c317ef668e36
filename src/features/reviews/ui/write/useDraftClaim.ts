// The comment that was written before a log-in comes back after it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimPendingReview, type PendingReview, savePendingReview } from '@/storage/pendingReview'
import { useIsOnPage } from '@/ui/useIsOnPage'

/** Hands the stored comment of this business over, once, to a signed-in user (WRITE-17, Q29). */
export function useDraftClaim(
  businessId: string,
  isSignedIn: boolean,
  onComment: (comment: PendingReview) => void,
): void {
  const isAsked = useRef(false)
  const isOnPage = useIsOnPage()
  const claim = useEffectEvent(async () => {
    const comment = await claimPendingReview(businessId, Date.now())
    if (!comment) return
    if (isOnPage()) onComment(comment)
    // A user who has already left finds it the next time.
    else savePendingReview(comment)
  })
  useEffect(() => {
    if (!isSignedIn || isAsked.current) return
    // Effects may run twice (StrictMode); the comment is there once.
    isAsked.current = true
    void claim()
  }, [isSignedIn])
}
