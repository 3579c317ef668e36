// What stands in place of a business that cannot be shown.
import type { AppError } from '@/api'
import { routes } from '@/lib/paths'
import { BackButton } from '@/ui/BackButton'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { useMissingPage } from '@/ui/useMissingPage'

interface BusinessProblemProps {
  title: string
  error: AppError
  onRetry: () => void
}

/** Not found leads to another search; any other failure can be tried again or left. */
export function BusinessProblem({ title, error, onRetry }: BusinessProblemProps) {
  const isMissing = error.kind === 'notFound'
  if (useMissingPage(isMissing)) return null
  const message = isMissing ? 'Biznesi që kërkoni nuk ekziston ose është fshirë.' : error.message
  return (
    <ErrorState kind={error.kind} headingLevel={1} title={title} message={message}>
      {isMissing ? (
        <ButtonLink to={routes.home}>Kërko një biznes tjetër</ButtonLink>
      ) : (
        <>
          <Button onClick={onRetry}>Provo përsëri</Button>
          <BackButton />
        </>
      )}
    </ErrorState>
  )
}
