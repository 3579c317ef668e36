// A value that follows another one after a pause.
import { useEffect, useLayoutEffect, useState } from 'react'

/**
 * `value` as it was `delay` ms after its last change; compared by identity, so pass primitives or stable objects. What it becomes
 * before the first paint, like a text that stood in its field before hydration, needs no pause: nobody is typing it.
 */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState<{ value: T } | null>({ value })
  // The render after the layout effects has what they have changed.
  useLayoutEffect(() => setSettled(null), [])
  if (!settled) setSettled({ value })
  useEffect(() => {
    if (!settled || Object.is(settled.value, value)) return
    const timer = setTimeout(() => setSettled({ value }), delay)
    return () => clearTimeout(timer)
  }, [value, settled, delay])
  return (settled ?? { value }).value
}
