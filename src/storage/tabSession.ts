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

/** Runs `use` with the lock that an open tab of this browsing session holds, or with null if another page holds it. */
async function withTabLock<T>(session: string, use: (lock: Lock | null) => T): Promise<Awaited<T> | undefined> {
  try {
    return await navigator.locks.request(`tab ${session}`, { ifAvailable: true }, use)
  } catch {
    // The browser has no locks, or refuses them to this page.
  }
}

/** Lets other tabs know that this one is open, until its page is left; only with Web Locks. */
export function showTabOpen(): void {
  void withTabLock(browsingSession(), (lock) => lock && new Promise(() => undefined))
}

/** Whether another page is known to be open in this browsing session. */
export const isTabOpen = async (session: string): Promise<boolean> =>
  (await withTabLock(session, (lock) => lock === null)) ?? false
