// The gallery's form: what useForm does with errors, focus and a slow server (FORM-02).
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { useForm } from '@/ui/useForm'
import styles from './Page.module.scss'
import { Family, Sample } from './Sample'

const initial = { name: '', comment: '' }

/** A form that requires both fields and takes a moment to send. */
export function Form() {
  const [sent, setSent] = useState(0)
  const form = useForm({
    initial,
    validate: ({ name, comment }) => ({
      name: name.trim() ? undefined : 'Emri është i detyrueshëm',
      comment: comment.trim() ? undefined : 'Komenti është i detyrueshëm',
    }),
    onSubmit: async () => {
      await new Promise((later) => setTimeout(later, 1000))
      setSent((count) => count + 1)
      return undefined
    },
  })
  return (
    <Family id="form" title="Form with error summary">
      <Sample title="send it empty, then filled" as="column">
        <form {...form.formProps} className={styles.column}>
          <ErrorSummary {...form.summary} />
          <TextField label="Emri yt" isRequired {...form.field('name')} />
          <TextArea label="Komenti yt" isRequired hasCounter {...form.field('comment')} />
          <Button type="submit" loading={form.isSubmitting}>
            {form.isSubmitting ? 'Duke dërguar…' : 'Dërgo'}
          </Button>
          <p role="status">{`Dërguar: ${sent}`}</p>
        </form>
      </Sample>
    </Family>
  )
}
