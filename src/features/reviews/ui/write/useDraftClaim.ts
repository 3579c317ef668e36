// The comment that was written before a log-in comes back after it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimPendingComment, type PendingComment, savePendingComment } from '@/session/pendingComment'
import { useStillHere } from '@/ui/useStillHere'

/** Hands the stored comment of this business over, once, to a signed-in user (WRITE-17, Q29). */
export function useDraftClaim(
  businessId: string,
  isSignedIn: boolean,
  onComment: (comment: PendingComment) => void,
): void {
  const isAsked = useRef(false)
  const isStillHere = useStillHere()
  const claim = useEffectEvent(async () => {
    const comment = await claimPendingComment(businessId, Date.now())
    if (!comment) return
    if (isStillHere()) onComment(comment)
    // A user who has already left finds it the next time.
    else savePendingComment(comment)
  })
  useEffect(() => {
    if (!isSignedIn || isAsked.current) return
    // Effects may run twice (StrictMode); the comment is there once.
    isAsked.current = true
    void claim()
  }, [isSignedIn])
}
