// How many page chunks are loading, for the progress bar (effects/ProgressBar.tsx).

/** Waits shorter than this, in ms, show no bar. */
export const SHOWN_AFTER = 400

let count = 0
let tell = () => {}

/** A page's chunk was requested (1), or has arrived or failed (-1); 0 for one that nobody waits for. */
export function pageLoadChanged(by: number): void {
  count += by
  tell()
}

/** Whether a page's chunk is awaited. */
export const isOpening = (): boolean => count > 0

/** Calls `changed` after every change; returns how to stop. Asynchronous: chunks are requested while React renders. */
export function subscribePageLoading(changed: () => void): () => void {
  tell = () => queueMicrotask(changed)
  return () => {
    tell = () => {}
  }
}
