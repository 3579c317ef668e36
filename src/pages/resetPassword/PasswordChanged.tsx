// /reset-password after the change.
import { useEffect } from 'react'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ButtonLink } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { PageFrame } from '@/ui/PageFrame'
import { StateBox } from '@/ui/StateBox'

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
        <div role="status">
          <StateBox picture="done" message={state.message}>
            <p>Po të dërgojmë te faqja e hyrjes…</p>
            <ButtonLink to={routes.login} replace state={state}>
              Kthehu te hyrja
            </ButtonLink>
          </StateBox>
        </div>
      </FocusHere>
    </PageFrame>
  )
}
