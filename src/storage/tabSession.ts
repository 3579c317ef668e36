// The browsing session: one tab's visit, until it is closed (Q48).
import { nanoid } from '@reduxjs/toolkit'
import { browsingSessionKey } from '@/lib/storageKeys'

let remembered: string | undefined

/** Its id, the same until the tab is closed; without session storage, until the page is reloaded. */
export function browsingSession(): string {
  try {
    const stored = sessionStorage.getItem(browsingSessionKey)
    if (stored) return stored
  } catch {
    // Memory has to do.
  }
  remembered ??= nanoid()
  try {
    sessionStorage.setItem(browsingSessionKey, remembered)
  } catch {
    // The same.
  }
  return remembered
}
