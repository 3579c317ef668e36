// Words for screen readers only.
import type { AriaRole, ReactNode } from 'react'
import css from './VisuallyHidden.module.scss'

/** Renders its children where no eye sees them; with `role="status"` as a live region, which must stay mounted. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: AriaRole }) {
  return (
    <span className={css.hidden} role={role}>
      {children}
    </span>
  )
}
