// The initial values of the form of a new review, and the texts about drafts.
import { inTirana } from '@/lib/tiranaTime'
import { dropPendingReview, isOfThisVisit, type PendingReview, readPendingReview } from '@/storage/pendingReview'
import { type DraftPlace, dropReviewDraft, readReviewDraft } from '@/storage/reviewDrafts'
import type { ReviewValues } from './reviewForm'

/** How long after the last keystroke the draft is saved, in ms. */
export const AUTOSAVE_DELAY = 500

/** A kept text. `isOwn` unless somebody else may have written it (Q48). */
export interface KeptText {
  form: ReviewValues
  isOwn: boolean
  /** ms since 1970 UTC */
  savedAt: number
}

/** A stored comment as a kept text. */
export const keptTextOf = (comment: PendingReview): KeptText => ({
  form: comment.formData,
  isOwn: isOfThisVisit(comment),
  savedAt: comment.timestamp,
})

/**
 * The text last typed at this place, or undefined. A visitor's stored comment stays in the storage until the log-in (Q29), but
 * is shown to a visitor who comes back without logging in.
 */
export function keptText(place: DraftPlace, isSignedIn: boolean): KeptText | undefined {
  const draft = readReviewDraft(place)
  const comment = isSignedIn ? undefined : readPendingReview()
  if (comment?.businessId === place.businessId && comment.timestamp > (draft?.savedAt ?? 0)) return keptTextOf(comment)
  if (!draft) return undefined
  const { form, savedAt, author } = draft
  return { form, savedAt, isOwn: author !== null || isOfThisVisit(draft) }
}

/** Forgets the text of this place wherever it is kept: its author discarded it, so it must not be sent after a log-in either. */
export function forgetText(place: DraftPlace): void {
  dropReviewDraft(place)
  if (readPendingReview()?.businessId === place.businessId) dropPendingReview()
}

/** '14:05': the time of day in Tirana at that moment, ms since 1970 UTC. */
export const clockTime = (time: number): string => inTirana(time).toISOString().slice(11, 16)
