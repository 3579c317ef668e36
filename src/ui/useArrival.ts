// Responses that fill half a page are rendered in slices, so that the page stays responsive meanwhile.
import { useDeferredValue } from 'react'

/**
 * Returns `value`. Only the change that makes `hasArrived(value)` true is deferred, so that React renders it in slices that give way
 * to input; later changes are returned at once. `value` must be referentially stable.
 */
export function useArrival<T>(value: T, hasArrived: (value: T) => boolean): T {
  const deferred = useDeferredValue(value)
  return hasArrived(deferred) ? value : deferred
}

/** `hasArrived` of a list: it has items. */
export const hasItems = ({ items }: { items: readonly unknown[] }): boolean => items.length > 0
