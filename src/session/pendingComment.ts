// The review a visitor wrote before logging in, kept in this browser (AUTHENT-07, interface 5, Q07, Q48).
import { safePath } from '@/lib/safeUrl'
import { storageKeys } from './constants'
import { readItem, writeItem } from './storage'

/** The fields of the form; empty strings for what was not filled in, rating 0 for none. */
export interface CommentForm {
  rating: number
  comment: string
  title: string
  /** A day, yyyy-mm-dd. */
  experienceDate: string
  orderId: string
}

/** What is stored. */
export interface PendingComment {
  businessId: string
  formData: CommentForm
  /** When it was stored, ms since 1970 UTC. */
  timestamp: number
  redirectPath: string
  /** The browsing session it was written in, when known (Q48). */
  browsingSession?: string
}

/** A stored comment counts for one hour. */
export const PENDING_COMMENT_LIFETIME = 60 * 60 * 1000

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** Stores the comment in place of any other (Q29: there is one draft only). */
export const savePendingComment = (comment: PendingComment): void =>
  writeItem(storageKeys.pendingComment, JSON.stringify(comment))

/** Forgets the stored comment. */
export const dropPendingComment = (): void => writeItem(storageKeys.pendingComment, null)

/** The stored comment, field by field; undefined when there is none or it is broken. */
export function readPendingComment(): PendingComment | undefined {
  let stored: Record<string, unknown>
  try {
    stored = record(JSON.parse(readItem(storageKeys.pendingComment) ?? 'null'))
  } catch {
    return undefined
  }
  const { businessId, timestamp, redirectPath, browsingSession } = stored
  if (typeof businessId !== 'string' || businessId === '' || !Number.isFinite(timestamp)) return undefined
  const form = record(stored.formData)
  const rating = typeof form.rating === 'number' && [1, 2, 3, 4, 5].includes(form.rating) ? form.rating : 0
  return {
    businessId,
    formData: {
      rating,
      comment: text(form.comment),
      title: text(form.title),
      experienceDate: text(form.experienceDate),
      orderId: text(form.orderId),
    },
    timestamp: timestamp as number,
    redirectPath: safePath(redirectPath),
    ...(typeof browsingSession === 'string' && { browsingSession }),
  }
}
