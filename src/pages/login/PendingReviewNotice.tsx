// Tells what happens to the review that was written before logging in.

import { useEffect } from 'react'
import { selectNow } from '@/features/navigation/model/selectors'
import { useAppSelector } from '@/lib/storeHooks'
import { useLogged } from '@/lib/viewLog'
import { isOfThisVisit, isStillPending, readPendingReview, showPendingTab } from '@/storage/unsentReviews'
import { Alert } from '@/ui/Alert'

/** Says that the stored review is kept and will be sent, while that is true (Q29, Q48); nothing without one. */
export function PendingReviewNotice() {
  const now = useAppSelector(selectNow)
  useEffect(showPendingTab, [])
  const draft = readPendingReview()
  const isKept = draft !== undefined && isStillPending(draft, now) && isOfThisVisit(draft)
  if (!useLogged('keptReview', isKept, false)) return null
  return <Alert kind="info">Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.</Alert>
}
