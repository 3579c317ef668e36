// What a visitor sees when rendering failed: what happened and what to do next.
import { lazy, Suspense } from 'react'
import { useWhenOnline } from '@/hooks/useWhenOnline'
import { routes } from '@/lib/paths'
import { reloadPage } from '@/lib/reloadPage'
import { CrashState, isChunkError } from '@/ui/CrashState'
import type { Failure } from '@/ui/ErrorBoundary'
import { useDocumentTitle } from '@/ui/useDocumentTitle'

/** If its chunk fails to load, the page works without it. */
const CrashLog = lazy(() => import('./CrashLog').catch(() => ({ default: () => null })))

/** The error page; one whose chunk did not come loads itself again once there is a connection. The link home is a plain <a>: it works outside the router and reloads the app. */
export function CrashPage(failure: Failure) {
  const isChunk = isChunkError(failure.error)
  const title = isChunk ? 'Faqja nuk u ngarkua' : 'Diçka shkoi keq'
  useDocumentTitle(title)
  // Nothing that was typed is lost: there is no page.
  useWhenOnline(isChunk, reloadPage)
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
