// A text field for searching: a glass before the text, a clear button after it.
import { useRef } from 'react'
import { Icon } from './Icon'
import styles from './SearchField.module.scss'
import { TextField, type TextFieldProps } from './TextField'

interface SearchFieldProps extends Omit<TextFieldProps, 'before' | 'after' | 'error'> {
  /** What the clear button is called. */
  clearLabel?: string
}

/** Clearing empties the field and keeps the focus in it. */
export function SearchField({ clearLabel = 'Pastro kërkimin', inputProps, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
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
