// The review a visitor wrote before logging in, kept in this browser (AUTHENT-07, interface 5, Q07, Q48).
import { safePath } from '@/lib/safeUrl'
import { storageKeys } from '@/lib/storageKeys'
import { readItem, writeItem } from '../lib/browserStorage'
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

/** What is stored. */
export interface PendingReview {
  businessId: string
  formData: ReviewFormData
  /** When it was stored, ms since 1970 UTC. */
  timestamp: number
  redirectPath: string
  /** The browsing session it was written in, when known (Q48). */
  browsingSession?: string
}

/** A stored comment counts for one hour. */
const PENDING_COMMENT_LIFETIME = 60 * 60 * 1000

/** How far, in ms, a clock correction may have put the timestamp in the future; anything further ahead does not count. */
const CLOCK_SLACK = 60_000

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** A value that is not an object has none of the fields. */
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** Stores the comment in place of any other (Q29: there is one draft only). */
export function savePendingReview(comment: PendingReview): void {
  writeItem(storageKeys.pendingComment, JSON.stringify(comment))
}

/** Forgets the stored comment. */
export function dropPendingReview(): void {
  writeItem(storageKeys.pendingComment, null)
}

/** The fields of a form as read from storage; a field of the wrong type counts as not filled in. */
export function readReviewFormData(stored: unknown): ReviewFormData {
  const form = record(stored)
  return {
    rating: typeof form.rating === 'number' && [1, 2, 3, 4, 5].includes(form.rating) ? form.rating : 0,
    comment: text(form.comment),
    title: text(form.title),
    experienceDate: text(form.experienceDate),
    orderId: text(form.orderId),
  }
}

/** The stored comment, field by field; undefined when there is none or it is broken. */
export function readPendingReview(): PendingReview | undefined {
  let stored: Record<string, unknown>
  try {
    stored = record(JSON.parse(readItem(storageKeys.pendingComment) ?? 'null'))
  } catch {
    return undefined
  }
  const { businessId, timestamp, redirectPath, browsingSession } = stored
  if (typeof businessId !== 'string' || businessId === '' || !Number.isFinite(timestamp)) return undefined
  return {
    businessId,
    formData: readReviewFormData(stored.formData),
    timestamp: timestamp as number,
    redirectPath: safePath(redirectPath),
    ...(typeof browsingSession === 'string' && { browsingSession }),
  }
}

/** Whether a stored comment is younger than one hour at `now`, in ms since 1970 UTC (WRITE-17, WRITE-18). */
export function isStillPending({ timestamp }: PendingReview, now: number): boolean {
  const age = now - timestamp
  return age >= -CLOCK_SLACK && age < PENDING_COMMENT_LIFETIME
}

/** Whether it was written in this browsing session, as far as is known: then it is sent without confirmation (Q48). */
export const isOfThisVisit = ({ browsingSession: written }: Pick<PendingReview, 'browsingSession'>): boolean =>
  written === undefined || written === browsingSession()

/** Removes the stored comment in any case; returns it only if it is valid for this business now (Q29). */
function take(businessId: string, now: number): PendingReview | undefined {
  const comment = readPendingReview()
  dropPendingReview()
  return comment?.businessId === businessId && isStillPending(comment, now) ? comment : undefined
}

/**
 * Takes the stored comment of this business out of the storage: of all tabs that ask, only one gets it (robustness L06).
 * A stale or broken comment, or one for another business, is removed as well (WRITE-18).
 */
export function claimPendingReview(businessId: string, now: number): Promise<PendingReview | undefined> {
  return new Promise((resolve) => {
    const isGone = () => (readItem(storageKeys.pendingComment) === null ? {} : undefined)
    const claim = async () => {
      const comment = take(businessId, now)
      resolve(comment)
      // Other tabs wait until this change has reached their storage.
      if (comment) await new Promise((settled) => setTimeout(settled, SETTLE_WAIT))
      return {}
    }
    void exclusively('pending-comment', isGone, claim).then(() => resolve(undefined))
  })
}
