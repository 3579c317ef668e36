// The buttons at the end of a dialog, in one order everywhere.
import type { ReactNode } from 'react'
import styles from './DialogActions.module.scss'

/** Takes the harmless button first and the deciding one last; they stay in view while what is above them scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
