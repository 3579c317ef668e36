// Shown where rendering failed: in place of a page, or of one section of it.
import { useTransition } from 'react'
import { useWhenOnline } from '@/hooks/useWhenOnline'
import { reloadPage } from '@/platform/reloadPage'
import { Button } from './Button'
import { ErrorBoundary, type Failure } from './ErrorBoundary'
import { ErrorState } from './ErrorState'
import type { Elements } from './elements'
import { loadMissing } from './late'
import type { StateBoxProps } from './StateBox'

// Error messages for a chunk that could not be fetched: Chromium, Firefox, Safari; Vite's for a style sheet.
const chunkError =
  /dynamically imported module|error loading dynamically|Importing a module script failed|Unable to preload CSS/i

/** Whether a chunk could not be fetched. */
export const isChunkError = (error: unknown): boolean => error instanceof Error && chunkError.test(error.message)

/** What is said of a part that could not be fetched. */
export const chunkText = 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe provo përsëri.'

/**
 * Says so and offers to try again. What was not fetched is fetched again in place, by itself when the connection is
 * back. A browser that remembers the failure gets the page anew, by itself only if no page is there to lose.
 */
export function CrashState({ error, retry, message, children, ...rest }: Failure & Omit<StateBoxProps, 'picture'>) {
  const isChunk = isChunkError(error)
  const [isTrying, startTrying] = useTransition()
  const fetchAgain = (mayReload: boolean) =>
    startTrying(async () => {
      try {
        await loadMissing()
        retry()
      } catch {
        if (mayReload) await reloadPage()
      }
    })
  useWhenOnline(isChunk, () => fetchAgain(rest.headingLevel === 1))
  return (
    <ErrorState {...rest} kind={isChunk ? 'network' : ''} message={isChunk ? chunkText : message}>
      <Button keepsFocus loading={isTrying} onClick={isChunk ? () => fetchAgain(true) : retry}>
        Provo përsëri
      </Button>
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
