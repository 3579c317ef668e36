// One review for each user and business: the guard of /koment/{businessId} (GUARDREV-01 to GUARDREV-07).
import { useEffect } from 'react'
import { businessPath } from '@/lib/paths'
import { discardPendingReview } from '@/storage/unsentReviews'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { Spinner } from '@/ui/Spinner'
import { StateBox } from '@/ui/StateBox'
import type { Verdict } from './useOwnReviewCheck'

/** How long the notice can be read before the business page opens, in ms. */
const NOTICE_STAYS = 2000

interface OneReviewGuardProps {
  businessId: string
  userId: string | undefined
  verdict: Verdict
  /** The form. */
  children: Elements
}

/** Shows its children to visitors who may write. */
export function OneReviewGuard({ businessId, userId, verdict, children }: OneReviewGuardProps) {
  if (verdict === 'checking') return <Spinner label="Duke kontrolluar..." />
  return verdict === 'exists' ? <AlreadyReviewed businessId={businessId} userId={userId} /> : children
}

/** Says so and leads to the business, in place of this page in the history; a stored review can never be sent (Q30). */
function AlreadyReviewed({ businessId, userId }: Omit<OneReviewGuardProps, 'verdict' | 'children'>) {
  const dispatch = useAppDispatch()
  const to = businessPath(businessId)
  useEffect(() => {
    discardPendingReview({ businessId, author: userId })
    const here = window.location.pathname
    const timer = setTimeout(() => {
      // A user who navigates away sees this page until the next one has loaded.
      if (window.location.pathname === here) dispatch(navigationRequested({ to, replace: true }))
    }, NOTICE_STAYS)
    return () => clearTimeout(timer)
  }, [dispatch, to, businessId, userId])
  return (
    <div role="alert">
      <StateBox
        picture="done"
        title="Ti ke shkruar tashmë një koment"
        message="Çdo përdorues mund të shkruajë vetëm një koment për biznes."
      >
        <p>Po të dërgojmë në faqen e biznesit...</p>
        <ButtonLink to={to} replace variant="outline">
          Shko te faqja e biznesit
        </ButtonLink>
      </StateBox>
    </div>
  )
}
