// Whether a media query matches, for what CSS alone cannot do (placeholders, page windows).
import { useSyncExternalStore } from 'react'

/** Follows a media query; false where there is no screen. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => window.matchMedia?.(query)?.matches ?? false,
    () => false,
  )
}

/** Below the mobile breakpoint of 640 px (HOME-09, PAGING-03). */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 639.98px)')
