// Words for screen readers only.
import type { AriaRole, ReactNode } from 'react'
import styles from './VisuallyHidden.module.scss'

interface VisuallyHiddenProps {
  children: ReactNode
  role?: AriaRole
  /** Announces changes, but is not a status of a part of the page; it must stay mounted. */
  live?: boolean
}

/** Hides its children visually, not from screen readers. */
export function VisuallyHidden({ children, role, live = false }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  )
}
