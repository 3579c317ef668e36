// Stored review texts: drafts, and one that waits for the log-in. Older builds in other tabs read them (interface 5).
import { eachText, type ReviewValues } from '@/lib/reviewFields'
import { safePath } from '@/lib/safeUrl'
import { reviewDraftsKey, storageKeys, textsChanged } from '@/lib/storageKeys'
import { isLasting, readItem, writeItems } from '../platform/browserStorage'
import { PLACEHOLDER_USER_ID } from '../session/constants'
import { browsingSession } from './tabSession'

/** A review text that is not with the server. */
export interface StoredText {
  /** `koment:` and the review's id for the changes to a review; no business has such an id. */
  businessId: string
  /** Its writer, or the first to log in in its tab: nobody else sends, sees or overwrites it (Q72). Unset: visitor. */
  author: string | undefined
  /** The browsing session it was written in, '' if that is over; undefined where a waiting one does not say (Q48). */
  browsingSession: string | undefined
  form: ReviewValues
  /** ms since 1970 UTC */
  savedAt: number
  /** It waits for the log-in to this path; `isDue`: its author has since logged in in its tab (Q71). Unset: a draft. */
  waiting?: { redirectPath: string; isDue: boolean } | undefined
}

/** A text as it was found: what its browsing session has written since is another one. */
export type TakenText = Pick<StoredText, 'browsingSession' | 'savedAt'>

/** Whether it waits for the log-in; there is one such text only (Q29). */
export const isWaiting = ({ waiting }: StoredText): boolean => waiting !== undefined

/** Whether the text survives a reload: false where this browser keeps nothing. */
export const isTextLasting = ({ waiting }: StoredText): boolean =>
  isLasting(waiting ? storageKeys.pendingComment : reviewDraftsKey)

/** The text as a draft. */
export const asDraft = ({ waiting: _, browsingSession = '', ...text }: StoredText): StoredText => ({
  ...text,
  browsingSession,
})

const HOUR = 60 * 60 * 1000
/** In ms. */
export const DAY = 24 * HOUR

/** How long a visitor's text is kept from its last change, and how long any waits for the log-in, in ms. */
export const VISITOR_LIFETIME = HOUR

/** How long a signed-in user's draft is kept, in ms from its last change. */
const USER_LIFETIME = 30 * DAY

/** Whether `time` is less than `lifetime` before `now`, or up to a day ahead: a clock put back ends no text (Q77). */
export const isYoungerThan = (lifetime: number, time: number, now: number): boolean =>
  now - time >= -DAY && now - time < lifetime

/** Whether it was written in this browsing session, as far as is known: then it is sent without confirmation (Q48). */
export const isOfThisVisit = ({ browsingSession: written }: Pick<StoredText, 'browsingSession'>): boolean =>
  written === undefined || written === browsingSession()

/** Whether nobody is known to have written it: everybody here may see it. */
export const isVisitors = ({ author }: StoredText): boolean => !author || author === PLACEHOLDER_USER_ID

/** Whether a user may see it: it is theirs, a visitor's, or of a log-in that did not tell whose it was (Q12, Q72). */
export const isFor = (user: string | undefined, text: StoredText): boolean => isVisitors(text) || text.author === user

/** Texts whose time is not over at `now`, ms since 1970 UTC (Q86); a user's that waited too long becomes a draft. */
export function textsAt(texts: StoredText[], now: number): StoredText[] {
  const isYoung = ({ savedAt }: StoredText) => isYoungerThan(VISITOR_LIFETIME, savedAt, now)
  return (
    texts
      // A clock that was put back ends no user's draft.
      .filter((text) => (isVisitors(text) ? isYoung(text) : now - text.savedAt < USER_LIFETIME))
      .map((text) => (isWaiting(text) && !isYoung(text) ? asDraft(text) : text))
  )
}

type Fields = Readonly<Record<string, unknown>>

/** A value that is not an object has none of the fields. */
const fieldsOf = (value: unknown) => (value ?? {}) as Fields
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text with these fields of its own; none if broken. A form field of the wrong type counts as not filled in. */
function textFrom(
  { businessId, author }: Fields,
  form: Fields,
  savedAt: unknown,
  own: Partial<StoredText>,
): StoredText[] {
  if (!textOf(businessId) || !Number.isFinite(savedAt)) return []
  const rating = [1, 2, 3, 4, 5].find((stars) => stars === form.rating) ?? 0
  const texts = eachText((name) => textOf(form[name]))
  return [
    {
      businessId: textOf(businessId),
      author: textOf(author) || undefined,
      browsingSession: undefined,
      form: { rating, ...texts },
      savedAt: savedAt as number,
      ...own,
    },
  ]
}

function waitingFrom(stored: Fields): StoredText[] {
  const { formData, timestamp, redirectPath, isDue, browsingSession: written } = stored
  return textFrom(stored, fieldsOf(formData), timestamp, {
    ...(typeof written === 'string' && { browsingSession: written }),
    waiting: { redirectPath: safePath(redirectPath), isDue: isDue === true },
  })
}

function draftFrom(stored: Fields): StoredText[] {
  const { author, browsingSession: written, form, savedAt } = stored
  if (author !== null && !textOf(author)) return []
  return textFrom(stored, fieldsOf(form), savedAt, { browsingSession: textOf(written) })
}

/** As it is stored; what is undefined is left out. */
const stored = ({ author, form, savedAt, waiting, ...text }: StoredText): object =>
  waiting
    ? { ...text, author, formData: form, timestamp: savedAt, ...waiting, isDue: waiting.isDue || undefined }
    : { ...text, author: author ?? null, form, savedAt }

function parsed(key: string): unknown {
  try {
    return JSON.parse(readItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** All texts, the waiting one first, then the drafts from the newest on; without broken ones. */
export function readStored(): StoredText[] {
  const drafts = parsed(reviewDraftsKey)
  return [
    ...waitingFrom(fieldsOf(parsed(storageKeys.pendingComment))),
    ...(Array.isArray(drafts) ? drafts.map(fieldsOf).flatMap(draftFrom) : []),
  ]
}

/** Asks before the page is left while a text is nowhere but in it: the browser does not keep it. */
function askWhileOnlyHere(event: BeforeUnloadEvent): void {
  const isOnlyHere = (key: string) => readItem(key) !== null && !isLasting(key)
  if ([storageKeys.pendingComment, reviewDraftsKey].some(isOnlyHere)) event.preventDefault()
}

function write(key: string, texts: object | undefined, isOldKept: boolean): void {
  writeItems({ [key]: texts ? JSON.stringify(texts) : null }, isOldKept)
  window.addEventListener('beforeunload', askWhileOnlyHere)
  window.dispatchEvent(new Event(textsChanged))
}

/** Stores what `change` makes of the texts; writes an item only if one of its texts is a new object or it is broken. */
export function changeStored(change: (texts: StoredText[]) => StoredText[]): void {
  const before = readStored()
  const after = change(before)
  const isDraft = (text: StoredText) => !isWaiting(text)
  const [old, drafts] = [before.filter(isDraft), after.filter(isDraft)]
  const isChanged = drafts.length !== old.length || drafts.some((draft, at) => draft !== old[at])
  // Drafts first: another tab always finds a text that becomes one. One too long displaces no other.
  if (isChanged) write(reviewDraftsKey, drafts.length > 0 ? drafts.map(stored) : undefined, true)
  const waiting = after.find(isWaiting)
  const isBroken = !waiting && readItem(storageKeys.pendingComment) !== null
  if (isBroken || waiting !== before.find(isWaiting))
    write(storageKeys.pendingComment, waiting && stored(waiting), false)
}
