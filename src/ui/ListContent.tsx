// Every state a list can be in: awaited, failed, empty, or its items.
import type { Elements } from './elements'

interface ListContentProps<T, E> {
  list: { items: readonly T[]; isLoading: boolean; error: E | null }
  /** In place of the items until the first answer is there. */
  pending: Elements
  /** In place of the items when they could not be loaded. */
  failed: (error: E) => Elements
  /** In place of the items when there are none. */
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
