// The unfinished edit of a comment: stored with the half-written ones, visible to its author only.
import type { Review } from '@/api/generated/reviews'
import { dropReviewDraft, readReviewDraft, saveReviewDraft } from '@/storage/reviewDrafts'
import type { ReviewValues } from './reviewForm'

/** Drafts are stored by business id; no business has an id like this. */
const placeOf = ({ _id, user }: Review) => ({ businessId: `koment:${_id}`, author: user?._id })

/** Keeps what was typed beyond the page and the session; `at` in ms since 1970 UTC. */
export const keepChanges = (review: Review, form: ReviewValues, at: number): boolean =>
  saveReviewDraft(placeOf(review), form, at)

/** What was typed before; undefined if there is nothing, or it was saved or discarded. */
export const keptChanges = (review: Review): ReviewValues | undefined => readReviewDraft(placeOf(review))?.form

/** Drops the draft: it was saved or discarded, or the comment is gone. */
export const forgetChanges = (review: Review): void => dropReviewDraft(placeOf(review))
