// What a visitor sees when rendering failed: what happened and the ways on.
import { routes } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import type { Failure } from './ErrorBoundary'

// How browsers name a chunk that could not be fetched: Chromium, Firefox, Safari; Vite for its style sheet.
const chunkError =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i

/**
 * The error page. The link home is a plain one, so that it works outside the router and gives a fresh start; a chunk
 * that was not loaded can only come with a fresh page too, since browsers remember the failure.
 */
export function CrashPage({ error, retry }: Failure) {
  const isChunk = error instanceof Error && chunkError.test(error.message)
  useDocumentTitle('Diçka shkoi keq')
  return (
    <ErrorState
      headingLevel={1}
      title="Diçka shkoi keq"
      message={
        isChunk
          ? 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.'
          : 'Ndodhi një gabim i papritur. Provo përsëri; nëse problemi vazhdon, kontakto mbështetjen.'
      }
    >
      {isChunk ? (
        <Button onClick={() => window.location.reload()}>Rifresko faqen</Button>
      ) : (
        <Button onClick={retry}>Provo përsëri</Button>
      )}
      <a href={routes.home}>Kthehu në kryefaqe</a>
    </ErrorState>
  )
}
