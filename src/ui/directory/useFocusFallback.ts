// Keeps the focus from being lost with a list, or an item of it, that is taken away while somebody is in it.
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Props for the element around a list, for the component that replaces its items: `fallback` takes a lost focus.
 * `onItemGone` is called if it was lost with one item, an `li` with a heading, and not with a list of several.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>, onItemGone?: () => void) {
  const focused = useRef<Element>(null)
  // In the commit that takes the items away: in a passive effect the focus would be on the body for some frames.
  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || document.activeElement !== document.body) return
    focused.current = null
    fallback.current?.focus()
    // What React takes away hangs together: an item that went by itself has no list around it.
    const item = lost.closest('li')
    if (item?.querySelector('h3') && !item.nextSibling && !item.previousSibling) onItemGone?.()
  })
  // React tells of no blur when it takes the focused element away itself.
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // The window's losing the focus, as to another tab, leaves it where it is in the page.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) focused.current = null
    },
  }
}
