// A labelled line of text.
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './TextField.module.scss'

/** What a text field needs: label and value, and what may stand beside them. */
export interface TextFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** The label is read by screen readers only: where a heading or a placeholder says it to the eye. */
  isLabelHidden?: boolean
  placeholder?: string
  helper?: string
  error?: string
  /** Drawn inside the field, before and after the text. */
  before?: ReactNode
  after?: ReactNode
  /** Whatever else the input needs. */
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
}

/** Label, input, helper text and error line, tied together for screen readers. */
export function TextField(props: TextFieldProps) {
  const { label, value, onValue, isLabelHidden, placeholder, helper, error, before, after, inputProps } = props
  const ownId = useId()
  const id = inputProps?.id ?? ownId
  const described = [helper && `${id}-helper`, error && `${id}-error`, inputProps?.['aria-describedby']]
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {before}
        <input
          type="text"
          {...inputProps}
          id={id}
          className={styles.input}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {after}
      </div>
      {helper && (
        <p id={`${id}-helper`} className={styles.helper}>
          {helper}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
