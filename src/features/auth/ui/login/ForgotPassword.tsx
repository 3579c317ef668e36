// The dialog for a forgotten password, with its two views.
import { useEffect, useId, useRef } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanEmail } from '@/lib/cleanEmail'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { FocusHere } from '@/ui/FocusHere'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { Link } from '@/ui/Link'
import { forgotForm } from '../../model/accountForms'
import { DemoMailNote, EmailField, problemLines } from '../FormParts'
import { useAccountForm } from '../useAccountForm'
import styles from './LoginForm.module.scss'

interface ForgotPasswordProps {
  onClose: () => void
  /** What was typed in the form behind the dialog. */
  email?: string
}

/** Asks for the address, then says what was sent; cannot be closed while sending. */
export function ForgotPassword({ onClose, email = '' }: ForgotPasswordProps) {
  const { requestPasswordReset } = useAuth()
  const textId = useId()
  const [sent, setSent] = useLoggedState<{ to: string; message: string } | null>('forgotSent', null)
  const forgot = useAccountForm({
    name: 'forgot',
    initial: { email },
    validate: forgotForm.validate,
    send: async (values) => {
      const to = cleanEmail(values.email)
      const result = await requestPasswordReset(to)
      if (result.success) setSent({ to, message: result.message ?? '' })
      return result
    },
  })
  const again = () => {
    setSent(null)
    forgot.form.setValues({ email: '' })
  }
  return (
    <Modal
      title={sent ? 'Kontrollo email-in' : 'Rivendos fjalëkalimin'}
      size="sm"
      describedBy={sent ? undefined : textId}
      isBusy={forgot.form.isSubmitting}
      onClose={onClose}
    >
      {sent ? <ForgotSent {...sent} onAgain={again} /> : <ForgotForm {...forgot} textId={textId} />}
    </Modal>
  )
}

/** The first view: the address field, focused also on coming back to type another. */
function ForgotForm({
  form,
  problems,
  textId,
}: ReturnType<typeof useAccountForm<{ email: string }>> & { textId: string }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.view}>
      <p id={textId}>Shkruaj email-in e llogarisë. Do të marrësh një link për të zgjedhur një fjalëkalim të ri.</p>
      <FormProblem form={form}>{problemLines(problems)}</FormProblem>
      <FormFrame form={form}>
        <EmailField {...form.field('email')} ref={input} />
        <SubmitRow form={form}>{form.isSubmitting ? 'Duke dërguar linkun…' : 'Dërgo linkun'}</SubmitRow>
      </FormFrame>
    </div>
  )
}

interface ForgotSentProps {
  /** The address as typed; nobody is told whether it has an account. */
  to: string
  message: string
  onAgain: () => void
}

function ForgotSent({ to, message, onAgain }: ForgotSentProps) {
  return (
    <div className={styles.view}>
      <FocusHere>
        <Alert kind="success">{message}</Alert>
        <p>
          Adresa që shkrove: <strong>{to}</strong>
        </p>
      </FocusHere>
      <DemoMailNote />
      <div>
        <h3>Nuk e gjen mesazhin?</h3>
        <ul className={styles.tips}>
          <li>Kontrollo dosjen e spam-it.</li>
          <li>Sigurohu që adresa është e saktë.</li>
          <li>Prit disa minuta dhe provo përsëri.</li>
        </ul>
      </div>
      <Button variant="outline" onClick={onAgain}>
        Provo me një email tjetër
      </Button>
      <p>
        {/* Both spellings exist (Q01). */}
        Ke nevojë për ndihmë? <Link to={routes.supportAlias}>Kontakto mbështetjen</Link>
      </p>
    </div>
  )
}
