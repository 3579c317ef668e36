// The review that was written before a log-in comes back after it.
import { useEffect, useEffectEvent, useRef } from 'react'
import { claimPendingReview, findLeftReview, keepAsDraft, savePendingReview } from '@/storage/pendingReview'
import { type DraftKey, type PendingReview, showPendingTab, type UnsentText } from '@/storage/unsentReviews'
import { useIsOnPage } from '@/ui/useIsOnPage'

interface DraftClaim extends DraftKey {
  isSignedIn: boolean
  /** Whether the form still is as it opened: only then may a text take its place. */
  isFree: () => boolean
  /** Takes this tab's pending review, which is no longer stored. */
  onReview: (review: PendingReview) => void
  /** Takes the text of a tab that is gone, which stays stored. */
  onLeft: (text: UnsentText) => void
}

/** Hands over the pending review of this business: this tab's to a signed-in user, once, or that of a tab that is gone (Q29, Q71). */
export function useDraftClaim({ businessId, author, isSignedIn, isFree, onReview, onLeft }: DraftClaim): void {
  const claimedFor = useRef<string>(undefined)
  const isOnPage = useIsOnPage()
  const take = useEffectEvent((review: PendingReview) => {
    // A user who has already left finds it the next time.
    if (!isOnPage()) savePendingReview(review)
    else if (isFree()) onReview(review)
    // The form holds something else by now, which must not replace it.
    else keepAsDraft({ ...review, browsingSession: '' })
  })
  const claim = useEffectEvent(async () => {
    const key = { businessId, author }
    const review = isSignedIn ? await claimPendingReview(key, Date.now()) : undefined
    if (review) return take(review)
    const left = await findLeftReview(key, Date.now())
    if (left && isOnPage() && isFree()) onLeft(left)
  })
  useEffect(showPendingTab, [])
  useEffect(() => {
    const visitor = `${isSignedIn} ${author}`
    if (claimedFor.current === visitor) return
    // Effects may run twice (StrictMode); the review is there once.
    claimedFor.current = visitor
    void claim()
  }, [isSignedIn, author])
}
