// /reset-password: a new password with the token of the e-mail, for anyone.
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ForgotPassword } from '@/features/auth/ui/login/ForgotPassword'
import { ResetForm, useReset } from '@/features/auth/ui/password/ResetForm'
import { useAuth } from '@/features/auth/ui/useAuth'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { FocusHere } from '@/ui/FocusHere'
import { PageFrame } from '@/ui/PageFrame'
import { StateBox } from '@/ui/StateBox'

/** How long the success message is shown before /login opens, in ms. */
const REDIRECT_AFTER = 3000

const state = { message: 'Fjalëkalimi u ndryshua me sukses', isSuccess: true }

/** The reset screen: no token, form, success. The token is in the address only (Q49). */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  const reset = useReset(token)
  // The token itself is not in the log.
  const hasToken = useLogged('hasToken', token !== '', false)
  const { user } = useAuth()
  const [isForgotten, setIsForgotten] = useLoggedState('forgot', false)
  const forgot = () => setIsForgotten(true)
  const dialog = isForgotten && <ForgotPassword email={user?.email} onClose={() => setIsForgotten(false)} />
  if (reset.isDone) return <PasswordChanged />
  if (!hasToken) return <InvalidLink onForgot={forgot}>{dialog}</InvalidLink>
  const heading = 'Zgjidh një fjalëkalim të ri'
  const isWrong = reset.problem !== undefined || reset.form.summary.problems.length > 0
  return (
    <PageFrame heading={heading} title={isWrong ? `Gabim: ${heading}` : heading} width="narrow">
      <ResetForm reset={reset} onForgot={forgot} />
      {dialog}
    </PageFrame>
  )
}

/** Without a token, the link was cut short: says so, and gets a new one. The children are the dialog for that. */
function InvalidLink({ onForgot, children }: { onForgot: () => void; children: Elements }) {
  return (
    <PageFrame
      heading="Link i pavlefshëm"
      lead="Hape edhe një herë linkun nga email-i ose kërko një të ri."
      width="narrow"
    >
      <Alert kind="error">Token i rivendosjes së fjalëkalimit mungon</Alert>
      <ActionRow>
        <Button onClick={onForgot}>Kërko një link të ri</Button>
        <ButtonLink variant="outline" to={routes.login}>
          Kthehu te hyrja
        </ButtonLink>
      </ActionRow>
      {children}
    </PageFrame>
  )
}

/** Success; leads to /login after a while or at once by the link, unless the visitor leaves first. */
function PasswordChanged() {
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
