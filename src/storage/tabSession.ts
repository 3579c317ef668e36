// The browsing session: one tab's visit, until it is closed (Q48).
import { nanoid } from '@reduxjs/toolkit'
import { browsingSessionKey } from '@/lib/storageKeys'

let remembered: string | undefined

/** Forgets it, like a closed tab; for tests, which share the modules of a worker. */
export function forgetBrowsingSession(): void {
  remembered = undefined
}

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
