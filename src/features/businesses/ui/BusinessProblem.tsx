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

/** Not found leads to another search; every other failure can be tried again or left. */
export function BusinessProblem({ title, error, onRetry }: BusinessProblemProps) {
  const isMissing = error.kind === 'notFound'
  useMissingPage(isMissing)
  if (isMissing) {
    return (
      <ErrorState
        kind={error.kind}
        headingLevel={1}
        title={title}
        message="Biznesi që kërkoni nuk ekziston ose është fshirë."
      >
        <ButtonLink to={routes.home}>Kërko një biznes tjetër</ButtonLink>
      </ErrorState>
    )
  }
  return (
    <ErrorState kind={error.kind} headingLevel={1} title={title} message={error.message}>
      <Button onClick={onRetry}>Provo përsëri</Button>
      <BackButton />
    </ErrorState>
  )
}
