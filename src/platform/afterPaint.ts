// Starts work after the next frame is painted.

/** Calls back after the next paint: a slow phone shows the pressed button before it begins what the press asked for. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
