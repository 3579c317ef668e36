// Another page of a list begins at its top.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What it returns scrolls to the top once the next location is there. Scrolling before would be remembered as the reader's
 * place in this one, and Back would lead to the top instead of where the reader was.
 */
export function useTopOnArrival(): () => void {
  const { key } = useLocation()
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === null || asked.current === key) return
    asked.current = null
    window.scrollTo(0, 0)
  }, [key])
  return () => {
    asked.current = key
  }
}
