// What a visitor sees when rendering failed: what happened and the ways on.
import { lazy, Suspense } from 'react'
import { routes } from '@/lib/paths'
import { CrashState } from '@/ui/CrashState'
import type { Failure } from '@/ui/ErrorBoundary'
import { useDocumentTitle } from '@/ui/useDocumentTitle'

const title = 'Diçka shkoi keq'

/** Without its chunk the page offers what it can. */
const CrashLog = lazy(() => import('./actionLog/CrashLog').catch(() => ({ default: () => null })))

/** The error page. The link home is a plain one, so that it works outside the router and gives a fresh start. */
export function CrashPage(failure: Failure) {
  useDocumentTitle(title)
  return (
    <CrashState
      {...failure}
      headingLevel={1}
      title={title}
      message="Ndodhi një gabim i papritur. Provo përsëri; nëse problemi vazhdon, kontakto mbështetjen."
    >
      <a href={routes.home}>Kthehu në kryefaqe</a>
      <Suspense>
        <CrashLog error={failure.error} />
      </Suspense>
    </CrashState>
  )
}
