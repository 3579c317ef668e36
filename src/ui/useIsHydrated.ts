// Whether React has taken over a page that the build prerendered.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page is prerendered and while that HTML is taken over, then true; true at once on every other page. What
 * depends on the visitor or is loaded late waits for it, so that both first renders are the same.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
