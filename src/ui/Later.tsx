// Around parts of a page that are loaded late or depend on the visitor: nothing of them is in prerendered HTML.
import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface LaterProps {
  children: ReactNode
  /** What stands in their place until they are there. */
  fallback?: ReactNode
}

/**
 * Shows its children once what stands around them is drawn, in a drawing of their own. While a page is prerendered, and while
 * React takes that HTML over, not even the boundary is there: React would hide its content, or complain that it is missing.
 */
export function Later({ children, fallback }: LaterProps) {
  const isTime = useDeferredValue(true, false)
  return isTime ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
