// What forms have around their fields: the list of errors, what went wrong as a whole, and the button that sends them.
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { Alert } from '../Alert'
import { Button } from '../Button'
import { DialogActions } from '../dialog/DialogActions'
import type { Elements } from '../elements'
import { RequiredNote } from '../FieldFrame'
import { FocusHere } from '../FocusHere'
import { isComposing } from '../isComposing'
import { ErrorSummary } from './ErrorSummary'
import styles from './FormFrame.module.scss'
import type { Form } from './useForm'

interface FormFrameProps {
  form: Pick<Form<never>, 'formProps' | 'summary' | 'submit'>
  /** Without the list of errors and the word about asterisks; then the first wrong field takes the focus. */
  isPlain?: boolean
  /** The button is disabled until more is filled in: Enter shows what is missing. */
  isIncomplete?: boolean
  children: Elements
}

/** A form, in one column. Should a browser send it by itself, before the app runs, a password is in no address. */
export function FormFrame({ form, isPlain = false, isIncomplete = false, children }: FormFrameProps) {
  return (
    <form
      method="post"
      className={styles.form}
      {...form.formProps}
      onKeyDown={isIncomplete ? submitOnEnter(form.submit) : undefined}
    >
      {!isPlain && <ErrorSummary {...form.summary} />}
      {!isPlain && <RequiredNote />}
      {children}
    </form>
  )
}

interface FormProblemProps {
  form: Pick<Form<never>, 'isSubmitting' | 'answers'>
  /** Nothing is shown without any. */
  children: Elements
}

/** Why sending failed, announced after each try; takes a lost focus. Stays during a retry: the button must not move. */
export function FormProblem({ form: { isSubmitting, answers }, children }: FormProblemProps) {
  const last = useRef<Elements>(null)
  const message = isSubmitting ? last.current : children
  useLayoutEffect(() => {
    last.current = message
  })
  return (
    message && (
      <FocusHere key={answers} onlyIfLost>
        <Alert kind="error">{message}</Alert>
      </FocusHere>
    )
  )
}

interface SubmitRowProps extends Omit<ComponentProps<typeof Button>, 'form'> {
  form: Pick<Form<never>, 'isSubmitting'>
  /** Why the button is disabled, said below it whenever it changes; empty while it is not. */
  reason?: string
  /** For a form in a dialog: puts 'Anulo' before the button. */
  onCancel?: () => void
}

/** The button that sends the form; busy while it is being sent, which its text should say. */
export function SubmitRow({ form: { isSubmitting }, reason, onCancel, ...button }: SubmitRowProps) {
  const id = useId()
  const submit = <Button type="submit" loading={isSubmitting} aria-describedby={reason ? id : undefined} {...button} />
  if (onCancel) {
    return (
      <DialogActions>
        <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
          Anulo
        </Button>
        {submit}
      </DialogActions>
    )
  }
  return (
    <>
      {submit}
      {reason !== undefined && (
        <p id={id} aria-live="polite" className={styles.reason}>
          {reason}
        </p>
      )}
    </>
  )
}

/** Enter in a single-line field submits, as browsers do not if the button is disabled; not during IME composition. */
const submitOnEnter = (submit: () => void) => (event: KeyboardEvent<HTMLFormElement>) => {
  const { target } = event
  const isLineOfText = target instanceof HTMLInputElement && target.type !== 'checkbox'
  if (event.key !== 'Enter' || isComposing(event) || !isLineOfText) return
  event.preventDefault()
  submit()
}
