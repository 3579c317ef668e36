// What every form field has around its control: label, helper text, error line.
import type { ReactNode } from 'react'
import styles from './FieldFrame.module.scss'

/** The props of every field; `field(name)` of useForm gives id, name, error and onBlur. */
export interface FieldProps {
  label: ReactNode
  /** Puts an asterisk after the label. */
  isRequired?: boolean
  helper?: ReactNode
  /** What is wrong with the value, below the field and tied to it. */
  error?: string
  id?: string
  name?: string
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

const note = (id: string | undefined, kind: 'helper' | 'error', text: ReactNode, role?: 'alert') =>
  text && (
    <p id={`${id}-${kind}`} className={styles[kind]} role={role}>
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

/** The attributes that tie a control to its notes; `more` is the id of something else that describes it. */
export const noteAttributes = (id: string, props: Partial<FieldProps>, more?: string) => ({
  'aria-required': props.isRequired,
  'aria-invalid': props.error ? true : undefined,
  'aria-describedby':
    [props.helper && `${id}-helper`, props.error && `${id}-error`, more].filter(Boolean).join(' ') || undefined,
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
      <div className={styles.box} data-invalid={props.error ? true : undefined}>
        {props.children}
      </div>
      <FieldNotes {...props} />
    </div>
  )
}

/** The line above a form that explains the asterisks: 'Fushat me * janë të detyrueshme.' */
export const RequiredNote = () => <p className={styles.helper}>Fushat me * janë të detyrueshme.</p>
