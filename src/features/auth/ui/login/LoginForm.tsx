// E-mail and password, and what went wrong with them.
import { Alert } from '@/ui/Alert'
import { Button, LinkButton } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { TextField } from '@/ui/TextField'
import { AccountForm } from '../AccountForm'
import { PasswordField } from '../PasswordField'
import { useShownPasswords } from '../useShownPasswords'
import styles from './LoginForm.module.scss'
import { LoginProblem } from './LoginProblem'
import type { Login } from './useLogin'

interface LoginFormProps {
  login: Login
  /** Opens the dialog of the forgotten password. */
  onForgot: () => void
}

const BLOCKED_ID = 'login-blocked'

/** The form of /login (LOGIN-02 to LOGIN-04, LOGIN-12 to LOGIN-20). */
export function LoginForm({
  login: { form, isLoading, problem, errorCode, from, awaitVerification, isWarned, isBlocked },
  onForgot,
}: LoginFormProps) {
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  return (
    <div className={styles.login}>
      {problem && (
        <LoginProblem text={problem} code={errorCode} from={from} onVerify={awaitVerification} onForgot={onForgot} />
      )}
      {isWarned && (
        <Alert kind="warning">Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.</Alert>
      )}
      <AccountForm form={hiding}>
        <TextField
          {...form.field('email')}
          label="Email"
          isRequired
          inputProps={{ type: 'email', autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
        <div className={styles.password}>
          <PasswordField
            {...form.field('password')}
            label="Fjalëkalimi"
            isRequired
            autoComplete="current-password"
            isShown={isShown}
          />
          <div className={styles.beside}>
            <Checkbox label="Shfaq fjalëkalimin" value={isShown} onValue={setIsShown} />
            <LinkButton onClick={onForgot}>Ke harruar fjalëkalimin?</LinkButton>
          </div>
        </div>
        <Button
          type="submit"
          size="lg"
          loading={form.isSubmitting}
          disabled={isBlocked}
          aria-describedby={isBlocked ? BLOCKED_ID : undefined}
        >
          {isLoading ? 'Duke hyrë…' : 'Hyr'}
        </Button>
        <p id={BLOCKED_ID} aria-live="polite" className={styles.blocked}>
          {isBlocked &&
            'Butoni “Hyr” u çaktivizua pas 5 tentativave të dështuara. Rivendos fjalëkalimin ose provo më vonë.'}
        </p>
      </AccountForm>
    </div>
  )
}
