// Shown where rendering failed: in place of a page, or of one section of it.
import { reloadPage } from '@/lib/reloadPage'
import { Button } from './Button'
import { ErrorBoundary, type Failure } from './ErrorBoundary'
import { ErrorState } from './ErrorState'
import type { Elements } from './elements'
import type { StateBoxProps } from './StateBox'

// Error messages for a chunk that could not be fetched: Chromium, Firefox, Safari; Vite's for a style sheet.
const chunkError =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i

/** Whether a chunk could not be fetched. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkError.test(error.message)

/**
 * Says so and offers to try again; for a chunk that failed to load, to reload the page, since browsers remember the failure
 * until then.
 */
export function CrashState({ error, retry, message, children, ...rest }: Failure & Omit<StateBoxProps, 'picture'>) {
  const isChunk = isChunkError(error)
  return (
    <ErrorState
      {...rest}
      kind={isChunk ? 'network' : ''}
      message={
        isChunk ? 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.' : message
      }
    >
      {isChunk ? <Button onClick={reloadPage}>Rifresko faqen</Button> : <Button onClick={retry}>Provo përsëri</Button>}
      {children}
    </ErrorState>
  )
}

function CrashSection(failure: Failure) {
  return <CrashState {...failure} message="Kjo pjesë nuk mund të shfaqet tani." />
}

/** Around a part of a page, so that its failure leaves the rest of the page standing. */
export function Section({ children }: { children: Elements }) {
  return <ErrorBoundary fallback={CrashSection}>{children}</ErrorBoundary>
}
