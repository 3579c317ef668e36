// How many page chunks are under way, for the progress bar, which arrives later and follows.
let count = 0
let tell = () => {}

/** A page's chunk was asked for (1), or has come or failed (-1); 0 for one that nobody waits for. */
export function openingChanged(by: number): void {
  count += by
  tell()
}

/** Whether a page's chunk is awaited. */
export const isOpening = (): boolean => count > 0

/** Calls `changed` after every change; returns how to stop. Never at once: chunks are asked for while React renders. */
export function followOpening(changed: () => void): () => void {
  tell = () => queueMicrotask(changed)
  return () => {
    tell = () => {}
  }
}
