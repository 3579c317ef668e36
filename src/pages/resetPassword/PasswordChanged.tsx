// /reset-password after the change.
import { useEffect } from 'react'
import { navigationRequested } from '@/lib/navigationEvents'
import { routes } from '@/lib/paths'
import { useAppDispatch } from '@/lib/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { ButtonLink } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { PageFrame } from '@/ui/PageFrame'

/** How long the success message is shown before /login opens, in ms (RESET-09). */
const REDIRECT_AFTER = 3000

const state = { message: 'Fjalëkalimi u ndryshua me sukses', isSuccess: true }

/** Success; leads to /login after a while or at once by the link, unless the visitor leaves first (RESET-08, RESET-09). */
export function PasswordChanged() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const go = () => dispatch(navigationRequested({ to: routes.login, replace: true, state }))
    const timer = setTimeout(go, REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [dispatch])
  return (
    <PageFrame heading="Fjalëkalimi u ndryshua" width="narrow">
      <FocusHere>
        <Alert kind="success">
          <p>{state.message}</p>
          <p>Po të dërgojmë te faqja e hyrjes…</p>
        </Alert>
      </FocusHere>
      <ActionRow>
        <ButtonLink to={routes.login} replace state={state}>
          Kthehu te hyrja
        </ButtonLink>
      </ActionRow>
    </PageFrame>
  )
}
