// What stands below a form of the account for those who want something else.
import type { ReactNode } from 'react'
import styles from './AlternativeLinks.module.scss'

/** Paragraphs with a link each, set apart by a line. */
export const AlternativeLinks = ({ children }: { children: ReactNode }) => <div className={styles.ways}>{children}</div>
