// The form of a forgotten password's link, and what went wrong with it.
import { Link } from 'react-router-dom'
import { routes } from '@/lib/paths'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { AccountForm } from '../AccountForm'
import { NewPasswordFields } from './NewPasswordFields'
import styles from './ResetForm.module.scss'
import type { Reset } from './useReset'

/** The form of /reset-password (RESET-04 to RESET-07, RESET-10 to RESET-14). */
export function ResetForm({ reset: { form, problem } }: { reset: Reset }) {
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
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmPassword')} />
        <Button type="submit" size="lg" loading={form.isSubmitting}>
          {form.isSubmitting ? 'Duke ruajtur fjalëkalimin…' : 'Ruaj fjalëkalimin'}
        </Button>
      </AccountForm>
    </div>
  )
}
