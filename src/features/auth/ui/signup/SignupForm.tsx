// The form of /signup.
import { useId } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { submitOnEnter } from '@/ui/submitOnEnter'
import { TextField } from '@/ui/TextField'
import { weakPasswordMessage } from '../../model/passwordStrength'
import { screenedTitle } from '../../model/screening'
import { AccountForm } from '../AccountForm'
import { PasswordField } from '../PasswordField'
import { Problems } from '../Problems'
import { useShownPasswords } from '../useShownPasswords'
import { PasswordStrength } from './PasswordStrength'
import styles from './SignupForm.module.scss'
import { TermsLabel } from './TermsLabel'
import type { Signup } from './useSignup'

/** Name, e-mail, password with its strength, and the terms (SIGNUP-01 to SIGNUP-04, SIGNUP-10, SIGNUP-27). */
export function SignupForm({ signup: { form, isLoading, problems, isNameRefused, isTooWeak } }: { signup: Signup }) {
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  const hintId = useId()
  const weakId = useId()
  const { password, confirmPassword } = form.values
  const weak = weakPasswordMessage(password)
  const formProps = { ...hiding.formProps, onKeyDown: isTooWeak ? submitOnEnter(form.submit) : undefined }
  return (
    <div className={styles.signup}>
      <Problems texts={problems} />
      {isNameRefused && (
        <Alert kind="error">
          <p>
            <strong>{screenedTitle}</strong>
          </p>
          <p>Shkruaj një emër tjetër.</p>
        </Alert>
      )}
      <AccountForm form={{ ...form, formProps }}>
        <TextField
          {...form.field('name')}
          label="Emri i plotë"
          isRequired
          helper="Ky emër shfaqet pranë komenteve të tua."
          inputProps={{ autoComplete: 'name' }}
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
            inputProps={{ 'aria-describedby': hintId }}
          />
          <PasswordStrength hintId={hintId} password={password} />
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
          <Button
            type="submit"
            size="lg"
            loading={form.isSubmitting}
            disabled={isTooWeak}
            aria-describedby={weak ? weakId : undefined}
          >
            {isLoading ? 'Duke krijuar llogarinë…' : 'Regjistrohu'}
          </Button>
          <p id={weakId} aria-live="polite" className={styles.weak}>
            {/* Once is enough where the field says it already. */}
            {form.errors.password !== weak && weak}
          </p>
        </div>
      </AccountForm>
    </div>
  )
}
