// A user's unsent texts as a list, apart from the forms that go on with them: of some the business or the comment is gone.
import type { ReviewValues } from '@/lib/reviewFields'
import { changesPrefix, reviewDraftsKey, storageKeys } from '@/lib/storageKeys'
import { isLasting } from '../platform/browserStorage'
import { draftOf, dropDrafts, type ReviewDraft, readDrafts, readPendingReview, writePending } from './unsentReviews'
import { isDraftKept } from './unsentTextEvents'

/** One text: a new review of a business, or else the unsaved changes to a review. */
export interface KeptText {
  businessId?: string
  reviewId?: string
  form: ReviewValues
  /** ms since 1970 UTC. */
  savedAt: number
  /** The browsing session it was written in. */
  browsingSession: string
  /** False when it does not survive a reload. */
  isLasting: boolean
}

const reviewOfChanges = (businessId: string): string | undefined =>
  businessId.startsWith(changesPrefix) ? businessId.slice(changesPrefix.length) : undefined

/** Any such text, and the key it is stored under. */
function storedTexts(): [ReviewDraft, string][] {
  const pending = readPendingReview()
  const waiting: [ReviewDraft, string][] = pending ? [[draftOf(pending), storageKeys.pendingComment]] : []
  return [...waiting, ...readDrafts().map((draft): [ReviewDraft, string] => [draft, reviewDraftsKey])]
}

/** The texts that are known to be this user's and whose time is not over at `now`, in ms since 1970 UTC; newest first. */
export function readKeptTexts(user: string, now: number): KeptText[] {
  return storedTexts()
    .filter(([text]) => text.author === user && isDraftKept(text, now))
    .map(([{ businessId, form, savedAt, browsingSession }, key]) => {
      const reviewId = reviewOfChanges(businessId)
      const about = reviewId === undefined ? { businessId } : { reviewId }
      return { ...about, form, savedAt, browsingSession, isLasting: isLasting(key) }
    })
    .sort((one, other) => other.savedAt - one.savedAt)
}

/** Forgets this text of the user; false where it is not there as it was read: one that was written on in another tab stays. */
export function discardKeptText(user: string, { businessId, reviewId, savedAt, browsingSession }: KeptText): boolean {
  const isIt = (text: ReviewDraft) =>
    text.author === user &&
    text.savedAt === savedAt &&
    text.browsingSession === browsingSession &&
    (reviewId === undefined ? text.businessId === businessId : reviewOfChanges(text.businessId) === reviewId)
  const isThere = storedTexts().some(([text]) => isIt(text))
  dropDrafts(isIt)
  const pending = readPendingReview()
  if (pending && isIt(draftOf(pending))) writePending(null)
  return isThere
}
