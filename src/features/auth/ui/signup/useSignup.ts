// The sign-up screen's form, what it is refused for and where it leads.
import { useEffect, useState } from 'react'
import { splitServerErrors } from '@/features/auth/model/accountResults'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanText } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { inAddress } from '@/lib/wellFormed'
import { destinationAfterLogin, rememberRedirect } from '@/storage/pendingRedirect'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { useForm } from '@/ui/form/useForm'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { isStrongEnough } from '../../model/passwordStrength'
import { loadScreening, screenedLabels, screenName } from '../../model/screening'
import { type SignupValues, validateSignup } from '../../model/validation'
import { useSignedInElsewhere } from '../useSignedInElsewhere'

const none: readonly string[] = []
const blank: SignupValues = { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false }

interface SignupOptions {
  /** The page that the visitor came from. */
  from: string | undefined
  /** What they were here for before, to be corrected. */
  before: Partial<Pick<SignupValues, 'name' | 'email'>>
  /** The account is open, and the visitor has gone elsewhere meanwhile. */
  onOpenedBehind: () => void
}

/**
 * Sign-up of a visitor who came from the page `from`. The link of the e-mail opens without the router's state, so that the way back is
 * remembered until the log-in, unless a stored comment has set one already.
 */
export function useSignup({ from, before, onOpenedBehind }: SignupOptions) {
  const { signUp, signupLoading } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  useSignedInElsewhere(from)
  const [initial] = useState({ ...blank, ...before })
  const [problems, setProblems] = useLoggedState<readonly string[]>('signupProblems', none)
  const [refusedName, setRefusedName] = useLoggedState<string | undefined>('refusedName', undefined)

  // The list of words is there by the time the form is sent.
  useEffect(() => void loadScreening(), [])

  const welcome = ({ name, email }: Pick<SignupValues, 'name' | 'email'>, message: string | undefined) => {
    const wayBack = destinationAfterLogin(from)
    // `/` is where every log-in ends that knows no better.
    if (wayBack !== routes.home) rememberRedirect(wayBack)
    const to = `${routes.verifyEmail}?email=${inAddress(email)}`
    if (isOnPage()) dispatch(navigationRequested({ to, state: { email, message, from, name } }))
    else onOpenedBehind()
  }

  const form = useForm({
    name: 'signupForm',
    initial,
    validate: validateSignup,
    onSubmit: async (values) => {
      setProblems([])
      const refused = await screenName(screenedLabels.name, values.name)
      setRefusedName(refused)
      if (refused) return { name: refused }
      const email = cleanText(values.email)
      const name = cleanText(values.name)
      const result = await signUp({ name, email, password: values.password })
      if (result.success) {
        welcome({ name, email }, result.message)
        return undefined
      }
      const { fields, general } = splitServerErrors(result, values)
      setProblems(general)
      return fields
    },
  })

  const { name, email, password } = form.values
  return {
    form,
    isLoading: signupLoading,
    /** Something was typed that leaving the page would lose. */
    hasText: !form.isSubmitting && (name !== initial.name || email !== initial.email || password !== ''),
    /** Above the form. */
    problems,
    /** The name holds a word of the list, and stands as it was sent. */
    isNameRefused: refusedName !== undefined && form.errors.name === refusedName,
    /** The password allows no sign-up yet. */
    isTooWeak: !isStrongEnough(password),
  }
}

/** What the sign-up form needs of it. */
export type Signup = ReturnType<typeof useSignup>
