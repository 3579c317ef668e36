// The log-in screen's form, its failures and where it leads.
import { useRef, useState } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanText } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { safePath } from '@/lib/safeUrl'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { destinationAfterLogin, readRedirect } from '@/storage/pendingRedirect'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { authEvents } from '../../model/slice'
import { validateLogin } from '../../model/validation'
import { useSignedInElsewhere } from '../useSignedInElsewhere'

/** The number of failed attempts from which the screen warns. */
const WARNING_AT = 3

/** The number of failed attempts from which it accepts no more. */
const BLOCKED_AT = 5

/**
 * Log-in with its memory of failures, which is the screen's own: success, leaving and reloading end it. `email` is the address that was
 * just verified. `next` is where it leads, known once something is typed. `problem` is what to show: the last failure, or the end of the session that led here. Other errors in the state are not
 * this screen's.
 */
export function useLogin(from: string | undefined, email = '') {
  const { logIn, loginLoading, resendVerification, resendLoading, error, errorCode } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [failures, setFailures] = useLoggedState('loginFailures', 0)
  const tried = useRef('')
  const isBlocked = failures >= BLOCKED_AT
  const [next, setNext] = useState<string>()
  useSignedInElsewhere(from)
  const form = useForm({
    name: 'loginForm',
    initial: { email, password: '' },
    validate: validateLogin,
    onEdit: () => setNext(safePath(readRedirect() ?? from)),
    onSubmit: async ({ email, password }) => {
      if (isBlocked) return undefined
      tried.current = cleanText(email)
      const { success } = await logIn({ email: tried.current, password })
      if (!success) {
        setFailures((count) => count + 1)
        return undefined
      }
      // Consumed by this log-in, even if the user has gone elsewhere meanwhile.
      const to = destinationAfterLogin(from)
      if (isOnPage()) dispatch(navigationRequested({ to, replace: true }))
      return undefined
    },
  })
  /** Sends the e-mail for verification to the address that was refused, and leads to where one sees what came of it. */
  const requestLink = async () => {
    if (resendLoading) return
    const email = tried.current
    rememberPendingEmail(email)
    dispatch(authEvents.SET_USER_EMAIL(email))
    await resendVerification(email)
    if (isOnPage()) dispatch(navigationRequested({ to: routes.verifyEmail, state: { from, isResent: true } }))
  }
  const problem = failures > 0 || errorCode === 'sessionExpired' ? error : null
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

/** What the log-in form needs of it. */
export type Login = ReturnType<typeof useLogin>
