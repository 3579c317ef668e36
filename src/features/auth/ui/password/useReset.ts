// The reset screen's form: a new password for the token of the e-mail.

import { useLoggedState } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { hasTokens } from '@/session/tokens'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useForm } from '@/ui/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { validateReset } from '../../model/validation'
import { useAuth } from '../useAuth'

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
      setProblem(undefined)
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

/** What the reset form needs of it. */
export type Reset = ReturnType<typeof useReset>
