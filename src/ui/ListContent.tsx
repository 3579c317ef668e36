// Every state a list can be in: awaited, failed, empty, or its items.
import type { Elements } from './elements'

interface ListContentProps<T, E> {
  list: { items: readonly T[]; isLoading: boolean; error: E | null }
  pending: Elements
  failed: (error: E) => Elements
  empty: Elements
  /** Above items that could not be refreshed. */
  outdated?: (error: E) => Elements
  children: (items: readonly T[]) => Elements
}

/** The items, or what stands in their place. */
export function ListContent<T, E>({ list, pending, failed, empty, outdated, children }: ListContentProps<T, E>) {
  const { items, isLoading, error } = list
  if (items.length > 0) {
    return (
      <>
        {error && outdated?.(error)}
        {children(items)}
      </>
    )
  }
  if (error) return failed(error)
  return isLoading ? pending : empty
}
