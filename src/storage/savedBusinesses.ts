// The businesses saved on this device: their ids, which are public, the latest first. Unlike recentItems.ts the list
// was made on purpose, so it outlives the session; its page says where it is kept.
import { savedKey } from '@/lib/storageKeys'
import { isLasting, readItem, writeItem } from '../platform/browserStorage'
import { listen } from '../platform/listen'

/** The list, and whether it survives a reload: false where the browser keeps nothing. */
export interface Saved {
  ids: readonly string[]
  isLasting: boolean
}

/** The longest the list gets: the one saved first leaves it then. */
export const SAVED_LIMIT = 60

const LONGEST = 64

/** What may be ids, each once, of anything that an address or the storage holds. */
export function tidyIds(values: unknown): string[] {
  const texts = (Array.isArray(values) ? values : []).filter((value): value is string => typeof value === 'string')
  return [...new Set(texts.filter((text) => text !== '' && text.length <= LONGEST))].slice(0, SAVED_LIMIT)
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The stored list; broken, duplicate and surplus items are left out. */
export function readSaved(): Saved {
  const ids = tidyIds(parsed(readItem(savedKey)))
  return { ids, isLasting: ids.length === 0 || isLasting(savedKey) }
}

/** Stores the list; returns what is kept now. */
export function keepSaved(ids: readonly string[]): Saved {
  writeItem(savedKey, ids.length === 0 ? null : JSON.stringify(tidyIds(ids)))
  return readSaved()
}

/** Hears that another tab has changed the list, until the returned function is called. */
export function onSavedChanged(hear: () => void): () => void {
  return listen(window, {
    storage: ({ key }) => {
      // A null key means that storage was cleared.
      if (key === savedKey || key === null) hear()
    },
  })
}
