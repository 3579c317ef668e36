// The form of /signup: password strength, what the name is refused for, and where it leads.
import { useEffect, useState } from 'react'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { useLoggedState } from '@/hooks/viewLog'
import { cleanEmail } from '@/lib/cleanEmail'
import { cleanText } from '@/lib/cleanText'
import { routes } from '@/lib/paths'
import { inAddress } from '@/lib/wellFormed'
import { destinationAfterLogin, rememberRedirect } from '@/storage/redirectAfterLogin'
import { navigationRequested } from '@/store/navigationEvents'
import { useAppDispatch } from '@/store/storeHooks'
import { Checkbox } from '@/ui/Checkbox'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { Link } from '@/ui/Link'
import { TextField } from '@/ui/TextField'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { signupForm } from '../../model/accountForms'
import { isStrongEnough, passwordStrength, weakPasswordMessage } from '../../model/passwordStrength'
import { loadScreening, screenedLabels, screenedTitle, screenName } from '../../model/screening'
import { EmailField, problemLines } from '../FormParts'
import { PasswordField, useShownPasswords } from '../PasswordField'
import { useAccountForm } from '../useAccountForm'
import { useSignedInElsewhere } from '../useSignedInElsewhere'
import styles from './SignupForm.module.scss'

interface SignupOptions {
  from: string | undefined
  /** What they typed before, to be corrected. */
  before: { name?: string | undefined; email?: string | undefined }
  /** The account is open, but the visitor has gone elsewhere meanwhile. */
  onOpenedBehind: () => void
}

/**
 * Sign-up of a visitor who came from the page `from`. The e-mail's link opens without router state, so the way back is
 * stored until the log-in, unless a stored comment has set one already.
 */
export function useSignup({ from, before, onOpenedBehind }: SignupOptions) {
  const { signUp, signupLoading } = useAuth()
  const dispatch = useAppDispatch()
  const isOnPage = useIsOnPage()
  useSignedInElsewhere(from)
  const [initial] = useState({ ...signupForm.initial, name: before.name ?? '', email: before.email ?? '' })
  const [refusedName, setRefusedName] = useLoggedState<string | undefined>('refusedName', undefined)

  // The word list is there by the time the form is sent.
  useEffect(() => void loadScreening(), [])

  const welcome = ({ name, email }: { name: string; email: string }, message: string | undefined) => {
    const wayBack = destinationAfterLogin(from)
    // Without a stored way back every log-in leads to `/` anyway.
    if (wayBack !== routes.home) rememberRedirect(wayBack)
    const to = `${routes.verifyEmail}?email=${inAddress(email)}`
    if (isOnPage()) dispatch(navigationRequested({ to, state: { email, message, from, name } }))
    else onOpenedBehind()
  }

  const { form, problems } = useAccountForm({
    name: 'signup',
    initial,
    validate: signupForm.validate,
    send: async (values) => {
      const refused = await screenName(screenedLabels.name, values.name)
      setRefusedName(refused)
      if (refused) return { success: false, validationErrors: { name: refused } }
      const sent = { name: cleanText(values.name), email: cleanEmail(values.email) }
      const result = await signUp({ ...sent, password: values.password })
      if (result.success) welcome(sent, result.message)
      return result
    },
  })

  const { name, email, password } = form.values
  return {
    form,
    isLoading: signupLoading,
    /** Leaving the page would lose typed text. */
    hasText: !form.isSubmitting && (name !== initial.name || email !== initial.email || password !== ''),
    problems,
    /** The name holds a listed word and is unchanged since it was sent. */
    isNameRefused: refusedName !== undefined && form.errors.name === refusedName,
    isTooWeak: !isStrongEnough(password),
  }
}

type Signup = ReturnType<typeof useSignup>

/** Name, e-mail, password with strength, and the terms. */
export function SignupForm({ signup: { form, isLoading, problems, isNameRefused, isTooWeak } }: { signup: Signup }) {
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  const { password, confirmPassword } = form.values
  const weak = weakPasswordMessage(password)
  // Not twice where the field says it already.
  const reason = (form.errors.password !== weak && weak) || ''
  return (
    <>
      <FormProblem form={form}>
        {isNameRefused ? (
          <>
            <p>
              <strong>{screenedTitle}</strong>
            </p>
            <p>Shkruaj një emër tjetër.</p>
          </>
        ) : (
          problemLines(problems)
        )}
      </FormProblem>
      <FormFrame form={hiding} isIncomplete={isTooWeak}>
        <TextField
          {...form.field('name')}
          label="Emri i plotë"
          isRequired
          helper="Ky emër shfaqet pranë komenteve të tua."
          inputProps={{ autoComplete: 'name', autoCapitalize: 'words' }}
        />
        <EmailField {...form.field('email')} helper="Këtu të vjen linku i verifikimit. Email‑i nuk publikohet." />
        <div>
          <PasswordField
            {...form.field('password')}
            label="Fjalëkalimi"
            isRequired
            autoComplete="new-password"
            isShown={isShown}
            helper="Përdor 8 ose më shumë karaktere: shkronja, numra dhe simbole, me të paktën një shkronjë të madhe."
          />
          <PasswordStrength password={password} isRefused={form.errors.password !== undefined} />
        </div>
        <PasswordField
          {...form.field('confirmPassword')}
          label="Konfirmo fjalëkalimin"
          isRequired
          autoComplete="new-password"
          isShown={isShown}
          helper={password !== '' && confirmPassword === password ? 'Fjalëkalimet përputhen' : undefined}
        />
        <Checkbox label="Shfaq fjalëkalimet" value={isShown} onValue={setIsShown} />
        <Checkbox {...form.field('acceptTerms')} label={<TermsLabel />} isRequired />
        <div className={styles.send}>
          <SubmitRow form={form} size="lg" disabled={isTooWeak} reason={reason}>
            {isLoading ? 'Duke krijuar llogarinë…' : 'Regjistrohu'}
          </SubmitRow>
        </div>
      </FormFrame>
    </>
  )
}

/** 'Pranoj kushtet dhe rregullat'; the terms open in a new tab, so that the form stays. */
const TermsLabel = () => (
  <span>
    {'Pranoj '}
    <Link to={routes.terms} target="_blank" rel="noopener noreferrer">
      kushtet dhe rregullat<VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
    </Link>
  </span>
)

interface PasswordStrengthProps {
  password: string
  /** The field shows an error: no praise beside it then. */
  isRefused: boolean
}

const points = [1, 2, 3, 4, 5]

/** Bar and word for the strength of the typed password; changes are announced: colour must not be the only sign. */
function PasswordStrength({ password, isRefused }: PasswordStrengthProps) {
  const { score, color, word } = passwordStrength(password)
  return (
    <div className={styles.strength}>
      <meter
        className={styles.value}
        aria-label="Siguria e fjalëkalimit"
        aria-valuetext={word}
        min={0}
        max={points.length}
        value={score}
      />
      <div aria-hidden="true" className={styles.bar} data-color={color} data-begun={password !== '' || undefined}>
        {points.map((point) => (
          <span key={point} data-on={point <= score || undefined} />
        ))}
      </div>
      <p aria-live="polite" className={styles.word}>
        {password !== '' && !isRefused && `Fjalëkalimi është ${word.charAt(0).toLowerCase()}${word.slice(1)}`}
      </p>
    </div>
  )
}
