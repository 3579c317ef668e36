// The dialog for a change of password.
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { loggedOut } from '@/session/events'
import { useAppDispatch } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { passwordForm } from '../../model/accountForms'
import { problemLines } from '../FormParts'
import { PasswordField } from '../PasswordField'
import { useAccountForm } from '../useAccountForm'
import { NewPasswordFields, PasswordOf } from './NewPasswordFields'

interface ChangePasswordProps {
  onClose: () => void
  /** It worked; `message` says so. */
  onChanged: (message: string) => void
}

/** Current and new password. Cannot be closed while sending. */
export function ChangePassword({ onClose, onChanged }: ChangePasswordProps) {
  const { user, changePassword } = useAuth()
  const [expired, setExpired] = useLoggedState<string | undefined>('passwordExpired', undefined)
  const { form, problems } = useAccountForm({
    ...passwordForm,
    name: 'password',
    send: async ({ currentPassword, newPassword }) => {
      const result = await changePassword(currentPassword, newPassword)
      if (result.success) onChanged(result.message ?? '')
      else setExpired(result.sessionExpired ? result.error : undefined)
      return result
    },
  })
  return (
    <Modal title="Ndrysho fjalëkalimin" isBusy={form.isSubmitting} onClose={onClose}>
      <FormProblem form={form}>{expired ? <Expired text={expired} /> : problemLines(problems)}</FormProblem>
      <FormFrame form={form}>
        <PasswordOf email={user?.email} />
        <PasswordField
          {...form.field('currentPassword')}
          label="Fjalëkalimi aktual"
          isRequired
          autoComplete="current-password"
          shows="fjalëkalimin aktual"
        />
        <NewPasswordFields password={form.field('newPassword')} confirmation={form.field('confirmPassword')} />
        <SubmitRow form={form} onCancel={onClose}>
          {form.isSubmitting ? 'Duke ndryshuar fjalëkalimin…' : 'Ndrysho fjalëkalimin'}
        </SubmitRow>
      </FormFrame>
    </Modal>
  )
}

/** The session is over: once this is read the user is logged out, and the guard leads to the log-in and back. */
function Expired({ text }: { text: string }) {
  const dispatch = useAppDispatch()
  return (
    <p>
      <span>{text}</span> <LinkButton onClick={() => dispatch(loggedOut())}>Hyr përsëri</LinkButton>
    </p>
  )
}
