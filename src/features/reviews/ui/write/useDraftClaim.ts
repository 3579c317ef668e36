// The review that was written before a log-in comes back after it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { type AskingForm, claimPendingReview, readUnsentText } from '@/storage/pendingReview'
import type { DraftKey, PendingReview, UnsentText } from '@/storage/unsentReviews'
import { useIsOnPage } from '@/ui/useIsOnPage'

interface DraftClaim extends DraftKey, Pick<AskingForm, 'isFree'> {
  isSignedIn: boolean
  /** Takes the pending review that is to be sent, which has become a draft. */
  onReview: (review: PendingReview) => void
  /** Takes a text that is only shown; it stays stored. */
  onText: (text: UnsentText) => void
}

/**
 * Hands over the pending review that this tab sends for a signed-in user, once; without one, the text that this browser has for the
 * form, also after another tab has signed somebody in (Q29, Q71).
 */
export function useDraftClaim({ businessId, author, isSignedIn, isFree, onReview, onText }: DraftClaim): void {
  const claimedFor = useRef<string>(undefined)
  const isOnPage = useIsOnPage()
  const claim = useEffectEvent(async () => {
    const key = { businessId, author }
    const review = isSignedIn ? await claimPendingReview(key, Date.now(), { isOnPage, isFree }) : undefined
    if (review) return onReview(review)
    const text = readUnsentText(key, isSignedIn, Date.now())
    if (text && isOnPage() && isFree()) onText(text)
  })
  useEffect(() => {
    const visitor = `${isSignedIn} ${author}`
    if (claimedFor.current === visitor) return
    // Effects may run twice (StrictMode); the review is there once.
    claimedFor.current = visitor
    void claim()
  }, [isSignedIn, author])
}
