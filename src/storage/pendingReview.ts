// The pending review on its way to the server: which tab may take it, for which user (Q29, Q48, Q71, Q72).
import type { ReviewValues } from '@/lib/reviewFields'
import { storageKeys } from '@/lib/storageKeys'
import { readItem } from '../platform/browserStorage'
import { exclusively, SETTLE_WAIT } from '../session/lock'
import {
  type DraftKey,
  draftOf,
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
import { discardOldTexts, isDraftKept } from './unsentTextEvents'

/** Keeps a pending review that will not be sent by itself: its text is offered where it belongs. */
export const keepAsDraft = (review: PendingReview): void => writeDrafts([draftOf(review), ...readDrafts()])

/** Stores the pending review. There is one only (Q29): another form's text becomes a draft. */
export function savePendingReview(review: PendingReview): void {
  discardOldTexts(review.timestamp)
  const before = readPendingReview()
  if (before && !ownedBy({ author: undefined, ...review })(before)) keepAsDraft(before)
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

/** What the form's drafts hold beside `form` belongs to no tab from here on: the form replaces and removes it no longer. */
function setAside(key: DraftKey, form: ReviewValues): void {
  const isOther = (draft: ReviewDraft) => ownedBy(key)(draft) && JSON.stringify(draft.form) !== JSON.stringify(form)
  const drafts = readDrafts()
  if (drafts.some(isOther))
    writeDrafts(drafts.map((draft) => (isOther(draft) ? { ...draft, browsingSession: '' } : draft)))
}

/**
 * Takes out the pending review that this tab sends for this user. It is its author's draft until it is sent, so that a reload or
 * another tab finds it (robustness L08), beside an older draft of theirs or, if the form holds something else by now, beside the form's.
 * One about another business becomes a draft, too; a broken one, and one whose hour is over, goes in any case.
 */
function take(key: DraftKey, now: number, isFree: boolean): PendingReview | undefined {
  discardOldTexts(now)
  const review = readPendingReview()
  if (!review || !isSentItself(review, key.author)) return undefined
  const isHere = review.businessId === key.businessId
  if (isHere && isFree) {
    setAside(key, review.formData)
    replaceWithDraft(key, review.formData, now)
    return review
  }
  keepAsDraft(isHere ? { ...review, browsingSession: '' } : review)
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
  const drafts = readDrafts().filter((draft) => isDraftKept(draft, now))
  const found = readReviewDraft(key, [...(isShown ? [draftOf(pending)] : []), ...drafts])
  if (!found) return undefined
  const { form, author, browsingSession, savedAt } = found
  return { form, from: { browsingSession, savedAt }, isOwn: author !== null || (!isSignedIn && isOfThisVisit(found)) }
}
