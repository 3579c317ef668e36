// Tells what happens to a review of this browser that waits for the log-in.

import { selectNow } from '@/features/navigation/model/selectors'
import { useLogged } from '@/hooks/viewLog'
import { readRedirect } from '@/storage/pendingRedirect'
import { isOfThisVisit, isStillPending, readPendingReview } from '@/storage/unsentReviews'
import { useAppSelector } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'

/**
 * Says what the log-in here does with the review, if it leads to its form: it is sent, or only shown where another tab has written it
 * (Q29, Q71). `from` is the page that the visitor came from. Nothing of one that is shown to its author only.
 */
export function PendingReviewNotice({ from }: { from: unknown }) {
  const now = useAppSelector(selectNow)
  const review = readPendingReview()
  const leadsThere = review && isStillPending(review, now) && (readRedirect() ?? from) === review.redirectPath
  const isOurs = Boolean(leadsThere && isOfThisVisit(review))
  const isVisitors = Boolean(leadsThere && review.author === undefined)
  const isSent = useLogged('keptReview', isOurs, false)
  const isShown = useLogged('reviewElsewhere', isVisitors && !isOurs, false)
  if (!isSent && !isShown) return null
  return (
    <Alert kind="info">
      {isSent
        ? 'Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.'
        : 'Në këtë pajisje ka një koment të padërguar. Pasi të hysh, e sheh dhe mund ta dërgosh vetë.'}
    </Alert>
  )
}
