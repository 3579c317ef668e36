// What a screen's cards, forms and dialogs know of the user's own reviews. Provided by OwnReviews.tsx; in a file of its
// own because that one loads some of its readers.

import { type ComponentType, createContext, type Dispatch, use } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import type { FocusTarget, OwnReviewsEvent, OwnReviewsState } from '../../model/ownReviewsMachine'
import type { editProblems } from '../../model/reviewForm'
import type { Refusals } from './useReviewWrites'

/** Whose reviews they are, and what this screen says. */
export interface OwnReviewsProps {
  userId: string | undefined
  /** Shown on own reviews that came without a name. */
  userName: string | undefined
  /** ms since 1970 UTC; 0 until known. */
  now: number
  /** The id of the heading above the reviews, focused when nothing nearer is there. */
  headingId: string
  /** The page, which decides the texts for an incomplete form. */
  page: keyof typeof editProblems
  refusals: Refusals
  /** Reports a message that has no place on the screen. */
  onNotice: (kind: 'success' | 'error', text: string) => void
}

/** What a review's own card and form need. */
export interface OwnReviewsValue extends Omit<OwnReviewsProps, 'headingId'> {
  /** The reader's own day, yyyy-mm-dd; empty until known. */
  today: string
  /** The form, once an author has asked for it. */
  Editor: ComponentType<{ review: Review }> | undefined
  edits: OwnReviewsState['edits']
  tell: Dispatch<OwnReviewsEvent>
  edit: (review: Review) => void
  /** Offers to delete it; the review `next` to it takes the focus afterwards. */
  offerDeletion: (review: Review, next: string | undefined) => void
  /** Loads editor and dialog, about to be needed. */
  prepare: () => void
}

/** Provided by `OwnReviews`. */
export const OwnReviewsContext = createContext<OwnReviewsValue | null>(null)

/** What the screen knows of its user's own reviews. */
export function useOwnReviews(): OwnReviewsValue {
  const own = use(OwnReviewsContext)
  if (!own) throw new Error('useOwnReviews must be used within OwnReviews')
  return own
}

/** The id of a part of a review's card, which can take the focus. */
export const partId = (reviewId: string, part: FocusTarget['part']): string => `koment-${reviewId}-${part}`
