// The button that sends the e-mail for verification again, and what came of it.
import { useId } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { ConnectionHint } from '../Problems'
import { RESEND_LIMIT, RESEND_WARNING_AT, useResend } from './useResend'
import styles from './Verification.module.scss'

/** `from` goes along to /signup, should the address have been forgotten meanwhile. */
export function ResendEmail({ from }: { from: string | undefined }) {
  const { resend, attempts, isSending, error, errorCode, message } = useResend(from)
  const limitId = useId()
  const isSpent = attempts >= RESEND_LIMIT
  return (
    <div className={styles.part}>
      {message && <Alert kind="success">{message}</Alert>}
      {error && (
        <Alert kind="error">
          <p>{error}</p>
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
