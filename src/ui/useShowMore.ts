// A long list in steps, so that the browser never renders thousands of cards in one go.
import { useEffect, useRef, useState } from 'react'
import { useEntryState } from './useEntryState'

/**
 * The first items of a list, and `showMore` as long as there are more; `step` items each time. Back finds as many as
 * there were. The last press takes its button away: the focus goes to the first new item of the `list`.
 */
export function useShowMore<T>(items: readonly T[], step: number) {
  const [limit, setLimit] = useEntryState('shown', step)
  const [firstOfLast, setFirstOfLast] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const item = list.current?.children[firstOfLast]
    if (!(item instanceof HTMLElement)) return
    item.tabIndex = -1
    item.focus()
  }, [firstOfLast])
  const showMore = () => {
    setLimit(limit + step)
    if (limit + step >= items.length) setFirstOfLast(limit)
  }
  return {
    list,
    shown: items.length > limit ? items.slice(0, limit) : items,
    showMore: items.length > limit ? showMore : undefined,
  }
}
