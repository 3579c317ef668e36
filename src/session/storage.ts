// Local storage that never throws: what it cannot hold lives in this tab's memory until the page is reloaded.

/** What the storage did not take, with the older text that it still has: this tab goes by `text` until another one writes. */
const memory = new Map<string, { text: string; over: string | null }>()

/** What the storage has and no newer text lies over. */
function stored(key: string): string | null {
  try {
    const text = localStorage.getItem(key)
    return text === memory.get(key)?.over ? null : text
  } catch {
    // No storage, or not for us: memory is all there is.
    return null
  }
}

/** The stored text, also when another tab wrote it; null when there is none. */
export const readItem = (key: string): string | null => stored(key) ?? memory.get(key)?.text ?? null

/**
 * Writes all the items in one synchronous step; null removes one.
 *
 * When one of them cannot be written (quota, no storage), none stays in the storage and all live in memory: a half
 * written session, or a spent refresh token beside a new access token, would be worse than one that ends on reload.
 * With `isOldKept` the storage keeps what it had instead.
 */
export function writeItems(items: Record<string, string | null>, isOldKept = false): void {
  const entries = Object.entries(items)
  try {
    for (const [key, value] of entries) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
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
    // It was not there either.
  }
}

/** Whether an item outlives the page: false for one that only memory could take. */
export const isLasting = (key: string): boolean => stored(key) !== null

/** Writes one item; null removes it. */
export const writeItem = (key: string, value: string | null): void => writeItems({ [key]: value })
