// A labelled field for a day, in the order of Albanian dates whatever the browser's language is.
import { useId, useRef, useState } from 'react'
import { isDay } from '@/lib/isoDay'
import { readDay, showDay } from '@/lib/typedDay'
import styles from './DateField.module.scss'
import { Icon } from './Icon'
import { TextField, type TextFieldProps } from './TextField'

interface DateFieldProps extends Pick<TextFieldProps, 'helper' | 'error' | 'id' | 'name' | 'onBlur'> {
  label: string
  /** A day, yyyy-mm-dd; '' or an unfinished text otherwise (src/lib/typedDay.ts tells what is wrong with it). */
  value: string
  onValue: (value: string) => void
  /** The last day that the calendar offers; no rule. */
  max?: string
  onFocus?: () => void
}

/**
 * The day is typed, with dots or without; the browser's own date input lies unseen behind the button that opens its
 * calendar. What was typed stands as it is until the field is left, so that no character moves under the cursor.
 */
export function DateField({ value, onValue, max, onFocus, ...props }: DateFieldProps) {
  const formatId = useId()
  const native = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    const next = readDay(text)
    setTyped(next === text ? showDay(next) : text)
    onValue(next)
  }
  return (
    <TextField
      {...props}
      value={readDay(typed) === value ? typed : showDay(value)}
      onValue={type}
      onBlur={() => {
        setTyped(showDay(value))
        props.onBlur?.()
      }}
      placeholder="dd.mm.vvvv"
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', 'aria-describedby': formatId, onFocus }}
      after={
        <span className={styles.calendar}>
          <span id={formatId} hidden>
            Dita, muaji dhe viti, për shembull 23.11.2026.
          </span>
          <input
            ref={native}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay(value) ? value : ''}
            max={max}
            onChange={(event) => onValue(event.target.value)}
          />
          {'showPicker' in HTMLInputElement.prototype && (
            <button
              type="button"
              aria-label="Hap kalendarin"
              onFocus={onFocus}
              onClick={() => native.current?.showPicker()}
            >
              <Icon name="calendar" />
            </button>
          )}
        </span>
      }
    />
  )
}
