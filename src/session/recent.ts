// What this device remembers of a visitor's way through the directory: businesses looked at and searches that led somewhere.
//
// Only what is public anyway is kept: ids, names, search terms. It goes with the session (`clearSession`), at log-out and when
// an account is deleted, because a device may be shared: whoever uses it next need not see what the one before looked for.
import { recentKey } from './constants'
import { readItem, writeItem } from './storage'

/** A business as a row of the list needs it. No rating: it would be as old as the visit. */
export interface ViewedBusiness {
  id: string
  name: string
  category?: string
  place?: string
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

/** No text kept here is longer. */
const LONGEST = 200

/** What is no object has none of the fields. */
const record = (value: unknown) => (value ?? {}) as Record<string, unknown>
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  return trimmed !== '' && trimmed.length <= LONGEST ? trimmed : undefined
}

function viewedFrom(value: unknown): ViewedBusiness[] {
  const { id, name, category, place, photoUrl } = record(value)
  const [knownId, knownName] = [text(id), text(name)]
  if (!knownId || !knownName) return []
  const more = Object.entries({ category: text(category), place: text(place), photoUrl: text(photoUrl) })
  return [{ id: knownId, name: knownName, ...Object.fromEntries(more.filter(([, known]) => known !== undefined)) }]
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

/** What is stored, item by item; what is broken, double or too much is left out. */
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

/** Puts a business in front of the list; gives back what is kept now. */
export function rememberViewed(business: ViewedBusiness): Recent {
  const { viewed, searches } = readRecent()
  return keep(tidy([business, ...viewed], searches))
}

/** Takes a business off the list, one that is no more. */
export function forgetViewed(businessId: string): Recent {
  const { viewed, searches } = readRecent()
  return keep({ viewed: viewed.filter(({ id }) => id !== businessId), searches })
}

/** Puts a search term in front of the list; case does not make it another one. */
export function rememberSearch(term: string): Recent {
  const { viewed, searches } = readRecent()
  return keep(tidy(viewed, [term, ...searches]))
}

/** Empties one list for good. */
export const clearRecent = (which: keyof Recent): Recent => keep({ ...readRecent(), [which]: [] })
