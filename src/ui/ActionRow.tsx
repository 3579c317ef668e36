// Buttons and links in a row that wraps.
import type { ReactNode } from 'react'
import styles from './ActionRow.module.scss'

/** The next steps at the end of a page or card. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
