// Keeps the focus from being lost with a list that is replaced while somebody is in it.
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Props for the element around a list, for the component that replaces its items: `fallback` takes a lost focus. */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>) {
  const isInside = useRef(false)
  // In the commit that takes the items away: in a passive effect the focus would be on the body for some frames.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    isInside.current = false
    fallback.current?.focus()
  })
  // React tells of no blur when it takes the focused element away itself.
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
