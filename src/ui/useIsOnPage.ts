// Whether a page is still shown when a response arrives.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** False once the visitor has left, even while the next page still loads: a response must not take them elsewhere. */
export function useIsOnPage(): () => boolean {
  const { pathname } = useLocation()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current && window.location.pathname === pathname
}
