// Review texts in the browser's storage as any build of the app leaves them there (interface 5).

import type { ReviewValues } from '@/lib/reviewFields'
import { textsChanged } from '@/lib/storageKeys'
import { aForm } from './entities'

/** The text that waits for the log-in. */
export interface Pending {
  businessId: string
  formData: ReviewValues
  timestamp: number
  redirectPath: string
  browsingSession?: string
  author?: string
  isDue?: boolean
}

/** A visitor's text about business b1 that waits, of a tab that is not told. */
export const aPending = (fields: Partial<Pending> = {}): Pending => ({
  businessId: 'b1',
  formData: aForm(),
  timestamp: 1_700_000_000_000,
  redirectPath: '/koment/b1',
  ...fields,
})

/** A draft. */
export interface Draft {
  businessId: string
  author: string | null
  browsingSession: string
  form: ReviewValues
  savedAt: number
}

function put(key: string, value: object | null): void {
  if (value) localStorage.setItem(key, JSON.stringify(value))
  else localStorage.removeItem(key)
  window.dispatchEvent(new Event(textsChanged))
}

/** Stores the text that waits; null removes it. */
export const putPending = (text: Pending | null): void => put('pendingComment', text)

/** The text that waits; undefined where there is none. */
export const storedPending = (): Pending | undefined =>
  JSON.parse(localStorage.getItem('pendingComment') ?? 'null') ?? undefined

/** Stores the drafts; none removes them. */
export const putDrafts = (drafts: readonly Draft[]): void => put('reviewDrafts', drafts.length > 0 ? drafts : null)

/** The drafts, newest first. */
export const storedDrafts = (): Draft[] => JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]')
