// A labelled multi-line text field.
import { useId } from 'react'
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame'
import styles from './TextArea.module.scss'

interface TextAreaProps extends FieldProps {
  value: string
  onValue: (value: string) => void
  placeholder?: string
  /** Lines before the text grows beyond them. */
  rows?: number
}

/** A text area that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { value, onValue, placeholder, rows = 5 } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const attributes = controlAttributes(id, props)
  return (
    <FieldFrame {...props} id={id}>
      <textarea
        {...attributes}
        className={`${attributes.className} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    </FieldFrame>
  )
}
