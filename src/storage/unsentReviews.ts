// Every review text that is not with the server yet, kept in this browser: drafts, which are never sent automatically, and
// the pending review, which is sent once after the log-in (AUTHENT-07, interface 5, Q07, Q29, Q48).
import { safePath } from '@/lib/safeUrl'
import { reviewDraftsKey, storageKeys } from '@/lib/storageKeys'
import { isLasting, readItem, writeItem, writeItems } from '../lib/browserStorage'
import { exclusively, SETTLE_WAIT } from '../session/lock'
import { browsingSession } from './tabSession'

/** The fields of the form; empty strings for what was not filled in, rating 0 for none. */
export interface ReviewFormData {
  rating: number
  comment: string
  title: string
  /** A day, yyyy-mm-dd. */
  experienceDate: string
  orderId: string
}

/** The pending review as stored. */
export interface PendingReview {
  businessId: string
  formData: ReviewFormData
  /** When it was stored, ms since 1970 UTC. */
  timestamp: number
  redirectPath: string
  /** The browsing session it was written in, when known (Q48). */
  browsingSession?: string
}

/** One draft as stored. */
export interface ReviewDraft {
  /** `koment:` and the review's id for the changes to a review; no business has such an id. */
  businessId: string
  /** The signed-in user who wrote it, and the only one to see it again; null for a visitor's draft, which anybody here sees. */
  author: string | null
  /** The browsing session it was written in. */
  browsingSession: string
  form: ReviewFormData
  /** ms since 1970 UTC. */
  savedAt: number
}

/** What a draft is for, and who is signed in, if anybody. */
export interface DraftKey {
  businessId: string
  author: string | undefined
}

/** A text that comes back. */
export interface UnsentText {
  form: ReviewFormData
  /** False when somebody else may have written it (Q48). */
  isOwn: boolean
  /** ms since 1970 UTC */
  savedAt: number
}

/** This many drafts are kept; the oldest is dropped. */
export const MOST_DRAFTS = 5

/** A pending review counts for one hour. */
const PENDING_LIFETIME = 60 * 60 * 1000

/** How far, in ms, a clock correction may have put the timestamp in the future; anything further ahead does not count. */
const CLOCK_SLACK = 60_000

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A value that is not an object has none of the fields. */
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** A field of the wrong type counts as not filled in. */
function readForm(stored: unknown): ReviewFormData {
  const form = record(stored)
  return {
    rating: typeof form.rating === 'number' && [1, 2, 3, 4, 5].includes(form.rating) ? form.rating : 0,
    comment: text(form.comment),
    title: text(form.title),
    experienceDate: text(form.experienceDate),
    orderId: text(form.orderId),
  }
}

/** Whether it was written in this browsing session, as far as is known: then it is sent without confirmation (Q48). */
export const isOfThisVisit = ({ browsingSession: written }: Pick<PendingReview, 'browsingSession'>): boolean =>
  written === undefined || written === browsingSession()

/** Stores the pending review in place of any other (Q29: there is one only). */
export function savePendingReview(review: PendingReview): void {
  writeItem(storageKeys.pendingComment, JSON.stringify(review))
}

/** Forgets the pending review. */
export function dropPendingReview(): void {
  writeItem(storageKeys.pendingComment, null)
}

/** The pending review, field by field; undefined when there is none or it is broken. */
export function readPendingReview(): PendingReview | undefined {
  let stored: Record<string, unknown>
  try {
    stored = record(JSON.parse(readItem(storageKeys.pendingComment) ?? 'null'))
  } catch {
    return undefined
  }
  const { businessId, timestamp, redirectPath, browsingSession } = stored
  if (!isText(businessId) || !Number.isFinite(timestamp)) return undefined
  return {
    businessId,
    formData: readForm(stored.formData),
    timestamp: timestamp as number,
    redirectPath: safePath(redirectPath),
    ...(typeof browsingSession === 'string' && { browsingSession }),
  }
}

/** Whether a pending review is younger than one hour at `now`, in ms since 1970 UTC (WRITE-17, WRITE-18). */
export function isStillPending({ timestamp }: PendingReview, now: number): boolean {
  const age = now - timestamp
  return age >= -CLOCK_SLACK && age < PENDING_LIFETIME
}

/** Removes the pending review in any case; returns it only if it is valid for this business now (Q29). */
function take(businessId: string, now: number): PendingReview | undefined {
  const review = readPendingReview()
  dropPendingReview()
  return review?.businessId === businessId && isStillPending(review, now) ? review : undefined
}

/**
 * Takes the pending review of this business out of the storage: of all tabs that ask, only one gets it (robustness L06).
 * A stale or broken one, or one for another business, is removed as well (WRITE-18).
 */
export function claimPendingReview(businessId: string, now: number): Promise<PendingReview | undefined> {
  return new Promise((resolve) => {
    const isGone = () => (readItem(storageKeys.pendingComment) === null ? {} : undefined)
    const claim = async () => {
      const review = take(businessId, now)
      resolve(review)
      // Other tabs wait until this change has reached their storage.
      if (review) await new Promise((settled) => setTimeout(settled, SETTLE_WAIT))
      return {}
    }
    void exclusively('pending-comment', isGone, claim).then(() => resolve(undefined))
  })
}

function draftFrom(stored: unknown): ReviewDraft[] {
  const { businessId, author, browsingSession: written, form, savedAt } = record(stored)
  if (!isText(businessId) || !Number.isFinite(savedAt) || !(author === null || isText(author))) return []
  return [{ businessId, author, browsingSession: text(written), form: readForm(form), savedAt: savedAt as number }]
}

/** Newest first, without broken ones. */
function readDrafts(): ReviewDraft[] {
  try {
    const stored: unknown = JSON.parse(readItem(reviewDraftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(draftFrom) : []
  } catch {
    return []
  }
}

/** A draft too long for the storage does not displace the others. */
function writeDrafts(drafts: readonly ReviewDraft[]): void {
  const stored = drafts.length > 0 ? JSON.stringify(drafts.slice(0, MOST_DRAFTS)) : null
  writeItems({ [reviewDraftsKey]: stored }, true)
}

/** The key of the changes to a review that exists. */
export const changesKey = (reviewId: string, author: string | undefined): DraftKey => ({
  businessId: `koment:${reviewId}`,
  author,
})

const belongsTo =
  ({ businessId, author }: DraftKey) =>
  (draft: ReviewDraft): boolean =>
    draft.businessId === businessId && (draft.author === null || draft.author === author)

/** The draft to go on with, the user's own before a visitor's. */
export function readReviewDraft(key: DraftKey): ReviewDraft | undefined {
  const drafts = readDrafts().filter(belongsTo(key))
  return drafts.find(({ author }) => author !== null) ?? drafts[0]
}

/** Keeps the draft in place of those under this key; false when this browser does not keep it past a reload. */
export function saveReviewDraft(key: DraftKey, form: ReviewFormData, savedAt: number): boolean {
  const { businessId, author = null } = key
  const isReplaced = belongsTo(key)
  const draft = { businessId, author, browsingSession: browsingSession(), form, savedAt }
  writeDrafts([draft, ...readDrafts().filter((other) => !isReplaced(other))])
  return isLasting(reviewDraftsKey)
}

/** Forgets the drafts under this key. */
export function dropReviewDraft(key: DraftKey): void {
  const isDropped = belongsTo(key)
  const drafts = readDrafts()
  const left = drafts.filter((draft) => !isDropped(draft))
  if (left.length < drafts.length) writeDrafts(left)
}

/** The pending review as a text that comes back. */
export const textOfPending = (review: PendingReview): UnsentText => ({
  form: review.formData,
  isOwn: isOfThisVisit(review),
  savedAt: review.timestamp,
})

/**
 * The text last typed under this key. A visitor's pending review stays stored until the log-in (Q29), but is shown to a visitor
 * who comes back without logging in.
 */
export function readUnsentText(key: DraftKey, isSignedIn: boolean): UnsentText | undefined {
  const draft = readReviewDraft(key)
  const pending = isSignedIn ? undefined : readPendingReview()
  if (pending?.businessId === key.businessId && pending.timestamp > (draft?.savedAt ?? 0)) return textOfPending(pending)
  return draft && { form: draft.form, isOwn: draft.author !== null || isOfThisVisit(draft), savedAt: draft.savedAt }
}

/** Forgets the text under this key wherever it is stored: its author discarded it, so no log-in may send it either. */
export function discardUnsentText(key: DraftKey): void {
  dropReviewDraft(key)
  if (readPendingReview()?.businessId === key.businessId) dropPendingReview()
}
