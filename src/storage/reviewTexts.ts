// A review's text until the server has it: a draft, or waiting for the log-in. Drafts are never sent by themselves;
// what waits is sent once, by the tab in which its author logs in (Q07, Q29, Q48, Q71, Q72).
import { isSameForm, type ReviewValues } from '@/lib/reviewFields'
import { changesPrefix, storageKeys } from '@/lib/storageKeys'
import { readItem } from '../platform/browserStorage'
import { PLACEHOLDER_USER_ID } from '../session/constants'
import { exclusively, SETTLE_WAIT } from '../session/lock'
import { forgetDiscarded, forgetOldTexts } from './discardedTexts'
import {
  asDraft,
  changeStored,
  isFor,
  isOfThisVisit,
  isTextLasting,
  isVisitors,
  isWaiting,
  readStored,
  type StoredText,
  type TakenText,
  textsAt,
  VISITOR_LIFETIME,
} from './storedTexts'
import { browsingSession } from './tabSession'

/** Which texts a form owns: those of this tab about its business that are its author's or a visitor's. */
export interface TextKey {
  businessId: string
  /** Who began the form; undefined for a visitor. */
  author: string | undefined
  /** The text of another browsing session that the form has taken over. */
  from?: TakenText | undefined
}

/** The texts that a form owns: only these does it replace and remove. */
const ownedBy =
  ({ businessId, author, from }: TextKey) =>
  (text: StoredText): boolean =>
    text.businessId === businessId &&
    isFor(author, text) &&
    (isOfThisVisit(text) || (text.browsingSession === from?.browsingSession && text.savedAt === from?.savedAt))

/** Whether this tab sends it unasked: its author logged in here, or nothing tells in which tab it was written (Q71). */
const isSentItself = (text: StoredText, user: string | undefined): boolean =>
  text.waiting !== undefined &&
  // A log-in in another tab says nothing of who wrote it (Q72).
  (text.browsingSession === undefined || text.waiting.isDue) &&
  isOfThisVisit(text) &&
  isFor(user, text)

/** The text to go on with: the author's own before a visitor's, then this tab's before another's, then the newest. */
function bestOf(texts: StoredText[], { businessId, author }: TextKey): StoredText | undefined {
  const rank = (text: StoredText) => (text.author ? 2 : 0) + (text.browsingSession === browsingSession() ? 1 : 0)
  return texts
    .filter((text) => text.businessId === businessId && isFor(author, text))
    .sort((one, other) => rank(other) - rank(one) || other.savedAt - one.savedAt)[0]
}

/** A stored text that a form shows again. */
export interface UnsentText {
  form: ReviewValues
  /** False when somebody else may have written it (Q48). */
  isOwn: boolean
  from: TakenText
}

/** A form's text at `now` (ms since 1970 UTC): draft or waiting, of any tab (Q71); not what this tab sends itself. */
export function readText(key: TextKey, isSignedIn: boolean, now: number): UnsentText | undefined {
  const texts = textsAt(readStored(), now).filter((text) => !(isSignedIn && isSentItself(text, key.author)))
  const found = bestOf(texts, key)
  if (!found) return undefined
  const { form, author, browsingSession: written = '', savedAt } = found
  // A visitor's text is a user's own only after a log-in in its tab, which makes the user its author.
  const isOwn = author !== undefined || (!isSignedIn && written === browsingSession())
  return { form, from: { browsingSession: written, savedAt }, isOwn }
}

/** A new review that is not sent, for pages that tell of it without its words. */
export interface UnsentReview {
  businessId: string
  /** False when somebody else may have written it (Q48). */
  isOwn: boolean
  /** When it is discarded, ms since 1970 UTC; undefined for a user's own (Q86), and where the browser keeps nothing. */
  until: number | undefined
}

/** The new review that waits, else the newest draft, that `user` (undefined: a visitor) may see at `now`, in ms. */
export function findUnsent(user: string | undefined, now: number): UnsentReview | undefined {
  const isSeen = (text: StoredText) => isFor(user, text) && !text.businessId.startsWith(changesPrefix)
  const text = textsAt(readStored(), now).find(isSeen)
  if (!text) return undefined
  const { businessId, author, savedAt } = text
  const isOwn = user === undefined ? isOfThisVisit(text) : author === user
  return { businessId, isOwn, until: isVisitors(text) && isTextLasting(text) ? savedAt + VISITOR_LIFETIME : undefined }
}

/** The key of the changes to a review that exists. */
export function changesKey(reviewId: string, author: string | undefined): TextKey {
  const key = { businessId: changesPrefix + reviewId, author }
  return { ...key, from: bestOf(readStored(), key) }
}

/** One of a user's texts: a new review of a business, or else the unsaved changes to a review. */
export interface KeptText extends Pick<StoredText, 'form' | 'savedAt'> {
  businessId?: string
  reviewId?: string
  browsingSession: string
  /** False when it does not survive a reload. */
  isLasting: boolean
}

function keptText(text: StoredText): KeptText {
  const { businessId, form, savedAt, browsingSession: written = '' } = text
  const isChange = businessId.startsWith(changesPrefix)
  const about = isChange ? { reviewId: businessId.slice(changesPrefix.length) } : { businessId }
  return { ...about, form, savedAt, browsingSession: written, isLasting: isTextLasting(text) }
}

/** This user's known texts whose time is not over at `now`, in ms since 1970 UTC; newest first. */
export const readTextsOf = (user: string, now: number): KeptText[] =>
  readStored()
    .filter((text) => text.author === user && textsAt([text], now).length > 0)
    .map(keptText)
    .sort((one, other) => other.savedAt - one.savedAt)

/** What the log-in page may say of the text that waits for it at `now`, in ms since 1970 UTC. */
export function readWaiting(now: number) {
  const text = textsAt(readStored(), now).find(isWaiting)
  if (!text?.waiting) return undefined
  const { form, author, waiting } = text
  const [isOfThisTab, isLasting] = [isOfThisVisit(text), isTextLasting(text)]
  return { form, author, redirectPath: waiting.redirectPath, isOfThisTab, isLasting }
}

/** Where the form's text is: in its own keeping, only in that of another tab's form of its author, or gone. */
export function placeOfText(key: TextKey): 'here' | 'elsewhere' | 'gone' {
  const texts = readStored()
  if (texts.some(ownedBy(key))) return 'here'
  return texts.some((text) => text.businessId === key.businessId && text.author === key.author) ? 'elsewhere' : 'gone'
}

const draftOf = ({ businessId, author }: TextKey, form: ReviewValues, savedAt: number): StoredText => ({
  businessId,
  author,
  browsingSession: browsingSession(),
  form,
  savedAt,
})

/**
 * Keeps the form's text in place of those it owns; false if a reload will lose it. What waits for the log-in goes on
 * waiting while it is unchanged; a changed text is a draft, sent with another press.
 */
export function keepText(key: TextKey, form: ReviewValues, savedAt: number): boolean {
  const isOwned = ownedBy(key)
  const same = readStored().find((text) => isWaiting(text) && isOwned(text) && isSameForm(text.form, form))
  const kept = same ?? draftOf(key, form, savedAt)
  if (!same) changeStored((texts) => [kept, ...texts.filter((text) => !isOwned(text))])
  return isTextLasting(kept)
}

/** Has the form's text wait for the log-in to `redirectPath`. Only one text waits (Q29): another becomes a draft. */
export function waitForLogin(key: TextKey, form: ReviewValues, redirectPath: string, now: number): void {
  forgetOldTexts(now)
  const text = { ...draftOf(key, form, now), waiting: { redirectPath, isDue: false } }
  const isReplaced = ownedBy({ ...key, from: undefined })
  const besides = (other: StoredText) => (!isWaiting(other) ? [other] : isReplaced(other) ? [] : [asDraft(other)])
  changeStored((texts) => [text, ...texts.flatMap(besides)])
  // Where the browser does not keep it, its drafts stay.
  if (isTextLasting(text)) forgetText(key, (other) => !isWaiting(other))
}

/**
 * Takes the waiting text that this tab sends; until sent it is its author's draft, for reloads and other tabs
 * (robustness L08). The form's other draft, or this text if the form is not free, becomes no tab's: it is not replaced.
 */
function take(key: TextKey, now: number, isFree: boolean): ReviewValues | undefined {
  forgetOldTexts(now)
  const found = readStored().find((text) => isSentItself(text, key.author))
  if (!found) return undefined
  const { form, businessId } = found
  const isHere = businessId === key.businessId
  const isTaken = isHere && isFree
  const draft = isTaken ? draftOf(key, form, now) : asDraft(isHere ? { ...found, browsingSession: '' } : found)
  const besides = (text: StoredText) => {
    if (isWaiting(text)) return []
    if (!isTaken || !ownedBy(key)(text)) return [text]
    return isSameForm(text.form, form) ? [] : [{ ...text, browsingSession: '' }]
  }
  changeStored((texts) => [draft, ...texts.flatMap(besides)])
  return isTaken ? form : undefined
}

/** The form that asks, which may have changed while it waited. */
export interface AskingForm {
  isOnPage: () => boolean
  /** Whether it still is as it opened: only then may a text take its place. */
  isFree: () => boolean
}

/** Takes the waiting text for its form to send: only one tab gets it (robustness L06). It stays if the form is gone. */
export function claimText(key: TextKey, now: number, form: AskingForm): Promise<ReviewValues | undefined> {
  return new Promise((resolve) => {
    const isGone = () => (readItem(storageKeys.pendingComment) === null ? {} : undefined)
    const claim = async () => {
      const claimed = form.isOnPage() ? take(key, now, form.isFree()) : undefined
      resolve(claimed)
      // Other tabs wait until this change has reached their storage.
      if (claimed) await new Promise((settled) => setTimeout(settled, SETTLE_WAIT))
      return {}
    }
    void exclusively('pending-comment', isGone, claim).then(() => resolve(undefined))
  })
}

/** At a log-in, a visitor's texts of this tab become the user's (Q72) and what waits is due (Q71); too old ones go. */
export function claimTexts(user: string, now: number): void {
  forgetOldTexts(now)
  const claimed = ({ waiting, ...text }: StoredText): StoredText =>
    waiting ? { ...text, author: user, waiting: { ...waiting, isDue: true } } : { ...text, author: user }
  const isClaimed = (text: StoredText) =>
    isOfThisVisit(text) && (text.waiting ? isFor(user, text) : !text.author && user !== PLACEHOLDER_USER_ID)
  changeStored((texts) => texts.map((text) => (isClaimed(text) ? claimed(text) : text)))
}

/** Forgets the form's texts, or those meant: no log-in may send what was sent or discarded. False if there is none. */
export function forgetText(key: TextKey, isMeant: (text: StoredText) => boolean = () => true): boolean {
  const isForgotten = (text: StoredText) => ownedBy(key)(text) && isMeant(text)
  const isThere = readStored().some(isForgotten)
  changeStored((texts) => texts.filter((text) => !isForgotten(text)))
  return isThere
}

/** Forgets this text of the user; false if it is not there as it was read, since another tab has written on. */
export function forgetKept(author: string, kept: KeptText): boolean {
  const { businessId = `${changesPrefix}${kept.reviewId}`, savedAt, browsingSession: written } = kept
  const isIt = (text: StoredText) =>
    text.author === author && text.savedAt === savedAt && (text.browsingSession ?? '') === written
  return forgetText({ businessId, author, from: kept }, isIt)
}

/** Forgets every text of this user, and what a visitor wrote in this tab: the account is deleted (Q78). */
export function forgetTextsOf(user: string): void {
  changeStored((texts) => texts.filter((text) => (text.author ? text.author !== user : !isOfThisVisit(text))))
  forgetDiscarded()
}
