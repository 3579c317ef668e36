// A text field for searching: a glass before the text, a clear button after it.
import { useRef } from 'react'
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
      inputProps={{ autoComplete: 'off', spellCheck: false, enterKeyHint: 'search', maxLength: 200, ...inputProps, ref: input }}
      before={
        <svg className={styles.glass} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21" />
        </svg>
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
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )
      }
    />
  )
}
