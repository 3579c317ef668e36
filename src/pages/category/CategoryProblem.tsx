// Shown in place of businesses when the category is not known (CATPAGE-29, Q36).
import type { AppError } from '@/api'
import { routes } from '@/lib/paths'
import { notePageMissing } from '@/lib/prerenderHead'
import { ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { StateBox } from '@/ui/StateBox'

interface CategoryProblemProps {
  /** There is no such category; otherwise the categories could not be loaded. */
  isMissing: boolean
  error: AppError | null | undefined
  onRetry: () => void
}

/** No such category, with a link to all of them; or the look-up failed, with a retry button. */
export function CategoryProblem({ isMissing, error, onRetry }: CategoryProblemProps) {
  if (!isMissing) {
    return (
      <ErrorState
        kind={error?.kind}
        title="Gabim në ngarkimin e kategorive"
        message={error?.message}
        onRetry={onRetry}
      />
    )
  }
  notePageMissing()
  return (
    <StateBox
      picture="missing"
      title="Kategoria nuk u gjet"
      message="Linku mund të jetë i vjetër ose kategoria mund të jetë hequr."
    >
      <ButtonLink to={routes.categories}>Shiko Kategoritë</ButtonLink>
    </StateBox>
  )
}
