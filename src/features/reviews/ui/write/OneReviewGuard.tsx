// One review for each user and business: the guard of /koment/{businessId}, and its check.
import { useEffect, useEffectEvent, useState } from 'react'
import { useAnswers } from '@/api'
import { useLogged } from '@/hooks/viewLog'
import { businessPath } from '@/lib/paths'
import { reviewNewsKey } from '@/lib/storageKeys'
import { forgetText, readText } from '@/storage/reviewTexts'
import { onTabNews } from '@/storage/tabNews'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { Spinner } from '@/ui/Spinner'
import { StateBox } from '@/ui/StateBox'
import { findOwnReview, ownReviewCheckRequest } from '../../model/ownReview'
import { selectHasOwnReview } from '../../model/selectors'
import { isSameText } from '../../model/submitReview'

type Verdict = 'checking' | 'clear' | 'exists'

interface CheckOptions {
  businessId: string
  userId: string | undefined
  /** Whether it is known who the visitor is. */
  isKnown: boolean
  /** What the business says of it; undefined until it has come. */
  hasReviewed: boolean | undefined
}

/**
 * Looks through the business's first 100 reviews; the business's own word and any known own review count too (Q30,
 * Q73). Visitors are not checked, and a failed check lets the user pass. After passing, it only checks again on another
 * tab's news of a review or a log-in, lest the review just written block its author; the form stays meanwhile.
 */
export function useOwnReviewCheck({ businessId, userId, isKnown, hasReviewed }: CheckOptions): Verdict {
  const [own, setVerdict] = useState<Verdict>('checking')
  const verdict = useLogged('ownReview', own, 'checking')
  const requests = verdict === 'checking' && userId !== undefined ? [ownReviewCheckRequest(businessId, userId)] : []
  const { isSuccess, error } = useAnswers(requests)
  const isOwnKnown = useAppSelector((state) => selectHasOwnReview(state, businessId, userId))
  // By its own: a log that is shown may go on checking.
  if (own === 'checking' && isKnown && hasReviewed !== undefined) {
    if (!userId) setVerdict('clear')
    else if (hasReviewed || isOwnKnown) setVerdict('exists')
    else if (isSuccess || error) setVerdict('clear')
  }
  const dispatch = useAppDispatch()
  const hasPassed = useEffectEvent(() => verdict === 'clear')
  useEffect(() => {
    if (!userId) return
    const look = async () => {
      if (await dispatch(findOwnReview(businessId, userId))) setVerdict('exists')
    }
    if (hasPassed()) void look()
    return onTabNews(reviewNewsKey, (reviewed) => {
      if (reviewed === businessId) void look()
    })
  }, [dispatch, businessId, userId])
  return verdict
}

/** How long the notice stays before the business page opens, in ms. */
const NOTICE_STAYS = 2000

interface OneReviewGuardProps {
  businessId: string
  userId: string | undefined
  verdict: Verdict
  children: Elements
}

/** Shows its children to visitors who may write. */
export function OneReviewGuard({ businessId, userId, verdict, children }: OneReviewGuardProps) {
  if (verdict === 'checking') return <Spinner label="Duke kontrolluar..." />
  return verdict === 'exists' ? <AlreadyReviewed businessId={businessId} userId={userId} /> : children
}

/**
 * Says so and leads to the business, replacing this page in the history; a stored review can never be sent (Q30). A
 * draft with the review's text is dropped: its form was left while it was sent. Another text stays.
 */
function AlreadyReviewed({ businessId, userId }: Omit<OneReviewGuardProps, 'verdict' | 'children'>) {
  const dispatch = useAppDispatch()
  const to = businessPath(businessId)
  useEffect(() => {
    const key = { businessId, author: userId }
    forgetText(key, ({ waiting }) => waiting !== undefined)
    const draft = readText(key, true, Date.now())
    if (userId && draft?.isOwn)
      void dispatch(findOwnReview(businessId, userId)).then((own) => {
        if (own && isSameText(own, draft.form)) forgetText({ ...key, from: draft.from })
      })
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
