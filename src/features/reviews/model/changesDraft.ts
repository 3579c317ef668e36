// A comment its author has half changed: kept beside half-written ones, for its author alone.
import type { Review } from '@/api/generated/reviews'
import { dropReviewDraft, readReviewDraft, saveReviewDraft } from '@/session/reviewDraft'
import type { ReviewForm } from './form'

/** Among drafts, which stand under their business, no business has such an id. */
const placeOf = ({ _id, user }: Review) => ({ businessId: `koment:${_id}`, author: user?._id })

/** Keeps what was typed past the page and the session; `at` in ms since 1970 UTC. */
export const keepChanges = (review: Review, form: ReviewForm, at: number): boolean =>
  saveReviewDraft(placeOf(review), form, at)

/** What was typed before; undefined when nothing was, or it was saved or given up. */
export const keptChanges = (review: Review): ReviewForm | undefined => readReviewDraft(placeOf(review))?.form

/** It was saved, given up, or the comment is gone. */
export const forgetChanges = (review: Review): void => dropReviewDraft(placeOf(review))
