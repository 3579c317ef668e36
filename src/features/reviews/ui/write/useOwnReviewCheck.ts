// Whether the user already has a review of the business, for the one-review guard.

import { useEffect, useEffectEvent } from 'react'
import { useList } from '@/api'
import { useLoggedState } from '@/hooks/viewLog'
import { onReviewNews } from '@/storage/reviewNews'
import { useAppDispatch, useAppSelector } from '@/store/storeHooks'
import { findOwnReview, ownReviewCheckRequest } from '../../model/ownReview'
import { reviewLists } from '../../model/reviewLists'
import { selectHasOwnReview } from '../../model/selectors'

/** What the guard knows. */
export type Verdict = 'checking' | 'clear' | 'exists'

interface CheckOptions {
  businessId: string
  userId: string | undefined
  /** Whether it is known who the visitor is. */
  isKnown: boolean
  /** What the business says of it; undefined until it has come. */
  hasReviewed: boolean | undefined
}

/**
 * Looks through the first 100 reviews of the business; what the business itself says counts too, and any own review that is known
 * (GUARDREV-01, GUARDREV-08, Q30, Q73).
 * Visitors are not checked, and a check that fails lets the user pass. After passing it checks again only on news from another
 * tab, lest the review just written block its author: of a review, or of who signed in there; the form stays meanwhile.
 */
export function useOwnReviewCheck({ businessId, userId, isKnown, hasReviewed }: CheckOptions): Verdict {
  const [verdict, setVerdict] = useLoggedState<Verdict>('ownReview', 'checking')
  const requests = verdict === 'checking' && userId !== undefined ? [ownReviewCheckRequest(businessId, userId)] : []
  const { isSuccess, error } = useList(reviewLists.ownReviewCheck, requests)
  const isOwnKnown = useAppSelector((state) => selectHasOwnReview(state, businessId, userId))
  if (verdict === 'checking' && isKnown && hasReviewed !== undefined) {
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
    return onReviewNews((reviewed) => {
      if (reviewed === businessId) void look()
    })
  }, [dispatch, businessId, userId])
  return verdict
}
