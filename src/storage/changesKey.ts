// Under which key the unsaved changes to a review are kept among the unsent texts.
import { type DraftKey, readReviewDraft } from './unsentReviews'

const PREFIX = 'koment:'

/** The review whose changes a text with this `businessId` holds; undefined for a text about a business. */
export const reviewOfChanges = (businessId: string): string | undefined =>
  businessId.startsWith(PREFIX) ? businessId.slice(PREFIX.length) : undefined

/** The key of the changes to a review that exists. */
export function changesKey(reviewId: string, author: string | undefined): DraftKey {
  const key = { businessId: PREFIX + reviewId, author }
  return { ...key, from: readReviewDraft(key)?.browsingSession }
}
