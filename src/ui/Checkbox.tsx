// A labelled yes or no.
import { type ComponentProps, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './Checkbox.module.scss'
import { FieldNotes, type FieldProps, labelText, noteAttributes } from './FieldFrame'

interface CheckboxProps extends FieldProps {
  value: boolean
  onValue: (value: boolean) => void
  inputProps?: Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'className' | keyof FieldProps>
}

/** The browser's own checkbox. Its label may hold a link. What was pressed before hydration stays as it is. */
export function Checkbox(props: CheckboxProps) {
  const { value, onValue, name, onBlur, inputProps } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent((isChecked = value) => isChecked === value || onValue(isChecked))
  useLayoutEffect(() => void takeOver(box.current?.checked), [])
  return (
    <div className={styles.checkbox}>
      <div className={styles.row}>
        <input
          {...inputProps}
          {...noteAttributes(id, props)}
          ref={box}
          type="checkbox"
          id={id}
          name={name}
          onBlur={onBlur}
          className={styles.box}
          // Not restored by the browser: the next password would be shown.
          autoComplete="off"
          checked={value}
          onChange={(event) => onValue(event.target.checked)}
        />
        <label htmlFor={id}>{labelText(props)}</label>
      </div>
      <FieldNotes id={id} helper={props.helper} error={props.error} />
    </div>
  )
}
