// A new password, twice, with what it still lacks.
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { PasswordField } from '@/ui/PasswordField'
import { AccountForm } from './AccountForm'
import { PasswordChecklist } from './PasswordChecklist'
import styles from './ResetForm.module.scss'
import type { Reset } from './useReset'

/** The form of /reset-password (RESET-04 to RESET-07, RESET-10 to RESET-14). */
export function ResetForm({ reset: { form, problem } }: { reset: Reset }) {
  const checklist = useId()
  return (
    <div className={styles.reset}>
      {problem && (
        <FocusHere onlyIfLost>
          <Alert kind="error">
            <p>{problem}</p>
            <p>
              Linku mund të ketë skaduar ose të jetë përdorur tashmë.{' '}
              <Link to={routes.login}>Kërko një link të ri</Link>
            </p>
          </Alert>
        </FocusHere>
      )}
      <AccountForm form={form}>
        <PasswordField
          {...form.field('password')}
          label="Fjalëkalimi i ri"
          isRequired
          autoComplete="new-password"
          showLabel="Shfaq fjalëkalimin e ri"
          hideLabel="Fshih fjalëkalimin e ri"
          inputProps={{ 'aria-describedby': checklist }}
        />
        <PasswordField
          {...form.field('confirmPassword')}
          label="Konfirmo fjalëkalimin e ri"
          isRequired
          autoComplete="new-password"
          showLabel="Shfaq konfirmimin"
          hideLabel="Fshih konfirmimin"
        />
        <PasswordChecklist id={checklist} password={form.values.password} confirmation={form.values.confirmPassword} />
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {form.isSubmitting ? 'Duke ruajtur fjalëkalimin…' : 'Ruaj fjalëkalimin'}
        </Button>
      </AccountForm>
    </div>
  )
}
