// A text field for searching: a magnifying glass before the text, a clear button after it.
import { useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon'
import styles from './SearchField.module.scss'
import { TextField, type TextFieldProps } from './TextField'

interface SearchFieldProps extends Omit<TextFieldProps, 'before' | 'after' | 'error'> {
  /** What the clear button is called. */
  clearLabel?: string
}

/** Clearing keeps the focus in the field. Text typed before hydration, into the prerendered field, is kept. */
export function SearchField({ clearLabel = 'Pastro kërkimin', inputProps, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // React leaves such text in the input without an event, and drops it with the next render.
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed && props.value === '') props.onValue(typed)
  })
  return (
    <TextField
      {...props}
      inputProps={{
        autoComplete: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
        maxLength: 200,
        ...inputProps,
        ref: input,
      }}
      before={
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
      }
      after={
        props.value !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearLabel}
            onClick={() => {
              props.onValue('')
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )
      }
    />
  )
}
