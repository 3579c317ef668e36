// Around parts of a page that are loaded late or depend on the visitor: nothing of them is in prerendered HTML.
import { type ReactNode, Suspense, useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Shows its children, and nothing while they are on their way. While a page is prerendered, and while React takes that HTML
 * over, not even the boundary is there: React would hide its content, or complain that it is missing. Once that is done, and
 * on every page that was not prerendered from the start, the children are rendered.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // A store's change is drawn in one go, this in slices.
  const isTime = useDeferredValue(isTakenOver)
  return isTime && <Suspense>{children}</Suspense>
}
