// A labelled single-line text field.
import { type ComponentProps, useId } from 'react'
import type { Elements } from './elements'
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame'

/** A text field's props: label and value, and optional extras. */
export interface TextFieldProps extends FieldProps {
  value: string
  onValue: (value: string) => void
  /** The label is for screen readers only, because a heading or a placeholder shows it already. */
  isLabelHidden?: boolean
  placeholder?: string
  /** Rendered inside the field, before and after the text. */
  before?: Elements
  after?: Elements
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | keyof FieldProps>
}

/** Label, input, helper text and error line, tied together for screen readers. */
export function TextField(props: TextFieldProps) {
  const { value, onValue, placeholder, before, after, inputProps } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <FieldFrame {...props} id={id}>
      {before}
      <input
        type="text"
        {...inputProps}
        {...controlAttributes(id, props, inputProps?.['aria-describedby'])}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {after}
    </FieldFrame>
  )
}
