// A long list in steps, so that the browser never renders thousands of cards in one go.
import { useEntryState } from './useEntryState'

/** The first items of a list, and `showMore` as long as there are more; `step` items each time. Back finds as many as there were. */
export function useShowMore<T>(items: readonly T[], step: number) {
  const [limit, setLimit] = useEntryState('shown', step)
  return {
    shown: items.length > limit ? items.slice(0, limit) : items,
    showMore: items.length > limit ? () => setLimit(limit + step) : undefined,
  }
}
