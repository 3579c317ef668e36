// A labelled password field whose text can be shown, by itself or together with other passwords of the form.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLoggedState } from '@/hooks/viewLog'
import type { Form } from '@/ui/form/useForm'
import { TextField, type TextFieldProps } from '@/ui/TextField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './PasswordField.module.scss'

interface PasswordFieldProps extends Omit<TextFieldProps, 'before' | 'after' | 'isLabelHidden'> {
  /** Tells password managers what to offer. */
  autoComplete: 'current-password' | 'new-password'
  /** What the toggle shows and hides, for its spoken name; only its verb is visible. */
  shows?: string
  /** Controlled from outside, as by one checkbox for two passwords; then there is no toggle. */
  isShown?: boolean
}

/**
 * The password as typed or pasted: never trimmed, cut or refused. The toggle's name changes and is announced, so it
 * needs no pressed state. Submitting hides the password, so that the browser does not store it as plain text.
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

/** Whether a checkbox shows the form's passwords, and the form, which hides them on submit lest browsers store them. */
export function useShownPasswords<F extends Pick<Form<never>, 'formProps'>>(form: F) {
  const [isShown, setIsShown] = useLoggedState('passwords', false)
  const onSubmit = (event: FormEvent) => {
    setIsShown(false)
    form.formProps.onSubmit(event)
  }
  return { isShown, setIsShown, form: { ...form, formProps: { ...form.formProps, onSubmit } } }
}
