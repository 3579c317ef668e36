// A labelled multi-line text field, with a character count if that matters.
import { type ComponentProps, useId } from 'react'
import { plural } from '@/lib/albanianFormat'
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame'
import styles from './TextArea.module.scss'

interface TextAreaProps extends FieldProps {
  value: string
  onValue: (value: string) => void
  placeholder?: string
  /** Shows the number of characters as a reader counts them, not code units. */
  hasCounter?: boolean
  /** Lines before the text grows beyond them. */
  rows?: number
  /** Whatever else the text area needs. */
  areaProps?: Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className' | keyof FieldProps>
}

/** 'ë' typed as letter plus combining mark is one character, and so is an emoji of two code units. */
const length = (text: string): number => [...text.normalize('NFC')].length

/**
 * A text area that grows with its text. Screen readers read the counter when the field is focused, not after every letter:
 * there is no limit to run into.
 */
export function TextArea(props: TextAreaProps) {
  const { value, onValue, placeholder, hasCounter, rows = 5, areaProps } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className={styles.area}>
      <FieldFrame {...props} id={id}>
        <textarea
          {...areaProps}
          {...controlAttributes(id, props, hasCounter ? `${id}-counter` : undefined)}
          rows={rows}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      </FieldFrame>
      {hasCounter && (
        <p id={`${id}-counter`} className={styles.counter}>
          {plural(length(value), 'karakter', 'karaktere')}
        </p>
      )}
    </div>
  )
}
