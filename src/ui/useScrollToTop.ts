// Another page of a list begins at its top.
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Call the returned function before navigating: it scrolls to the top at the next location. Scrolling earlier would be saved as
 * the reader's position in this one, and Back would lead to the top.
 */
export function useScrollToTop(): () => void {
  const { key } = useLocation()
  const requestedAt = useRef<string | null>(null)
  // Before the browser paints the new page at the old one's place.
  useLayoutEffect(() => {
    if (requestedAt.current === null || requestedAt.current === key) return
    requestedAt.current = null
    window.scrollTo(0, 0)
  }, [key])
  return () => {
    requestedAt.current = key
  }
}
