// Local storage that never throws: what it cannot hold lives in this tab's memory until the page is reloaded.

/** Items the storage refused, with the text it still has: this tab uses `text` until another tab writes the item. */
const memory = new Map<string, { text: string; over: string | null }>()

/** The stored items that no newer text in memory overrides. */
function stored(key: string): string | null {
  try {
    const text = localStorage.getItem(key)
    return text === memory.get(key)?.over ? null : text
  } catch {
    // Storage is missing or denied: only memory is left.
    return null
  }
}

/** The stored text, also when another tab wrote it; null when there is none. */
export const readItem = (key: string): string | null => stored(key) ?? memory.get(key)?.text ?? null

/** Throws where the storage does not have it then: some take what they do not keep. */
function put(key: string, text: string): void {
  localStorage.setItem(key, text)
  if (localStorage.getItem(key) !== text) throw new Error('Not stored')
}

/**
 * Writes all the items in one synchronous step; null removes one. If one cannot be written (quota, no storage), all are
 * removed from the storage and kept in memory: a half-written session, or a spent refresh token beside a new access
 * token, would be worse than one that ends on reload. With `isOldKept` the storage keeps its old values instead.
 */
export function writeItems(items: Record<string, string | null>, isOldKept = false): void {
  const entries = Object.entries(items)
  try {
    for (const [key, value] of entries) {
      if (value === null) localStorage.removeItem(key)
      else put(key, value)
    }
    for (const [key] of entries) memory.delete(key)
  } catch {
    for (const [key, value] of entries) moveToMemory(key, value, isOldKept)
  }
}

function moveToMemory(key: string, value: string | null, isOldKept: boolean): void {
  const over = isOldKept ? (stored(key) ?? memory.get(key)?.over ?? null) : null
  if (value === null) memory.delete(key)
  else memory.set(key, { text: value, over })
  try {
    if (!isOldKept) localStorage.removeItem(key)
  } catch {
    // Without storage there was nothing to read or remove.
  }
}

/** Whether an item survives a reload: false for one held only in memory. */
export const isLasting = (key: string): boolean => stored(key) !== null

/** Whether the storage takes as much as a session needs, 4,000 characters; false where it is full, denied or keeps nothing. */
export function hasRoom(): boolean {
  const key = 'room'
  try {
    put(key, 'x'.repeat(4_000))
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** Forgets what the storage had refused, like a reload: for a replay, and for tests. */
export const forgetRefused = (): void => memory.clear()

/** Writes one item; null removes it. */
export const writeItem = (key: string, value: string | null): void => writeItems({ [key]: value })
