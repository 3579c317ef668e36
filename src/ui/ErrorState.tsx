// Shown in place of something that could not be loaded or shown.
import { Button } from './Button'
import { StateBox, type StateBoxProps } from './StateBox'

interface ErrorStateProps extends StateBoxProps {
  /** Puts the retry button on it. */
  onRetry?: () => void
  /** The retry is under way. */
  retrying?: boolean
}

/** Says what went wrong, announced at once, with a retry button where there is something to retry. */
export function ErrorState({ onRetry, retrying = false, children, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateBox icon="warning" {...rest}>
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
