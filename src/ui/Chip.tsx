// A small word in a frame: a category, a status, an active filter.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Chip.module.scss'

/** Plain by default; with `to` it is a link. */
export function Chip({ to, state, children }: { to?: string; state?: LinkProps['state']; children: ReactNode }) {
  return to === undefined ? (
    <span className={styles.chip}>{children}</span>
  ) : (
    <Link className={styles.chip} to={to} state={state}>
      {children}
    </Link>
  )
}
