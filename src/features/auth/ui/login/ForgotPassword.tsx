// The dialog of the forgotten password (FORGOT-01 to FORGOT-08).
import { useLoggedState } from '@/hooks/viewLog'
import { Modal } from '@/ui/dialog/Modal'
import { useForm } from '@/ui/useForm'
import { validateForgot } from '../../model/validation'
import { useAuth } from '../useAuth'
import { ForgotForm } from './ForgotForm'
import { ForgotSent } from './ForgotSent'

interface ForgotPasswordProps {
  onClose: () => void
  /** What was typed behind the dialog. */
  email?: string
}

/** Asks for the address, then says what was sent; nothing closes it while it is being sent. */
export function ForgotPassword({ onClose, email = '' }: ForgotPasswordProps) {
  const { requestPasswordReset } = useAuth()
  const [sent, setSent] = useLoggedState<{ to: string; message: string } | null>('forgotSent', null)
  const [problem, setProblem] = useLoggedState<string | undefined>('forgotProblem', undefined)
  const form = useForm({
    name: 'forgotForm',
    initial: { email },
    validate: validateForgot,
    onSubmit: async (values) => {
      const to = values.email.trim()
      setProblem(undefined)
      const { success, message = '', error } = await requestPasswordReset(to)
      if (success) setSent({ to, message })
      else setProblem(error)
      return undefined
    },
  })
  const again = () => {
    setSent(null)
    form.setValues({ email: '' })
  }
  return (
    <Modal
      title={sent ? 'Kontrollo email-in' : 'Rivendos fjalëkalimin'}
      size="sm"
      isBusy={form.isSubmitting}
      onClose={onClose}
    >
      {sent ? <ForgotSent {...sent} onAgain={again} /> : <ForgotForm form={form} problem={problem} />}
    </Modal>
  )
}
