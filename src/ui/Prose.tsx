// A column of running text.
import type { ReactNode } from 'react'
import styles from './Prose.module.scss'

/** Gives headings, paragraphs and lists inside the spacing of running text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
