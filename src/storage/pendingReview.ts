// The pending review on its way to the server: which tab may take it, for which user (Q29, Q48, Q71, Q72).
import { storageKeys } from '@/lib/storageKeys'
import { readItem } from '../lib/browserStorage'
import { exclusively, SETTLE_WAIT } from '../session/lock'
import {
  type DraftKey,
  isFor,
  isOfThisVisit,
  isStillPending,
  ownedBy,
  type PendingReview,
  type ReviewDraft,
  readDrafts,
  readPendingReview,
  readReviewDraft,
  replaceWithDraft,
  type UnsentText,
  writeDrafts,
  writePending,
} from './unsentReviews'

/** The same text as a draft. */
const draftOf = ({ businessId, author, browsingSession = '', formData, timestamp }: PendingReview): ReviewDraft => ({
  businessId,
  author: author ?? null,
  browsingSession,
  form: formData,
  savedAt: timestamp,
})

/** Keeps a pending review that will not be sent by itself: its text is offered where it belongs. */
export const keepAsDraft = (review: PendingReview): void => writeDrafts([draftOf(review), ...readDrafts()])

/** Stores the pending review. There is one only (Q29): another form's text becomes a draft. */
export function savePendingReview(review: PendingReview): void {
  const before = readPendingReview()
  const isSameForm = before && ownedBy({ author: undefined, ...review })(before)
  if (before && !isSameForm && isStillPending(before, review.timestamp)) keepAsDraft(before)
  writePending(review)
}

/**
 * Whether this tab sends it for the user without a press: its author has logged in here or, where nothing tells in which tab it was
 * written, is anybody. A log-in in another tab says nothing of who wrote it (Q71, Q72).
 */
const isSentItself = (review: PendingReview, user: string | undefined): boolean =>
  (review.browsingSession === undefined || review.isDue === true) && isOfThisVisit(review) && isFor(user, review)

/** The form that asks, which may have changed while it waited. */
export interface AskingForm {
  isOnPage: () => boolean
  /** Whether it still is as it opened: only then may a text take its place. */
  isFree: () => boolean
}

/**
 * Takes out the pending review that this tab sends for this user. It is its author's draft until it is sent, so that a reload or
 * another tab finds it (robustness L08); a draft beside the form's if that holds something else by now. One about another business
 * becomes a draft, too; a broken one, and one whose hour is over, goes in any case.
 */
function take(key: DraftKey, now: number, isFree: boolean): PendingReview | undefined {
  const review = readPendingReview()
  const isCurrent = review !== undefined && isStillPending(review, now)
  if (isCurrent && !isSentItself(review, key.author)) return undefined
  const isHere = isCurrent && review.businessId === key.businessId
  if (isHere && isFree) {
    replaceWithDraft(key, review.formData, now)
    return review
  }
  if (isCurrent) keepAsDraft(isHere ? { ...review, browsingSession: '' } : review)
  writePending(null)
  return undefined
}

/**
 * Takes the pending review that this tab sends out of the storage: of all tabs that ask, only one gets it (robustness L06). It stays
 * there for the next form when the user has left this one.
 */
export function claimPendingReview(
  key: DraftKey,
  now: number,
  { isOnPage, isFree }: AskingForm,
): Promise<PendingReview | undefined> {
  return new Promise((resolve) => {
    const isGone = () => (readItem(storageKeys.pendingComment) === null ? {} : undefined)
    const claim = async () => {
      const review = isOnPage() ? take(key, now, isFree()) : undefined
      resolve(review)
      // Other tabs wait until this change has reached their storage.
      if (review) await new Promise((settled) => setTimeout(settled, SETTLE_WAIT))
      return {}
    }
    void exclusively('pending-comment', isGone, claim).then(() => resolve(undefined))
  })
}

/**
 * The unsent text that a form shows: a draft, or the pending review, whichever tab has written it (Q71); not what this tab is about
 * to send. A visitor's is a signed-in user's own only after a log-in in its tab, which makes it theirs.
 */
export function readUnsentText(key: DraftKey, isSignedIn: boolean, now: number): UnsentText | undefined {
  const pending = readPendingReview()
  const isShown = pending && isStillPending(pending, now) && !(isSignedIn && isSentItself(pending, key.author))
  const found = readReviewDraft(key, [...(isShown ? [draftOf(pending)] : []), ...readDrafts()])
  if (!found) return undefined
  const { form, author, browsingSession: from } = found
  return { form, from, isOwn: author !== null || (!isSignedIn && isOfThisVisit(found)) }
}
