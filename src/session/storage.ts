// Local storage that never throws: what it cannot hold lives in this tab's memory until the page is reloaded.

const memory = new Map<string, string>()

/** The stored text, also when another tab wrote it; null when there is none. */
export function readItem(key: string): string | null {
  try {
    const stored = localStorage.getItem(key)
    if (stored !== null) return stored
  } catch {
    // No storage, or not for us: memory is all there is.
  }
  return memory.get(key) ?? null
}

/**
 * Writes all the items in one synchronous step; null removes one.
 *
 * When one of them cannot be written (quota, no storage), none stays in the storage and all live in memory: a half
 * written session, or a spent refresh token beside a new access token, would be worse than one that ends on reload.
 */
export function writeItems(items: Record<string, string | null>): void {
  const entries = Object.entries(items)
  try {
    for (const [key, value] of entries) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    for (const [key] of entries) memory.delete(key)
  } catch {
    for (const [key, value] of entries) {
      if (value === null) memory.delete(key)
      else memory.set(key, value)
      try {
        localStorage.removeItem(key)
      } catch {
        // It was not there either.
      }
    }
  }
}

/** Whether an item outlives the page: false for one that only memory could take. */
export function isLasting(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Writes one item; null removes it. */
export const writeItem = (key: string, value: string | null): void => writeItems({ [key]: value })
