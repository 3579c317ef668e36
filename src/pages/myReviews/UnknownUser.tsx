// For a user who is signed in but whose id the server has not sent yet (Q12).
import { useState } from 'react'
import { loadProfile } from '@/features/auth/model/profile'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'

/** Requests the user again; once there is an id, the comments replace this. */
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
