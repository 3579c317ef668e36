// A value that follows another one after a pause.
import { useEffect, useLayoutEffect, useState } from 'react'

/** ms without typing, or another choice, before what stands in a search is looked for. */
export const TYPING_PAUSE = 300

/** `value` as it was `delay` ms after its last change (by identity); before the first paint a change counts at once. */
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
