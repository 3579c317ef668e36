// The pending review on its way to the server: which tab may take it, for which user (Q29, Q48, Q71, Q72).
import { storageKeys } from '@/lib/storageKeys'
import { readItem } from '../lib/browserStorage'
import { exclusively, SETTLE_WAIT } from '../session/lock'
import { browsingSession, isTabOpen, showTabOpen } from './tabSession'
import {
  type DraftKey,
  isFor,
  isOfThisVisit,
  isStillPending,
  ownedBy,
  type PendingReview,
  readDrafts,
  readPendingReview,
  readReviewDraft,
  type UnsentText,
  writeDrafts,
  writePending,
} from './unsentReviews'

/** Keeps a pending review that will not be sent by itself: its text is offered where it belongs. */
export function keepAsDraft({ businessId, author, browsingSession = '', formData, timestamp }: PendingReview): void {
  const draft = { businessId, author: author ?? null, browsingSession, form: formData, savedAt: timestamp }
  writeDrafts([draft, ...readDrafts()])
}

/** Stores the pending review. There is one only (Q29): another form's text becomes a draft. */
export function savePendingReview(review: PendingReview): void {
  const before = readPendingReview()
  const isSameForm = before && ownedBy({ author: undefined, ...review })(before)
  if (before && !isSameForm && isStillPending(before, review.timestamp)) keepAsDraft(before)
  writePending(review)
  showTabOpen()
}

/**
 * Takes out the pending review that this tab may send for this user (Q71, Q72); a broken one, and one whose hour is over, goes in
 * any case (WRITE-18). One about another business becomes a draft.
 */
function take({ businessId, author }: DraftKey, now: number): PendingReview | undefined {
  const review = readPendingReview()
  const isCurrent = review !== undefined && isStillPending(review, now)
  if (isCurrent && !(isOfThisVisit(review) && isFor(author, review))) return undefined
  writePending(null)
  if (!isCurrent) return undefined
  if (review.businessId === businessId) return review
  keepAsDraft(review)
  return undefined
}

/**
 * Takes the pending review that this form's author sends out of the storage: of all tabs that ask, only one gets it
 * (robustness L06).
 */
export function claimPendingReview(key: DraftKey, now: number): Promise<PendingReview | undefined> {
  return new Promise((resolve) => {
    const isGone = () => (readItem(storageKeys.pendingComment) === null ? {} : undefined)
    const claim = async () => {
      const review = take(key, now)
      resolve(review)
      // Other tabs wait until this change has reached their storage.
      if (review) await new Promise((settled) => setTimeout(settled, SETTLE_WAIT))
      return {}
    }
    void exclusively('pending-comment', isGone, claim).then(() => resolve(undefined))
  })
}

/** The pending review about this business of a tab that is gone, if this form's author may see it; it stays stored (Q71). */
export async function findLeftReview({ businessId, author }: DraftKey, now: number): Promise<UnsentText | undefined> {
  const review = readPendingReview()
  const isLeft = review?.businessId === businessId && isStillPending(review, now) && isFor(author, review)
  const { browsingSession: from } = review ?? {}
  if (!isLeft || from === undefined || from === browsingSession() || (await isTabOpen(from))) return undefined
  return { form: review.formData, isOwn: review.author !== undefined, from }
}

/**
 * Whether it is sent without a press: its author is signed in or, where nothing tells in which tab it was written, anybody. A
 * visitor's becomes the first user's who logs in in its tab; a log-in in another tab says nothing of who wrote it (Q72).
 */
export const isSentItself = ({ author, browsingSession: written }: PendingReview): boolean =>
  author !== undefined || written === undefined

/** The text last typed in this form. A visitor's pending review stays stored until the log-in (Q29), but is shown in its tab. */
export function readUnsentText(key: DraftKey, isSignedIn: boolean): UnsentText | undefined {
  const pending = isSignedIn ? undefined : readPendingReview()
  if (pending && ownedBy(key)(pending)) return { form: pending.formData, isOwn: true, from: undefined }
  const draft = readReviewDraft(key)
  return (
    draft && { form: draft.form, isOwn: draft.author !== null || isOfThisVisit(draft), from: draft.browsingSession }
  )
}
