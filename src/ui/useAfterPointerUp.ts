// Delays actions until the mouse button or finger is lifted.
import { useRef } from 'react'

/**
 * An error line that appears when a field is left moves the button below it; between press and release that makes the click
 * miss. `afterPointerUp` runs its action at once, or, during a press that began at `onPointerDown`, after its click.
 */
export function useAfterPointerUp() {
  const waiting = useRef<(() => void)[] | null>(null)
  const onPointerDown = () => {
    waiting.current ??= []
    const release = () => {
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release)
      // The click follows this event, in the same task.
      setTimeout(() => {
        for (const run of waiting.current ?? []) run()
        waiting.current = null
      })
    }
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release)
  }
  const afterPointerUp = (run: () => void) => {
    if (waiting.current) waiting.current.push(run)
    else run()
  }
  return { afterPointerUp, onPointerDown }
}
