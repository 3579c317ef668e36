// Whether the user already has a review of the business, for the one-review guard.
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { cacheKey, useListReviewsByBusinessQuery } from '@/api'
import { useAppSelector } from '@/lib/storeHooks'
import { selectReviewListing } from '../../model/selectors'

/** What the guard knows. */
export type Verdict = 'checking' | 'clear' | 'exists'

interface Asking {
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
export function useOwnReviewCheck({ businessId, userId, isKnown, hasReviewed }: Asking): Verdict {
  const [verdict, setVerdict] = useState<Verdict>('checking')
  const isAsked = verdict === 'checking' && userId !== undefined
  const argument = { id: businessId, page: 1, limit: 100, userId }
  useListReviewsByBusinessQuery(isAsked ? argument : skipToken)
  const key = isAsked ? cacheKey('listReviewsByBusiness', argument) : null
  const { items, status } = useAppSelector((state) => selectReviewListing(state, key))
  if (verdict === 'checking' && isKnown && hasReviewed !== undefined) {
    const isOwn = ({ user }: (typeof items)[number]) => user?._id === userId
    if (!userId) setVerdict('clear')
    else if (hasReviewed || (status === 'ready' && items.some(isOwn))) setVerdict('exists')
    else if (status === 'ready' || status === 'failed') setVerdict('clear')
  }
  return verdict
}
