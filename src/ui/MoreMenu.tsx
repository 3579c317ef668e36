// What is seldom done: behind three dots.
import { type ReactNode, useId } from 'react'
import { IconButton } from './Button'
import { Icon } from './Icon'
import styles from './MoreMenu.module.scss'
import { VisuallyHidden } from './VisuallyHidden'

interface MoreMenuProps {
  /** What can be done there, for screen readers. */
  label: string
  children: ReactNode
}

/** A native popover, which opens without any script; Escape and a press outside close it, and give the focus back. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const id = useId()
  return (
    <div className={styles.more} data-noprint>
      <IconButton className={styles.button} popoverTarget={id}>
        <Icon name="more" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </IconButton>
      <div id={id} className={styles.panel} popover="auto">
        {children}
      </div>
    </div>
  )
}

/** Closes the menu that an element is in: the focus is at its three dots then. */
export const closeMenu = (inside: HTMLElement): void => inside.closest<HTMLElement>('[popover]')?.hidePopover?.()
