// What the cards, forms and dialogs of a screen know of its user's own reviews. OwnReviews.tsx provides it; it stands in a file of
// its own because that one loads some of its readers.

import { type ComponentType, createContext, type Dispatch, use } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import type { FocusTarget, OwnReviewsEvent, OwnReviewsState } from '../../model/ownReviewsMachine'
import type { editProblems } from '../../model/reviewForm'
import type { Refusals } from './useReviewWrites'

/** Whose reviews they are, and what this screen says. */
export interface OwnReviewsProps {
  userId: string | undefined
  /** Stands on own reviews that came without a name. */
  userName: string | undefined
  /** The present moment, ms since 1970 UTC; 0 while it is not known. */
  now: number
  /** The id of the heading above the reviews, which takes the focus when there is nothing nearer. */
  headingId: string
  /** Its page, which decides what a form says that is not complete. */
  page: keyof typeof editProblems
  refusals: Refusals
  /** Reports a message that has no place on the screen. */
  onNotice: (kind: 'success' | 'error', text: string) => void
}

/** What a review's own card and form need. */
export interface OwnReviewsValue extends Omit<OwnReviewsProps, 'headingId'> {
  /** The reader's own day, yyyy-mm-dd; empty while not known. */
  today: string
  /** The form, once an author has asked for it. */
  Editor: ComponentType<{ review: Review }> | undefined
  edits: OwnReviewsState['edits']
  tell: Dispatch<OwnReviewsEvent>
  edit: (review: Review) => void
  /** Offers to delete it; the review `next` to it takes the focus afterwards. */
  offerDeletion: (review: Review, next: string | undefined) => void
  /** Loads editor and dialog: an author is about to need them. */
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
