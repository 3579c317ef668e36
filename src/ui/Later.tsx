// Around parts of a page that are loaded late or depend on the visitor: nothing of them is in prerendered HTML.
import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface LaterProps {
  children: ReactNode
  /** Shown in their place until they are there. */
  fallback?: ReactNode
}

/**
 * Mounts its children in a second, deferred render. Neither prerendered HTML nor its hydration contains the boundary: React would
 * hide its content, or report a mismatch.
 */
export function Later({ children, fallback }: LaterProps) {
  const isTime = useDeferredValue(true, false)
  return isTime ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
