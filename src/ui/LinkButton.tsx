// A button that looks like a link, for actions in the middle of a text.
import type { ComponentProps } from 'react'
import styles from './LinkButton.module.scss'

/** `type="button"`, since it often stands in a form. */
export function LinkButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.link} />
}
