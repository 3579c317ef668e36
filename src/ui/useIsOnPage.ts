// Whether a page is still shown when a response arrives.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A visitor who left a screen while it waited for the server must not be taken elsewhere by the response. The address
 * changes at once, the screen only when the next one's chunk has loaded: a visitor waiting for that has left, too.
 */
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
