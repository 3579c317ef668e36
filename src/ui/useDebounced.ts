// A value that follows another one after a pause.
import { useEffect, useState } from 'react'

/** `value` as it was `delay` ms after its last change; compared by identity, so pass primitives or stable objects. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (Object.is(settled, value)) return
    const timer = setTimeout(() => setSettled(() => value), delay)
    return () => clearTimeout(timer)
  }, [value, settled, delay])
  return settled
}
