// Half-written reviews, kept in this browser so that leaving the page loses nothing. They never send themselves: what is
// sent after a log-in is the pending comment, under another key (pendingComment.ts).
import { browsingSession } from './browsingSession'
import { reviewDraftsKey } from './constants'
import { type CommentForm, readCommentForm } from './pendingComment'
import { isLasting, readItem, writeItems } from './storage'

/** One half-written review. */
export interface ReviewDraft {
  businessId: string
  /** The signed-in user who wrote it, who alone sees it again; null for a visitor's, which anybody here sees. */
  author: string | null
  /** The browsing session it was written in. */
  browsingSession: string
  form: CommentForm
  /** ms since 1970 UTC. */
  savedAt: number
}

/** The business it is for, and who is signed in, if anybody. */
export interface DraftPlace {
  businessId: string
  author: string | undefined
}

/** So many businesses' drafts are kept; the oldest goes. */
export const MOST_DRAFTS = 5

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function draftOf(stored: unknown): ReviewDraft[] {
  const { businessId, author, browsingSession: written, form, savedAt } = (stored ?? {}) as Record<string, unknown>
  if (!isText(businessId) || !Number.isFinite(savedAt) || !(author === null || isText(author))) return []
  const session = isText(written) ? written : ''
  return [{ businessId, author, browsingSession: session, form: readCommentForm(form), savedAt: savedAt as number }]
}

/** Newest first; nothing of what is broken. */
function readAll(): ReviewDraft[] {
  try {
    const stored: unknown = JSON.parse(readItem(reviewDraftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(draftOf) : []
  } catch {
    return []
  }
}

/** One that is too long for the storage leaves the others there. */
function writeAll(drafts: readonly ReviewDraft[]): void {
  const text = drafts.length > 0 ? JSON.stringify(drafts.slice(0, MOST_DRAFTS)) : null
  writeItems({ [reviewDraftsKey]: text }, true)
}

/** Whether whoever is at this place sees the draft. */
const isShownAt =
  ({ businessId, author }: DraftPlace) =>
  (draft: ReviewDraft): boolean =>
    draft.businessId === businessId && (draft.author === null || draft.author === author)

/** The draft to go on with, the user's own before a visitor's. */
export function readReviewDraft(place: DraftPlace): ReviewDraft | undefined {
  const shown = readAll().filter(isShownAt(place))
  return shown.find(({ author }) => author !== null) ?? shown[0]
}

/** Keeps the draft in place of the ones shown there; false when this browser does not keep it past a reload. */
export function saveReviewDraft(place: DraftPlace, form: CommentForm, savedAt: number): boolean {
  const { businessId, author = null } = place
  const isShown = isShownAt(place)
  const draft = { businessId, author, browsingSession: browsingSession(), form, savedAt }
  writeAll([draft, ...readAll().filter((other) => !isShown(other))])
  return isLasting(reviewDraftsKey)
}

/** Forgets the drafts shown there. */
export function dropReviewDraft(place: DraftPlace): void {
  const isShown = isShownAt(place)
  const drafts = readAll()
  const left = drafts.filter((draft) => !isShown(draft))
  if (left.length < drafts.length) writeAll(left)
}
