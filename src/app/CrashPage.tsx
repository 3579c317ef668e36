// What a visitor sees when rendering failed: what happened and what to do next.
import { lazy, Suspense } from 'react'
import { routes } from '@/lib/paths'
import { CrashState, isChunkError } from '@/ui/CrashState'
import type { Failure } from '@/ui/ErrorBoundary'
import { useDocumentTitle } from '@/ui/useDocumentTitle'

/** If its chunk fails to load, the page works without it. */
const CrashLog = lazy(() => import('./CrashLog').catch(() => ({ default: () => null })))

/** The error page. The link home is a plain <a>: it works outside the router and reloads the app. */
export function CrashPage(failure: Failure) {
  const title = isChunkError(failure.error) ? 'Faqja nuk u ngarkua' : 'Diçka shkoi keq'
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
