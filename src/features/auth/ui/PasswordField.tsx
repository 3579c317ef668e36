// A labelled password field whose text can be shown, by itself or with its form's other passwords.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import type { Form } from '@/ui/form/useForm'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './PasswordField.module.scss'

interface PasswordFieldProps extends Omit<TextFieldProps, 'before' | 'after' | 'isLabelHidden'> {
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password'
  /** What the toggle shows and hides, in its name; only its verb is visible. */
  shows?: string
  /** Shown or hidden from outside, as by one checkbox for two passwords; then there is no toggle. */
  isShown?: boolean
}

/**
 * The password as typed or pasted: nothing is trimmed, cut or refused. The toggle's name changes, so it needs no pressed
 * state; each change is announced. Submitting hides the password again, so that the browser does not store it as plain text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { autoComplete, shows = 'fjalëkalimin', isShown, ...field } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useLoggedState(`password.${props.name}`, false)
  const [said, setSaid] = useState('')

  useEffect(() => {
    const form = input.current?.form
    const hide = () => {
      setIsOpen(false)
      setSaid('')
    }
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const toggle = () => {
    setIsOpen(!isOpen)
    setSaid(isOpen ? 'Fjalëkalimi është i fshehur' : 'Fjalëkalimi po shfaqet')
  }
  return (
    <TextField
      {...field}
      id={id}
      inputProps={{
        ...props.inputProps,
        ref: input,
        type: (isShown ?? isOpen) ? 'text' : 'password',
        autoComplete,
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
      }}
      after={
        isShown === undefined && (
          <>
            <button type="button" className={styles.toggle} aria-controls={id} onClick={toggle}>
              <span>{isOpen ? 'Fshih' : 'Shfaq'}</span> <VisuallyHidden>{shows}</VisuallyHidden>
            </button>
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </>
        )
      }
    />
  )
}

/** Whether a checkbox of the form shows its passwords, and the form with props that hide them again as it is sent, lest the browser keep them as texts. */
export function useShownPasswords<F extends Pick<Form<never>, 'formProps'>>(form: F) {
  const [isShown, setIsShown] = useLoggedState('passwords', false)
  const onSubmit = (event: FormEvent) => {
    setIsShown(false)
    form.formProps.onSubmit(event)
  }
  return { isShown, setIsShown, form: { ...form, formProps: { ...form.formProps, onSubmit } } }
}
