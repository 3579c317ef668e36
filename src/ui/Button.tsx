// The button, the link that looks like one, the button that is a picture, and the one that looks like a link.
import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.scss'
import { Link, type LinkProps } from './Link'
import { Spinner } from './Spinner'

interface Look {
  /** `primary` once per page, for the main action; `danger` for the last press, `dangerOutline` on the way there. */
  variant?: 'primary' | 'secondary' | 'danger' | 'dangerOutline' | 'outline'
  size?: 'xs' | 'sm' | 'md' | 'lg'
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Busy: disabled, with a spinner before the text, which should then say what is going on. */
  loading?: boolean
  /** Disabled by `aria-disabled` alone: the browser takes the focus from a disabled button. Not for submitting. */
  keepsFocus?: boolean
  children: ReactNode
}

const looks = ({ variant = 'primary', size = 'md' }: Look, extra = '') =>
  `${styles.button} ${styles[variant]} ${styles[size]} ${extra}`.trimEnd()

/** A button; `type="button"` unless said otherwise, so that none submits a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, loading = false, disabled = false, keepsFocus = false, className, children, ...rest } = props
  const isOff = disabled || loading
  return (
    <button
      type="button"
      {...rest}
      className={looks({ variant, size }, className)}
      disabled={isOff && !keepsFocus}
      aria-disabled={(isOff && keepsFocus) || undefined}
      aria-busy={loading || undefined}
      onClick={isOff ? undefined : rest.onClick}
    >
      {loading && <Spinner />}
      <span className={styles.text}>{children}</span>
    </button>
  )
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={looks({ variant, size }, className)} />
}

/** A square button with nothing but a picture and a name for screen readers. */
export function IconButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.icon} ${className}`} />
}

/** A button that looks like a link, for actions in the middle of a text, often in a form: `type="button"`. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.inText} />
}
