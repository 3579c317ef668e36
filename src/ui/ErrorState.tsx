// Shown in place of something that could not be loaded or shown.
import { Button } from './Button'
import type { StatePicture } from './Picture'
import { StateBox, type StateBoxProps } from './StateBox'

// By the kind of an AppError; any other has failed.
const pictures: Partial<Record<string, StatePicture>> = { network: 'offline', notFound: 'missing' }

interface ErrorStateProps extends Omit<StateBoxProps, 'picture'> {
  /** Of the AppError, for the drawing. */
  kind?: string | undefined
  onRetry?: (() => void) | undefined
  retrying?: boolean
}

/** Says what went wrong, announced at once, with a retry button where there is something to retry. */
export function ErrorState({ kind = '', onRetry, retrying = false, children, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateBox picture={pictures[kind] ?? 'failed'} {...rest}>
        {onRetry && (
          <Button variant="outline" onClick={onRetry} loading={retrying}>
            Provo përsëri
          </Button>
        )}
        {children}
      </StateBox>
    </div>
  )
}
