// The form of /signup, with the strength of its password.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Checkbox } from '@/ui/Checkbox'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { TextField } from '@/ui/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { passwordStrength, weakPasswordMessage } from '../../model/passwordStrength'
import { screenedTitle } from '../../model/screening'
import { problemLines } from '../FormParts'
import { PasswordField, useShownPasswords } from '../PasswordField'
import styles from './SignupForm.module.scss'
import type { Signup } from './useSignup'

/** Name, e-mail, password with its strength, and the terms. */
export function SignupForm({ signup: { form, isLoading, problems, isNameRefused, isTooWeak } }: { signup: Signup }) {
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  const { password, confirmPassword } = form.values
  const weak = weakPasswordMessage(password)
  // Once is enough where the field says it already.
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
        <TextField
          {...form.field('email')}
          label="Email"
          isRequired
          helper="Këtu të vjen linku i verifikimit. Email-i nuk publikohet."
          inputProps={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
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
    Pranoj{' '}
    <Link to={routes.terms} target="_blank" rel="noopener noreferrer">
      kushtet dhe rregullat<VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
    </Link>
  </span>
)

interface PasswordStrengthProps {
  password: string
  /** The field says what is wrong: no word beside it that sounds content. */
  isRefused: boolean
}

const points = [1, 2, 3, 4, 5]

/** How strong the password is, while it is typed: bar and word; the word is said whenever it changes, since colour is never the only sign. */
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
