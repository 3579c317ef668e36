// The dialog of a change of password.
import { splitServerErrors } from '@/features/auth/model/accountResults'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { loggedOut } from '@/session/events'
import { useAppDispatch } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { Modal } from '@/ui/dialog/Modal'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { useForm } from '@/ui/form/useForm'
import { type ChangePasswordValues, validateChangePassword } from '../../model/validation'
import { problemLines } from '../FormParts'
import { PasswordField } from '../PasswordField'
import { NewPasswordFields } from './NewPasswordFields'

interface ChangePasswordProps {
  onClose: () => void
  /** It worked; the text says so. */
  onChanged: (message: string) => void
}

const none: readonly string[] = []
const initial: ChangePasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

function useChange(onChanged: ChangePasswordProps['onChanged']) {
  const { changePassword } = useAuth()
  const [problems, setProblems] = useLoggedState<readonly string[]>('passwordProblems', none)
  const [expired, setExpired] = useLoggedState<string | undefined>('passwordExpired', undefined)
  const form = useForm({
    name: 'passwordForm',
    initial,
    validate: validateChangePassword,
    onSubmit: async (values) => {
      const result = await changePassword(values.currentPassword, values.newPassword)
      if (result.success) onChanged(result.message ?? '')
      if (result.success) return undefined
      setExpired(result.sessionExpired ? result.error : undefined)
      if (result.sessionExpired) return undefined
      const { fields, general } = splitServerErrors(result, values)
      setProblems(general)
      return fields
    },
  })
  return { form, problems, expired }
}

/** Current and new password; the rest of the account stays as it is. Nothing closes it while it is being sent. */
export function ChangePassword({ onClose, onChanged }: ChangePasswordProps) {
  const { user } = useAuth()
  const { form, problems, expired } = useChange(onChanged)
  return (
    <Modal title="Ndrysho fjalëkalimin" isBusy={form.isSubmitting} onClose={onClose}>
      <FormProblem form={form}>{expired ? <Expired text={expired} /> : problemLines(problems)}</FormProblem>
      <FormFrame form={form}>
        {/* For password managers, which otherwise do not know whose password changes. */}
        <input hidden readOnly type="email" name="username" autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          {...form.field('currentPassword')}
          label="Fjalëkalimi aktual"
          isRequired
          autoComplete="current-password"
          showLabel="Shfaq fjalëkalimin aktual"
          hideLabel="Fshih fjalëkalimin aktual"
        />
        <NewPasswordFields password={form.field('newPassword')} confirmation={form.field('confirmPassword')} />
        <SubmitRow form={form} onCancel={onClose}>
          {form.isSubmitting ? 'Duke ndryshuar fjalëkalimin…' : 'Ndrysho fjalëkalimin'}
        </SubmitRow>
      </FormFrame>
    </Modal>
  )
}

/** The session is over: once read, the user is logged out, and the guard leads to the log-in and back. */
function Expired({ text }: { text: string }) {
  const dispatch = useAppDispatch()
  return (
    <p>
      <span>{text}</span> <LinkButton onClick={() => dispatch(loggedOut())}>Hyr përsëri</LinkButton>
    </p>
  )
}
