// Who is signed in without an id, since the server has not told yet who they are (Q12).
import { useState } from 'react'
import { loadProfile } from '@/features/auth/model/profile'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/lib/store'
import { ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'

/** Asks the server again who it is; with an id the comments take this place. */
export function UnknownUser() {
  const dispatch = useAppDispatch()
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await dispatch(loadProfile())
    setIsBusy(false)
  }
  return (
    <ErrorState
      title="Gabim në ngarkimin e komenteve"
      message="Nuk arritëm të gjejmë llogarinë tënde. Provo përsëri ose dil dhe hyr edhe një herë."
      onRetry={() => void retry()}
      retrying={isBusy}
    >
      <ButtonLink to={routes.home} variant="outline">
        Kthehu në kryefaqe
      </ButtonLink>
    </ErrorState>
  )
}
