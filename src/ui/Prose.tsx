// A column of running text.
import type { ReactNode } from 'react'
import styles from './Prose.module.scss'

/** Headings, paragraphs and lists inside get the spacing of a page that is read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
