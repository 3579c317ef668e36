// Words for screen readers only.
import type { AriaRole, ReactNode } from 'react'
import styles from './VisuallyHidden.module.scss'

interface VisuallyHiddenProps {
  children: ReactNode
  role?: AriaRole
  /** Announces changes without being a status that stands for a part of the page; it must stay mounted for that. */
  live?: boolean
}

/** Renders its children where no eye sees them. */
export function VisuallyHidden({ children, role, live = false }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  )
}
