// Whether a media query matches, for what CSS alone cannot do (placeholders, page windows).
import { useSyncExternalStore } from 'react'

/** Follows a media query; `prerendered` where there is no screen. */
export function useMediaQuery(query: string, prerendered = false): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => window.matchMedia?.(query)?.matches ?? false,
    () => prerendered,
  )
}

/** Below the mobile breakpoint of 640 px; true in prerendered HTML, where what fits must fit every screen. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 640px)', true)
