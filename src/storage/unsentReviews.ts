// Every review text that is not with the server yet, kept in this browser: drafts, which are never sent automatically, and
// the pending review, which is sent once after the log-in (interface 5, Q07, Q29, Q48).
import { type ReviewValues, valuesOf } from '@/lib/reviewFields'
import { safePath } from '@/lib/safeUrl'
import { changesPrefix, reviewDraftsKey, storageKeys, textsChanged } from '@/lib/storageKeys'
import { isLasting, readItem, writeItems } from '../platform/browserStorage'
import { PLACEHOLDER_USER_ID } from '../session/constants'
import { browsingSession } from './tabSession'

/** The pending review as stored. */
export interface PendingReview {
  businessId: string
  formData: ReviewValues
  /** When it was stored, ms since 1970 UTC. */
  timestamp: number
  redirectPath: string
  /** The browsing session it was written in, when known (Q48). */
  browsingSession?: string
  /** Who wrote it, or logged in first in its tab: nobody else sends, sees or overwrites it (Q72). Missing: a visitor. */
  author?: string
  /** Its author has logged in in its tab since: its form sends it without a press (Q71). */
  isDue?: boolean
}

/** One draft as stored. */
export interface ReviewDraft {
  /** `koment:` and the review's id for the changes to a review (`changesKey`); no business has such an id. */
  businessId: string
  /** The signed-in user who wrote it, and the only one to see it again; null for a visitor's draft, which anybody here sees. */
  author: string | null
  /** The browsing session it was written in. */
  browsingSession: string
  form: ReviewValues
  /** ms since 1970 UTC. */
  savedAt: number
}

/** Which texts a form owns: those of this tab about its business that are its author's or a visitor's. */
export interface DraftKey {
  businessId: string
  /** Who began the form; undefined for a visitor. */
  author: string | undefined
  /** The text of another browsing session that the form has taken over. */
  from?: TakenText | undefined
}

/** A text as it was found: what its browsing session has written since is another one. */
export type TakenText = Pick<ReviewDraft, 'browsingSession' | 'savedAt'>

/** A text that comes back. */
export interface UnsentText {
  form: ReviewValues
  /** False when somebody else may have written it (Q48). */
  isOwn: boolean
  from: TakenText
}

/** A pending review counts for one hour, in ms. */
export const PENDING_LIFETIME = 60 * 60 * 1000

/** How far ahead, in ms, a timestamp may be: a clock that was put back must destroy no text (Q77). */
const CLOCK_SLACK = 24 * PENDING_LIFETIME

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A value that is not an object has none of the fields. */
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** A field of the wrong type counts as not filled in. */
function readForm(stored: unknown): ReviewValues {
  const form = record(stored)
  return valuesOf((name) => {
    const value = form[name]
    return name === 'rating' ? ([1, 2, 3, 4, 5].find((stars) => stars === value) ?? 0) : text(value)
  })
}

/** What tells whose a stored text is. */
export type Stored = Pick<PendingReview, 'businessId' | 'browsingSession'> &
  Partial<Pick<PendingReview, 'timestamp'> & Pick<ReviewDraft, 'author' | 'savedAt'>>

/** Whether it was written in this browsing session, as far as is known: then it is sent without confirmation (Q48). */
export const isOfThisVisit = ({ browsingSession: written }: Pick<Stored, 'browsingSession'>): boolean =>
  written === undefined || written === browsingSession()

/** Whether a user may see it: it is theirs, a visitor's, or of a log-in that did not tell whose it was (Q12, Q72). */
export const isFor = (user: string | undefined, { author }: Stored): boolean =>
  author === undefined || author === null || author === PLACEHOLDER_USER_ID || author === user

/** The texts that a form owns: only these does it replace and remove. */
export const ownedBy =
  ({ businessId, author, from }: DraftKey) =>
  (text: Stored): boolean =>
    text.businessId === businessId &&
    isFor(author, text) &&
    (isOfThisVisit(text) ||
      (text.browsingSession === from?.browsingSession && (text.savedAt ?? text.timestamp) === from?.savedAt))

/** Asks before the page is left while a text is nowhere but in it: the browser does not keep it. */
function askWhileOnlyHere(event: BeforeUnloadEvent): void {
  const isOnlyHere = (key: string) => readItem(key) !== null && !isLasting(key)
  if ([storageKeys.pendingComment, reviewDraftsKey].some(isOnlyHere)) event.preventDefault()
}

/** Writes one item of texts; null removes it. The former one stays stored, where asked for, if there is no room for this one. */
function writeTexts(key: string, texts: object | null, isOldKept = false): void {
  writeItems({ [key]: texts && JSON.stringify(texts) }, isOldKept)
  window.addEventListener('beforeunload', askWhileOnlyHere)
  window.dispatchEvent(new Event(textsChanged))
}

/** Stores the pending review in place of any other; null forgets it. */
export const writePending = (review: PendingReview | null): void => writeTexts(storageKeys.pendingComment, review)

/** The pending review, field by field; undefined when there is none or it is broken. */
export function readPendingReview(): PendingReview | undefined {
  let stored: Record<string, unknown>
  try {
    stored = record(JSON.parse(readItem(storageKeys.pendingComment) ?? 'null'))
  } catch {
    return undefined
  }
  const { businessId, timestamp, redirectPath, browsingSession, author, isDue } = stored
  if (!isText(businessId) || !Number.isFinite(timestamp)) return undefined
  return {
    businessId,
    formData: readForm(stored.formData),
    timestamp: timestamp as number,
    redirectPath: safePath(redirectPath),
    ...(typeof browsingSession === 'string' && { browsingSession }),
    ...(isText(author) && { author }),
    ...(isDue === true && { isDue }),
  }
}

/** Whether `time` is less than `lifetime` ms before `now`, and not far ahead of it. */
export const isYoungerThan = (lifetime: number, time: number, now: number): boolean =>
  now - time >= -CLOCK_SLACK && now - time < lifetime

/** Whether a pending review is younger than one hour at `now`, in ms since 1970 UTC. */
export const isStillPending = ({ timestamp }: PendingReview, now: number): boolean =>
  isYoungerThan(PENDING_LIFETIME, timestamp, now)

/** Whether the pending review survives a reload: false where this browser keeps nothing. */
export const isPendingLasting = (): boolean => isLasting(storageKeys.pendingComment)

/** A pending review as a draft. */
export const draftOf = ({
  businessId,
  author,
  browsingSession = '',
  formData,
  timestamp,
}: PendingReview): ReviewDraft => ({
  businessId,
  author: author ?? null,
  browsingSession,
  form: formData,
  savedAt: timestamp,
})

function draftFrom(stored: unknown): ReviewDraft[] {
  const { businessId, author, browsingSession: written, form, savedAt } = record(stored)
  if (!isText(businessId) || !Number.isFinite(savedAt) || !(author === null || isText(author))) return []
  return [{ businessId, author, browsingSession: text(written), form: readForm(form), savedAt: savedAt as number }]
}

/** Newest first, without broken ones. */
export function readDrafts(): ReviewDraft[] {
  try {
    const stored: unknown = JSON.parse(readItem(reviewDraftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(draftFrom) : []
  } catch {
    return []
  }
}

/** Stores the drafts, the newest first; one too long for the storage does not displace the others. */
export const writeDrafts = (drafts: readonly ReviewDraft[]): void =>
  writeTexts(reviewDraftsKey, drafts.length > 0 ? drafts : null, true)

const isFoundBy =
  ({ businessId, author }: DraftKey) =>
  (draft: ReviewDraft): boolean =>
    draft.businessId === businessId && isFor(author, draft)

/** The draft to go on with: the author's own before a visitor's, then this tab's before another's, then the newest. */
export function readReviewDraft(key: DraftKey, drafts = readDrafts()): ReviewDraft | undefined {
  const rank = (draft: ReviewDraft) => Number(draft.author !== null) * 2 + Number(isOfThisVisit(draft))
  return drafts.filter(isFoundBy(key)).sort((one, other) => rank(other) - rank(one) || other.savedAt - one.savedAt)[0]
}

/** The key of the changes to a review that exists. */
export function changesKey(reviewId: string, author: string | undefined): DraftKey {
  const key = { businessId: changesPrefix + reviewId, author }
  return { ...key, from: readReviewDraft(key) }
}

/**
 * Keeps the form's text in place of those it owns; false when this browser does not keep it past a reload. The text that waits
 * for the log-in goes on waiting; whoever has written on sends it with another press.
 */
export function saveReviewDraft(key: DraftKey, form: ReviewValues, savedAt: number): boolean {
  const pending = readPendingReview()
  const isPending = pending !== undefined && ownedBy(key)(pending)
  if (isPending && JSON.stringify(pending.formData) === JSON.stringify(readForm(form))) return isPendingLasting()
  return replaceWithDraft(key, form, savedAt)
}

/**
 * The same, where no text of the form's may go on waiting for the log-in. The draft is stored before that text goes: another tab
 * always finds one of them.
 */
export function replaceWithDraft(key: DraftKey, form: ReviewValues, savedAt: number): boolean {
  const { businessId, author = null } = key
  const draft = { businessId, author, browsingSession: browsingSession(), form, savedAt }
  writeDrafts([draft, ...readDrafts().filter((other) => !ownedBy(key)(other))])
  discardPendingReview(key)
  return isLasting(reviewDraftsKey)
}

/** Forgets the drafts that match. */
export function dropDrafts(isDropped: (draft: ReviewDraft) => boolean): void {
  const drafts = readDrafts()
  const left = drafts.filter((draft) => !isDropped(draft))
  if (left.length < drafts.length) writeDrafts(left)
}

/** Forgets the drafts that this form owns. */
export const dropReviewDraft = (key: DraftKey): void => dropDrafts(ownedBy(key))

/** Forgets the pending review if this form owns it. */
export function discardPendingReview(key: DraftKey): void {
  const review = readPendingReview()
  if (review && ownedBy(key)(review)) writePending(null)
}

/** Forgets the form's text wherever it is stored: it was sent, or discarded, so no log-in may send it either. */
export function discardUnsentText(key: DraftKey): void {
  dropReviewDraft(key)
  discardPendingReview(key)
}
