// What must wait until mouse or finger is lifted.
import { useRef } from 'react'

/**
 * An error line that appears when a field is left moves the button below it; between press and release that makes the click
 * miss. `afterPress` runs something at once, or after the press that began at `onPointerDown` and the click that ends it.
 */
export function useAfterPress() {
  const waiting = useRef<(() => void)[] | null>(null)
  const onPointerDown = () => {
    waiting.current ??= []
    const release = () => {
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, release)
      // The click comes after this event, in the same turn.
      setTimeout(() => {
        for (const run of waiting.current ?? []) run()
        waiting.current = null
      })
    }
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release)
  }
  const afterPress = (run: () => void) => {
    if (waiting.current) waiting.current.push(run)
    else run()
  }
  return { afterPress, onPointerDown }
}
