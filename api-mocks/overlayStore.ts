// Keeps the browser's overlay in local storage, shared by the tabs of the demo.
import type { Overlay } from './db/database'

/** Beside the app's own keys (src/lib/storageKeys.ts). */
export const overlayKey = 'vlereso.apiMocks'

/** Reads and writes the overlay; each tab has its own backend, so each checks for the others' changes. */
export interface OverlayStore {
  /** What another tab (or an earlier visit) stored since the last read; usually `unchanged`. */
  changed(): Overlay | undefined | 'unchanged'
  save(overlay: Overlay): void
}

/** The store over what `storage` gives, which may throw: if the browser refuses it, changes last as the page does. */
export function createOverlayStore(storage: () => Storage): OverlayStore {
  let known: string | null = null
  return {
    changed() {
      const stored = read(storage)
      if (stored === known) return 'unchanged'
      known = stored
      return parse(stored)
    },
    save(overlay) {
      known = JSON.stringify(overlay)
      try {
        storage().setItem(overlayKey, known)
      } catch {
        // Full or forbidden: the demo goes on without keeping what was changed.
        known = read(storage)
      }
    },
  }
}

function read(storage: () => Storage): string | null {
  try {
    return storage().getItem(overlayKey)
  } catch {
    return null
  }
}

/** A broken text counts as nothing stored. */
export function parse(text: string | null): Overlay | undefined {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
