// Whether a screen is still there when an answer comes.
import { useEffect, useRef } from 'react'

/** Who left a screen while it waited for the server must not be taken elsewhere by its answer. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
