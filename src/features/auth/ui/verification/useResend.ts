// Sending the e-mail for verification again.

import { useLoggedState } from '@/hooks/viewLog'
import { log } from '@/lib/logger'
import { routes } from '@/lib/paths'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useAuth } from '../useAuth'

/** The number of attempts from which the screen warns (VERIFY-25). */
export const RESEND_WARNING_AT = 3

/** The number of attempts the screen allows (VERIFY-24). */
export const RESEND_LIMIT = 5

/**
 * The resend button with its memory, which is the screen's own: every press counts (Q14). Error and message are the state's;
 * before the first attempt they are about something else (VERIFY-26).
 */
export function useResend(from: string | undefined) {
  const { recallPendingEmail, resendVerification, resendLoading, error, errorCode, successMessage } = useAuth()
  const dispatch = useAppDispatch()
  const [attempts, setAttempts] = useLoggedState('resends', 0)

  const resend = async () => {
    const email = recallPendingEmail()
    if (!email) {
      dispatch(navigationRequested({ to: routes.signup, replace: true, state: { from } }))
      return
    }
    setAttempts((count) => count + 1)
    const result = await resendVerification(email)
    if (!result.success) log.warn('The e-mail for verification was not sent again', result.error)
  }

  return {
    resend,
    attempts,
    isSending: resendLoading,
    error: attempts > 0 ? error : null,
    errorCode,
    message: attempts > 0 ? successMessage : null,
  }
}
