// What this device remembers of a visitor's browsing: businesses viewed, and searches whose results were used. Public
// data only; removed with the session (`clearSession`), as the next user of a shared device need not see it.

import { recentKey } from '@/lib/storageKeys'
import { readItem, writeItem } from '../platform/browserStorage'

/** A business's fields for a list row, as they were at the last visit. No rating: it changes with every review. */
export interface ViewedBusiness {
  id: string
  name: string
  /** The name of its subcategory, else of its category. */
  category?: string
  place?: string
  /** Only one that means something (`statusText`). */
  status?: string
  /** As the server sent it. */
  photoUrl?: string
}

/** Both lists, the newest first. */
export interface Recent {
  viewed: readonly ViewedBusiness[]
  searches: readonly string[]
}

/** The longest either list gets. */
export const RECENT_LIMITS = { viewed: 8, searches: 6 } as const

/** The maximum length of any text kept here. */
const LONGEST = 200

/** A value that is not an object has none of the fields. */
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed !== '' && trimmed.length <= LONGEST ? trimmed : undefined
}

function viewedFrom(value: unknown): ViewedBusiness[] {
  const { id, name, category, place, status, photoUrl } = record(value)
  const [knownId, knownName] = [text(id), text(name)]
  if (!knownId || !knownName) return []
  const known = { category: text(category), place: text(place), status: text(status), photoUrl: text(photoUrl) }
  const more = Object.entries(known)
  return [{ id: knownId, name: knownName, ...Object.fromEntries(more.filter(([, one]) => one !== undefined)) }]
}

const upTo = <T>(limit: number, items: readonly T[], key: (item: T) => string): T[] =>
  items.filter((item, at) => items.findIndex((other) => key(other) === key(item)) === at).slice(0, limit)

const tidy = (viewed: readonly unknown[], searches: readonly unknown[]): Recent => ({
  viewed: upTo(RECENT_LIMITS.viewed, viewed.flatMap(viewedFrom), ({ id }) => id),
  searches: upTo(
    RECENT_LIMITS.searches,
    searches.flatMap((one) => text(one) ?? []),
    (one) => one.toLowerCase(),
  ),
})

/** The stored items; broken, duplicate and surplus ones are left out. */
export function readRecent(): Recent {
  try {
    const { viewed, searches } = record(JSON.parse(readItem(recentKey) ?? 'null'))
    return tidy(list(viewed), list(searches))
  } catch {
    return tidy([], [])
  }
}

function keep({ viewed, searches }: Recent): Recent {
  const isEmpty = viewed.length + searches.length === 0
  writeItem(recentKey, isEmpty ? null : JSON.stringify({ viewed, searches }))
  return { viewed, searches }
}

/** Moves a business to the front of the list; returns what is kept now. */
export function rememberViewed(business: ViewedBusiness): Recent {
  const { viewed, searches } = readRecent()
  return keep(tidy([business, ...viewed], searches))
}

/** Removes a business that no longer exists from the list. */
export function forgetViewed(businessId: string): Recent {
  const { viewed, searches } = readRecent()
  return keep({ viewed: viewed.filter(({ id }) => id !== businessId), searches })
}

/** Moves a search term to the front of the list; terms that differ only in case are the same. */
export function rememberSearch(term: string): Recent {
  const { viewed, searches } = readRecent()
  return keep(tidy(viewed, [term, ...searches]))
}

/** Empties one list for good. */
export const clearRecent = (which: keyof Recent): Recent => keep({ ...readRecent(), [which]: [] })
