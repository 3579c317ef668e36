// A labelled choice of one from a list.
import { type ComponentProps, useId } from 'react'
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame'
import styles from './Select.module.scss'

interface SelectProps<T extends string> extends FieldProps {
  /** '' means no choice and shows the placeholder. */
  value: T | ''
  onValue: (value: T) => void
  options: readonly { value: T; label: string }[]
  isLabelHidden?: boolean
  /** Shown before anything is chosen, like 'Zgjidh kategorinë'; it cannot be chosen again. */
  placeholder?: string
  selectProps?: Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'className' | keyof FieldProps>
}

/** The browser's own select, which every phone and screen reader knows how to open. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, onValue, options, placeholder, selectProps } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className={styles.select}>
      <FieldFrame {...props} id={id}>
        <select
          {...selectProps}
          {...controlAttributes(id, props)}
          value={value}
          // The browser offers nothing but the values below.
          onChange={(event) => onValue(event.target.value as T)}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </FieldFrame>
    </div>
  )
}
