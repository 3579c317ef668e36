// What every form field has around its control: label, helper text, length, error line.
import type { ReactNode } from 'react'
import { plural } from '@/lib/albanianFormat'
import styles from './FieldFrame.module.scss'
import { useDebounced } from './useDebounced'
import { VisuallyHidden } from './VisuallyHidden'

/** The props of every field; `field(name)` of useForm gives id, name, error and onBlur. */
export interface FieldProps {
  label: ReactNode
  /** Puts an asterisk after the label. */
  isRequired?: boolean
  /** A word of help below the field. */
  helper?: ReactNode
  /** The most characters that a server takes: near it, those that are left are counted down. Nothing is cut off. */
  limit?: number
  /** What is wrong with the value, below the field and tied to it. */
  error?: string
  id?: string
  name?: string
  value?: unknown
  onBlur?: () => void
}

/** A label's text, with the asterisk of a required field. */
export const labelText = ({ label, isRequired }: FieldProps) => {
  if (!isRequired) return label
  if (typeof label === 'string') return `${label} *`
  return (
    <span>
      <span>{label}</span> *
    </span>
  )
}

/**
 * How many characters are left in the last fifth of the limit, or over it; undefined before. As a reader counts: 'ë' typed as letter plus
 * combining mark is one, and so is an emoji of two code units.
 */
function countdown({ value, limit }: Partial<FieldProps>): string | undefined {
  if (!limit) return
  const left = limit - [...String(value).normalize('NFC')].length
  if (left > limit / 5) return
  const signs = plural(Math.abs(left), 'shenjë', 'shenja')
  return left < 0 ? `${signs} mbi kufirin` : `Edhe ${signs}`
}

/** How long somebody does not type before the number that is left is said, in ms. */
const PAUSE = 1000

const note = (id: string | undefined, kind: 'helper' | 'counter' | 'error', text: ReactNode, role?: 'alert') =>
  text && (
    <p id={`${id}-${kind}`} className={role ? styles.error : styles.helper} role={role}>
      {text}
    </p>
  )

/** Helper text and error line of the control with this id. */
export const FieldNotes = ({ id, helper, error }: Pick<FieldProps, 'id' | 'helper' | 'error'>) => (
  <>
    {note(id, 'helper', helper)}
    {note(id, 'error', error, 'alert')}
  </>
)

/** Shows that number, and says it when somebody pauses, not after every letter. */
function Countdown(props: FieldProps) {
  const text = countdown(props)
  const said = useDebounced(text, PAUSE)
  return (
    <>
      {note(props.id, 'counter', text)}
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  )
}

/** The attributes that tie a control to its notes; `more` is the id of something else that describes it. */
export const noteAttributes = (id: string, props: Partial<FieldProps>, more?: string) => ({
  'aria-required': props.isRequired,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby':
    [props.helper && `${id}-helper`, props.error && `${id}-error`, countdown(props) && `${id}-counter`, more]
      .filter(Boolean)
      .join(' ') || undefined,
})

/** The attributes of a control inside a FieldFrame. */
export const controlAttributes = (id: string, props: FieldProps, more?: string) => ({
  id,
  name: props.name,
  onBlur: props.onBlur,
  className: styles.control,
  ...noteAttributes(id, props, more),
})

interface FieldFrameProps extends FieldProps {
  id: string
  /** The label is for screen readers only, because a heading or a placeholder shows it already. */
  isLabelHidden?: boolean
  children: ReactNode
}

/** Label, box around the control, notes. The control in it gets `controlAttributes`. */
export function FieldFrame(props: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={props.id} className={props.isLabelHidden ? styles.hidden : styles.label}>
        {labelText(props)}
      </label>
      <div className={styles.box}>{props.children}</div>
      <FieldNotes {...props} />
      {props.limit && <Countdown {...props} />}
    </div>
  )
}

/** The line above a form that explains the asterisks: 'Fushat me * janë të detyrueshme.' */
export const RequiredNote = () => <p className={styles.helper}>Fushat me * janë të detyrueshme.</p>
