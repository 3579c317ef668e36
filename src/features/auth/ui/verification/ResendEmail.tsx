// The button that sends the e-mail for verification again, and what came of it.
import { useId } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { log } from '@/platform/logger'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ConnectionHint } from '../FormParts'
import styles from './Verification.module.scss'

/** The number of attempts from which the screen warns. */
const RESEND_WARNING_AT = 3

/** The number of attempts the screen allows. */
const RESEND_LIMIT = 5

interface ResendEmailProps {
  /** Goes along to /signup, should the address have been forgotten meanwhile. */
  from: string | undefined
  /** How often it was sent before the screen opened. */
  sent: number
}

/**
 * The resend button with its memory, which is the screen's own: every press counts. Error and message are the state's;
 * before the first attempt they are about something else.
 */
function useResend({ from, sent }: ResendEmailProps) {
  const { recallPendingEmail, resendVerification, resendLoading, error, errorCode, successMessage } = useAuth()
  const dispatch = useAppDispatch()
  const [attempts, setAttempts] = useLoggedState('resends', sent)

  const resend = async () => {
    const email = recallPendingEmail()
    if (!email) {
      dispatch(navigationRequested({ to: routes.signup, replace: true, state: { from } }))
      return
    }
    const result = await resendVerification(email)
    // Only now: a warning that came before the answer would move the button under the finger.
    setAttempts((count) => count + 1)
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

/** The button; its last answer stands above it until the next one. */
export function ResendEmail(props: ResendEmailProps) {
  const { resend, attempts, isSending, error, errorCode, message } = useResend(props)
  const limitId = useId()
  const isSpent = attempts >= RESEND_LIMIT
  return (
    <div className={styles.part}>
      {(error ?? message) && (
        // Each answer is announced, also in the same words.
        <Alert key={attempts} kind={error ? 'error' : 'success'}>
          <p>{error ?? message}</p>
          <ConnectionHint code={errorCode} />
        </Alert>
      )}
      {attempts >= RESEND_WARNING_AT && (
        <Alert kind="warning">Shumë kërkesa për dërgim email-i. Ju lutemi prisni pak para se të provoni përsëri.</Alert>
      )}
      <Button
        variant="outline"
        loading={isSending}
        disabled={isSpent}
        aria-describedby={isSpent ? limitId : undefined}
        onClick={() => void resend()}
      >
        {isSending ? 'Duke dërguar email-in…' : 'Dërgo përsëri email-in'}
      </Button>
      <p id={limitId} aria-live="polite" className={styles.note}>
        {attempts > 0 && <span>{`Dërgimi ${attempts} nga ${RESEND_LIMIT}`}</span>}
        {isSpent && (
          <span>. Nga kjo faqe nuk mund të dërgohen më email-e. Kontrollo adresën ose kontakto mbështetjen.</span>
        )}
      </p>
    </div>
  )
}
