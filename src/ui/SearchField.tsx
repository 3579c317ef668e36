// A text field for searching: a magnifying glass before the text, a clear button after it.
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Elements } from './elements'
import { Icon } from './Icon'
import styles from './SearchField.module.scss'
import { TextField, type TextFieldProps } from './TextField'

interface SearchFieldProps extends Omit<TextFieldProps, 'before' | 'after' | 'error'> {
  /** Stands at the end of the field, like a button that searches. */
  end?: Elements
}

/** Clearing keeps the focus in the field. Text typed before hydration, into the prerendered field, is taken over. */
export function SearchField({ end, inputProps, ...props }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { value, onValue } = props
  const takeOver = useEffectEvent((typed: string | undefined) => {
    if (typed !== undefined && typed !== value) onValue(typed)
  })
  // Hydration leaves such text in the input and tells nobody.
  useLayoutEffect(() => takeOver(input.current?.value), [])
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
        <>
          {value !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label="Pastro kërkimin"
              onClick={() => {
                onValue('')
                input.current?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          )}
          {end}
        </>
      }
    />
  )
}
