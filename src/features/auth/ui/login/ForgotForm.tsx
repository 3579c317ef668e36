// The first view of the forgotten password: where to send the link.
import { useEffect, useRef } from 'react'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { FocusHere } from '@/ui/FocusHere'
import { TextField } from '@/ui/TextField'
import type { Form } from '@/ui/useForm'
import type { ForgotValues } from '../../model/validation'
import { AccountForm } from '../AccountForm'
import styles from './ForgotPassword.module.scss'

interface ForgotFormProps {
  form: Form<ForgotValues>
  /** Why the last try failed. */
  problem: string | undefined
}

/** The address, which has the focus also when one comes back to type another. */
export function ForgotForm({ form, problem }: ForgotFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className={styles.view}>
      <p>Shkruaj email-in e llogarisë. Do të marrësh një link për të zgjedhur një fjalëkalim të ri.</p>
      {problem && (
        <FocusHere onlyIfLost>
          <Alert kind="error">{problem}</Alert>
        </FocusHere>
      )}
      <AccountForm form={form}>
        <TextField
          {...form.field('email')}
          label="Email"
          isRequired
          inputProps={{
            ref: input,
            type: 'email',
            autoComplete: 'username',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        <Button type="submit" loading={form.isSubmitting}>
          {form.isSubmitting ? 'Duke dërguar linkun…' : 'Dërgo linkun'}
        </Button>
      </AccountForm>
    </div>
  )
}
