// The frame of every form of the account.
import { ErrorSummary } from '@/ui/ErrorSummary'
import type { Elements } from '@/ui/elements'
import { RequiredNote } from '@/ui/FieldFrame'
import type { Form } from '@/ui/useForm'
import styles from './AccountForm.module.scss'

interface AccountFormProps {
  form: Pick<Form<never>, 'formProps' | 'summary'>
  children: Elements
}

/** A form with its summary of errors and the word about asterisks. */
export function AccountForm({ form, children }: AccountFormProps) {
  return (
    <form className={styles.form} {...form.formProps}>
      <ErrorSummary {...form.summary} />
      <RequiredNote />
      {children}
    </form>
  )
}
