// The last known value, while a newer one is awaited.
import { useState } from 'react'

/** `value`, or the last one that was not null. */
export function useLastKnown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
