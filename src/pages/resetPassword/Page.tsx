// /reset-password: a new password with the token of the e-mail, for anyone.
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { resetForm } from '@/features/auth/model/accountForms'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { problemLines } from '@/features/auth/ui/FormParts'
import { ForgotPassword } from '@/features/auth/ui/login/ForgotPassword'
import { NewPasswordFields, PasswordOf } from '@/features/auth/ui/password/NewPasswordFields'
import { useAccountForm } from '@/features/auth/ui/useAccountForm'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { mailedQuery } from '@/lib/cleanEmail'
import { routes } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { hasTokens } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { ActionRow } from '@/ui/ActionRow'
import { Alert } from '@/ui/Alert'
import { Button, ButtonLink, LinkButton } from '@/ui/Button'
import type { Elements } from '@/ui/elements'
import { FocusHere } from '@/ui/FocusHere'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { PageFrame } from '@/ui/PageFrame'
import { StateBox } from '@/ui/StateBox'
import { useIsOnPage } from '@/ui/useIsOnPage'
import styles from './Page.module.scss'

/** How long the success message stays before /login opens, in ms. */
const REDIRECT_AFTER = 3000

const state = { message: 'Fjalëkalimi u ndryshua me sukses', isSuccess: true }

/** The reset screen: no token, form, success. The token is in the address only (Q49). */
export default function ResetPasswordPage() {
  const { token, email } = mailedQuery(useLocation().search)
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
  const isWrong = reset.problems.length > 0 || reset.form.summary.problems.length > 0
  return (
    <PageFrame heading={heading} title={isWrong ? `Gabim: ${heading}` : heading} width="narrow">
      <ResetForm reset={reset} email={email || user?.email} onForgot={forgot} />
      {dialog}
    </PageFrame>
  )
}

/** Without a token the link was cut short: says so, and offers a new one in the dialog `children`. */
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

/**
 * The token leaves the address only once the password is changed, so that a reload can try again (Q49). A signed-in
 * user's session, opened with the old password, ends: /login is open to them too.
 */
function useReset(token: string) {
  const { resetPassword } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [isDone, setIsDone] = useLoggedState('isReset', false)
  const { form, problems } = useAccountForm({
    ...resetForm,
    name: 'reset',
    send: async ({ password }) => {
      const result = await resetPassword(token, password)
      if (!result.success) return result
      setIsDone(true)
      if (hasTokens()) dispatch(loggedOut())
      if (isOnPage()) dispatch(navigationRequested({ to: routes.resetPassword, replace: true }))
      return result
    },
  })
  return { form, problems, isDone }
}

interface ResetFormProps {
  reset: ReturnType<typeof useReset>
  /** Whose password it is, as far as known. */
  email: string | undefined
  onForgot: () => void
}

function ResetForm({ reset: { form, problems }, email, onForgot }: ResetFormProps) {
  return (
    <div className={styles.reset}>
      <FormProblem form={form}>
        {problems.length > 0 && (
          <>
            <div>{problemLines(problems)}</div>
            <p>
              Linku mund të ketë skaduar ose të jetë përdorur tashmë.{' '}
              <LinkButton onClick={onForgot}>Kërko një link të ri</LinkButton>
            </p>
          </>
        )}
      </FormProblem>
      <FormFrame form={form}>
        <PasswordOf email={email} />
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />
        <SubmitRow form={form} size="lg">
          {form.isSubmitting ? 'Duke ruajtur fjalëkalimin…' : 'Ruaj fjalëkalimin'}
        </SubmitRow>
      </FormFrame>
    </div>
  )
}
