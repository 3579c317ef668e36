// E-mail and password, and what went wrong with them.
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { FormFrame, FormProblem, SubmitRow } from '@/ui/form/FormFrame'
import { TextField } from '@/ui/TextField'
import { ConnectionHint } from '../FormParts'
import { PasswordField, useShownPasswords } from '../PasswordField'
import styles from './LoginForm.module.scss'
import type { Login } from './useLogin'

interface LoginFormProps {
  login: Login
  /** Opens the dialog of the forgotten password. */
  onForgot: () => void
}

/** The form of /login. */
export function LoginForm({ login, onForgot }: LoginFormProps) {
  const { form, isLoading, isWarned, isBlocked } = login
  const { isShown, setIsShown, form: hiding } = useShownPasswords(form)
  return (
    <>
      <LoginProblem login={login} onForgot={onForgot} />
      {isWarned && (
        <Alert kind="warning">Shumë tentativa të dështuara. Ju lutemi prisni pak para se të provoni përsëri.</Alert>
      )}
      <FormFrame form={hiding}>
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
        <SubmitRow
          form={form}
          size="lg"
          disabled={isBlocked}
          reason={
            isBlocked
              ? 'Butoni “Hyr” u çaktivizua pas 5 tentativave të dështuara. Rivendos fjalëkalimin, ose rifresko faqen dhe provo përsëri.'
              : ''
          }
        >
          {isLoading ? 'Duke hyrë…' : 'Hyr'}
        </SubmitRow>
      </FormFrame>
    </>
  )
}

/** Why a log-in failed, and what may help. The specification lets the word 'gabim', whatever its case, decide the last hint (Q17). */
function LoginProblem({ login: { form, problem, errorCode, requestLink, isRequesting }, onForgot }: LoginFormProps) {
  return (
    <FormProblem form={form}>
      {problem && (
        <>
          <p>{problem}</p>
          <ConnectionHint code={errorCode} />
          {errorCode === 'unverified' && (
            <p>
              Nuk e gjen mesazhin?{' '}
              <LinkButton aria-disabled={isRequesting || undefined} onClick={() => void requestLink()}>
                {isRequesting ? 'Duke dërguar linkun…' : 'Kërko një link të ri'}
              </LinkButton>
            </p>
          )}
          {problem.toLowerCase().includes('gabim') && (
            <p>
              Sigurohu që email-i dhe fjalëkalimi janë të saktë.{' '}
              <LinkButton onClick={onForgot}>Rivendos fjalëkalimin</LinkButton>
            </p>
          )}
        </>
      )}
    </FormProblem>
  )
}
