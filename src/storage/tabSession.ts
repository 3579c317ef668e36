// The browsing session: one tab's visit, until it is closed (Q48). While its page is seen the id is in memory alone: a
// duplicated tab copies session storage and would be taken for the same tab.
import { nanoid } from '@reduxjs/toolkit'
import { browsingSessionKey } from '@/lib/storageKeys'
import { listen } from '../platform/listen'

let remembered: string | undefined

/** Forgets it, like a closed tab; for tests, which share the modules of a worker. */
export function forgetBrowsingSession(): void {
  remembered = undefined
}

/** Its id, the same until the tab is closed; without session storage, until the page is reloaded. */
export function browsingSession(): string {
  try {
    remembered = sessionStorage.getItem(browsingSessionKey) ?? remembered
  } catch {
    // Memory has to do.
  }
  remembered ??= nanoid()
  return remembered
}

/** Leaves the id for the tab's next page, or takes it away. */
function carryOver(isLeaving: boolean): void {
  const id = browsingSession()
  try {
    if (isLeaving) sessionStorage.setItem(browsingSessionKey, id)
    else sessionStorage.removeItem(browsingSessionKey)
  } catch {
    // The next page begins another session.
  }
}

/** Stores the id only while the page is hidden or left, as phones reload it unannounced; returns how to stop. */
export function holdBrowsingSession(): () => void {
  const leave = () => carryOver(true)
  const follow = () => carryOver(document.hidden)
  follow()
  const ends = [listen(window, { pagehide: leave, pageshow: follow }), listen(document, { visibilitychange: follow })]
  return () => {
    for (const end of ends) end()
  }
}
