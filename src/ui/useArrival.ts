// Answers that fill half a page: drawn in slices, so that the page stays ready for its reader meanwhile.
import { useDeferredValue } from 'react'

/**
 * `value` as soon as it can be shown: what the reader waits for (`hasCome` turns true) a little later, drawn as a transition that
 * gives way to every press of a key; what changes afterwards, or is taken away, at once. Its identity must be stable.
 */
export function useArrival<T>(value: T, hasCome: (value: T) => boolean): T {
  const deferred = useDeferredValue(value)
  return hasCome(deferred) ? value : deferred
}

/** That of a list: its first items. */
export const hasItems = ({ items }: { items: readonly unknown[] }): boolean => items.length > 0
