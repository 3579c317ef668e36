// Whether the user already has a review of the business, for the one-review guard.
import { useState } from 'react'
import { useListing } from '@/api'
import { isOwn } from '../../model/ownership'
import { reviewLists } from '../../model/reviewLists'
import { ownReviewCheckRequest } from '../../model/reviewRequests'

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
 * Looks through the first 100 reviews of the business and trusts what the business itself says (GUARDREV-01, GUARDREV-08, Q30).
 * Visitors are not checked, and a check that fails lets the user pass. After passing it never checks again, lest the review
 * just written block its author.
 */
export function useOwnReviewCheck({ businessId, userId, isKnown, hasReviewed }: CheckOptions): Verdict {
  const [verdict, setVerdict] = useState<Verdict>('checking')
  const requests = verdict === 'checking' && userId !== undefined ? [ownReviewCheckRequest(businessId, userId)] : []
  const { items, isAnswered, error } = useListing(reviewLists.ownReviewCheck, requests)
  if (verdict === 'checking' && isKnown && hasReviewed !== undefined) {
    if (!userId) setVerdict('clear')
    else if (hasReviewed || (isAnswered && items.some((review) => isOwn(review, userId)))) setVerdict('exists')
    else if (isAnswered || error) setVerdict('clear')
  }
  return verdict
}
