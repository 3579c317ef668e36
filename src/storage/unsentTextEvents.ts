// What becomes of the unsent texts without their form: their time is over, somebody logs in, an account is deleted.
import { discardedTextsKey, storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '../platform/browserStorage'
import { PLACEHOLDER_USER_ID } from '../session/constants'
import {
  draftOf,
  dropDrafts,
  isFor,
  isOfThisVisit,
  isStillPending,
  isYoungerThan,
  PENDING_LIFETIME,
  type ReviewDraft,
  readDrafts,
  readPendingReview,
  type Stored,
  writeDrafts,
  writePending,
} from './unsentReviews'

const DAY = 24 * 60 * 60 * 1000

/** How long a signed-in user's draft is kept, in ms from its last change. */
const USER_LIFETIME = 30 * DAY

/** Whether nobody is known to have written it: it is shown to everybody, and kept for the hour of a pending review only. */
const isVisitors = ({ author }: Stored): boolean => !author || author === PLACEHOLDER_USER_ID

/** Whether a draft's time is not over at `now`, in ms since 1970 UTC; a clock that was put back ends no user's (Q86). */
export const isDraftKept = (draft: ReviewDraft, now: number): boolean =>
  isVisitors(draft) ? isYoungerThan(PENDING_LIFETIME, draft.savedAt, now) : now - draft.savedAt < USER_LIFETIME

/** When the texts that were discarded had last been changed, in ms since 1970 UTC, by business; no longer than for a day. */
function readDiscarded(now: number): Record<string, number> {
  try {
    const stored = Object.entries(JSON.parse(readItem(discardedTextsKey) ?? '{}') as object)
    return Object.fromEntries(stored.filter(([, at]) => typeof at === 'number' && isYoungerThan(DAY, at, now)))
  } catch {
    return {}
  }
}

/** Whether a visitor's text about this business was discarded within the day, because its time was over. */
export const wasDiscarded = (businessId: string, now: number): boolean => Object.hasOwn(readDiscarded(now), businessId)

/**
 * Discards, from the storage too, every text whose time is over at `now`, in ms since 1970 UTC (Q86). A pending review that waited too
 * long is sent by nobody: a user's goes on as their draft. Of a visitor's only its business is remembered, for a day.
 */
export function discardOldTexts(now: number): void {
  const pending = readPendingReview()
  const isWaiting = pending !== undefined && isStillPending(pending, now)
  const stored = readDrafts()
  const drafts = pending && !isWaiting ? [draftOf(pending), ...stored] : stored
  const kept = drafts.filter((draft) => isDraftKept(draft, now))
  if (kept.length < stored.length || kept.some((draft) => !stored.includes(draft))) writeDrafts(kept)
  // A broken one goes, too.
  if (!isWaiting && readItem(storageKeys.pendingComment) !== null) writePending(null)
  const isToldOf = (draft: ReviewDraft) => isVisitors(draft) && isYoungerThan(DAY, draft.savedAt, now)
  const over = drafts.filter((draft) => isToldOf(draft) && !kept.includes(draft))
  const discarded = {
    ...readDiscarded(now),
    ...Object.fromEntries(over.map((text) => [text.businessId, text.savedAt])),
  }
  const marks = JSON.stringify(discarded)
  if (marks !== (readItem(discardedTextsKey) ?? '{}')) writeItem(discardedTextsKey, marks === '{}' ? null : marks)
}

/**
 * What a visitor wrote in this tab is from now on the user's who was first to log in in it (Q72); what waits for this log-in here is
 * due (Q71). What was too old at `now` is nobody's.
 */
export function adoptUnsentTexts(user: string, now: number): void {
  discardOldTexts(now)
  const isAdopted = (text: Stored) => !text.author && isOfThisVisit(text)
  const review = readPendingReview()
  if (review && isOfThisVisit(review) && isFor(user, review)) writePending({ ...review, author: user, isDue: true })
  const drafts = readDrafts()
  if (user === PLACEHOLDER_USER_ID || !drafts.some(isAdopted)) return
  writeDrafts(drafts.map((draft) => (isAdopted(draft) ? { ...draft, author: user } : draft)))
}

/** Forgets every text of this user, and what a visitor wrote in this tab: the account is deleted (Q78). */
export function forgetUnsentTexts(user: string): void {
  const isForgotten = (text: Stored) => (text.author ? text.author === user : isOfThisVisit(text))
  dropDrafts(isForgotten)
  const review = readPendingReview()
  if (review && isForgotten(review)) writePending(null)
  writeItem(discardedTextsKey, null)
}
