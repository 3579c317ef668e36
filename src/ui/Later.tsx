// Around parts of a page that are loaded late: nothing while they are on their way, and nothing in prerendered HTML.
import { type ReactNode, Suspense } from 'react'
import { useIsHydrated } from './useIsHydrated'

/** A boundary that prerendered HTML does not know: React would hide its content, or complain that it is missing. */
export function Later({ children }: { children: ReactNode }) {
  return useIsHydrated() && <Suspense>{children}</Suspense>
}
