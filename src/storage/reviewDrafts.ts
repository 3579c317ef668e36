// Half-written reviews, kept in this browser so that leaving the page loses nothing. They are never sent automatically: only
// the pending comment, under another key, is sent after a log-in (pendingComment.ts).

import { reviewDraftsKey } from '@/lib/storageKeys'
import { isLasting, readItem, writeItems } from '../lib/browserStorage'
import { type ReviewFormData, readReviewFormData } from './pendingReview'
import { browsingSession } from './tabSession'

/** One half-written review. */
export interface ReviewDraft {
  businessId: string
  /** The signed-in user who wrote it, and the only one to see it again; null for a visitor's draft, which anybody here sees. */
  author: string | null
  /** The browsing session it was written in. */
  browsingSession: string
  form: ReviewFormData
  /** ms since 1970 UTC. */
  savedAt: number
}

/** The business it is for, and who is signed in, if anybody. */
export interface DraftPlace {
  businessId: string
  author: string | undefined
}

/** Drafts of this many businesses are kept; the oldest is dropped. */
export const MOST_DRAFTS = 5

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function draftOf(stored: unknown): ReviewDraft[] {
  const { businessId, author, browsingSession: written, form, savedAt } = (stored ?? {}) as Record<string, unknown>
  if (!isText(businessId) || !Number.isFinite(savedAt) || !(author === null || isText(author))) return []
  const session = isText(written) ? written : ''
  return [{ businessId, author, browsingSession: session, form: readReviewFormData(form), savedAt: savedAt as number }]
}

/** Newest first, without broken ones. */
function readAll(): ReviewDraft[] {
  try {
    const stored: unknown = JSON.parse(readItem(reviewDraftsKey) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(draftOf) : []
  } catch {
    return []
  }
}

/** A draft too long for the storage does not displace the others. */
function writeAll(drafts: readonly ReviewDraft[]): void {
  const text = drafts.length > 0 ? JSON.stringify(drafts.slice(0, MOST_DRAFTS)) : null
  writeItems({ [reviewDraftsKey]: text }, true)
}

/** Whether the draft is shown to the user at this place. */
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
export function saveReviewDraft(place: DraftPlace, form: ReviewFormData, savedAt: number): boolean {
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
