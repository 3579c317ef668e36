// The form of a forgotten password's link: a new password for the token of the e-mail, and what went wrong with it.
import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { hasTokens } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { LinkButton } from '@/ui/Button'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { validateReset } from '../../model/validation'
import { useAuth } from '../useAuth'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './ResetForm.module.scss'

/**
 * The token is removed from the address only once the password is changed, so that a reload can try again (Q49). A signed-in
 * user's session was opened with the old password: it ends, and /login is open to them too.
 */
export function useReset(token: string) {
  const { resetPassword } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  const [problem, setProblem] = useLoggedState<string | undefined>('resetProblem', undefined)
  const [isDone, setIsDone] = useLoggedState('isReset', false)
  const form = useForm({
    name: 'resetForm',
    initial: { password: '', confirmPassword: '' },
    validate: validateReset,
    onSubmit: async ({ password }) => {
      const { success, error } = await resetPassword(token, password)
      if (!success) {
        setProblem(error)
        return undefined
      }
      setIsDone(true)
      if (hasTokens()) dispatch(loggedOut())
      if (isOnPage()) dispatch(navigationRequested({ to: routes.resetPassword, replace: true }))
      return undefined
    },
  })
  return { form, problem, isDone }
}

interface ResetFormProps {
  reset: ReturnType<typeof useReset>
  /** Opens the dialog in which another link is asked for. */
  onForgot: () => void
}

/** The form of /reset-password. */
export function ResetForm({ reset: { form, problem }, onForgot }: ResetFormProps) {
  return (
    <div className={styles.reset}>
      <FormProblem form={form}>
        {problem && (
          <>
            <p>{problem}</p>
            <p>
              Linku mund të ketë skaduar ose të jetë përdorur tashmë.{' '}
              <LinkButton onClick={onForgot}>Kërko një link të ri</LinkButton>
            </p>
          </>
        )}
      </FormProblem>
      <FormFrame form={form}>
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />
        <SubmitRow form={form} size="lg">
          {form.isSubmitting ? 'Duke ruajtur fjalëkalimin…' : 'Ruaj fjalëkalimin'}
        </SubmitRow>
      </FormFrame>
    </div>
  )
}
