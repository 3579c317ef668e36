// The log-in form: e-mail and password, its errors, and where it leads.
import { useRef, useState } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanEmail } from '@/lib/cleanEmail'
import { routes } from '@/lib/paths'
import { safePath } from '@/lib/safeUrl'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { destinationAfterLogin, readRedirect } from '@/storage/redirectAfterLogin'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { loginForm } from '../../model/accountForms'
import { authEvents } from '../../model/slice'
import { ConnectionHint, EmailField } from '../FormParts'
import { PasswordField, useShownPasswords } from '../PasswordField'
import { useSignedInElsewhere } from '../useSignedInElsewhere'
import styles from './LoginForm.module.scss'

/** Failed attempts from which the screen warns. */
const WARNING_AT = 3

/** Failed attempts from which it accepts no more. */
const BLOCKED_AT = 5

/**
 * The log-in, counting failures until success, leaving or reload. `email` is an address that was just verified. `next`
 * is where it leads, known once something is typed. `problem` is what to show: the last failure, or the end of the
 * session that led here; other errors in the state belong to other screens.
 */
export function useLogin(from: string | undefined, email = '') {
  const { logIn, loginLoading, resendVerification, resendLoading, error, errorCode } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [failures, setFailures] = useLoggedState('loginFailures', 0)
  const [hasFailed, setHasFailed] = useLoggedState('loginFailed', false)
  const tried = useRef('')
  const isBlocked = failures >= BLOCKED_AT
  const [next, setNext] = useState<string>()
  useSignedInElsewhere(from)
  const form = useForm({
    name: 'loginForm',
    initial: { ...loginForm.initial, email },
    validate: loginForm.validate,
    onEdit: () => setNext(safePath(readRedirect() ?? from)),
    onSubmit: async ({ email, password }) => {
      if (isBlocked) return undefined
      tried.current = cleanEmail(email)
      const { success, canRetry } = await logIn({ email: tried.current, password })
      if (!success) {
        setHasFailed(true)
        if (!canRetry) setFailures((count) => count + 1)
        return undefined
      }
      // This log-in uses it up, even if the user has gone elsewhere meanwhile.
      const to = destinationAfterLogin(from)
      if (isOnPage()) dispatch(navigationRequested({ to, replace: true }))
      return undefined
    },
  })
  /** Sends the verification e-mail to the refused address, and leads to the screen that tells the result. */
  const requestLink = async () => {
    if (resendLoading) return
    const email = tried.current
    rememberPendingEmail(email)
    dispatch(authEvents.SET_USER_EMAIL(email))
    await resendVerification(email)
    if (isOnPage()) dispatch(navigationRequested({ to: routes.verifyEmail, state: { from, isResent: true } }))
  }
  const problem = hasFailed || errorCode === 'sessionExpired' ? error : null
  return {
    form,
    next,
    isLoading: loginLoading,
    problem,
    errorCode,
    requestLink,
    isRequesting: resendLoading,
    isWarned: failures >= WARNING_AT,
    isBlocked,
  }
}

interface LoginFormProps {
  login: ReturnType<typeof useLogin>
  onForgot: () => void
}

/** The form of /login. */
export function LoginForm({ login, onForgot }: LoginFormProps) {
  const { form, isLoading, isWarned, isBlocked } = login
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  return (
    <>
      <LoginProblem login={login} onForgot={onForgot} />
      {isWarned && (
        <Alert kind="warning">Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.</Alert>
      )}
      <FormFrame form={hiding}>
        <EmailField {...form.field('email')} />
        <div className={styles.password}>
          <PasswordField
            {...form.field('password')}
            label="Fjalëkalimi"
            isRequired
            autoComplete="current-password"
            isShown={isShown}
          />
          <div className={styles.beside}>
            <Checkbox label="Shfaq fjalëkalimin" value={isShown} onValue={setIsShown} />
            <LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>
          </div>
        </div>
        <SubmitRow
          form={form}
          size="lg"
          disabled={isBlocked}
          reason={
            isBlocked
              ? 'Butoni “Hyr” u çaktivizua pas 5 tentativave të dështuara. Rivendos fjalëkalimin, ose rifresko faqen dhe provo përsëri.'
              : ''
          }
        >
          {isLoading ? 'Duke hyrë…' : 'Hyr'}
        </SubmitRow>
      </FormFrame>
    </>
  )
}

/** Why a log-in failed, and what may help. As specified, the word 'gabim' (any case) decides the last hint (Q17). */
function LoginProblem({ login: { form, problem, errorCode, requestLink, isRequesting }, onForgot }: LoginFormProps) {
  return (
    <FormProblem form={form}>
      {problem && (
        <>
          <p>{problem}</p>
          <ConnectionHint code={errorCode} />
          {errorCode === 'unverified' && (
            <p>
              Nuk e gjen mesazhin?{' '}
              <LinkButton aria-disabled={isRequesting || undefined} onClick={() => void requestLink()}>
                {isRequesting ? 'Duke dërguar linkun…' : 'Kërko një link të ri'}
              </LinkButton>
            </p>
          )}
          {problem.toLowerCase().includes('gabim') && (
            <p>
              Sigurohu që email-i dhe fjalëkalimi janë të saktë.{' '}
              <LinkButton onClick={onForgot}>Rivendos fjalëkalimin</LinkButton>
            </p>
          )}
        </>
      )}
    </FormProblem>
  )
}
