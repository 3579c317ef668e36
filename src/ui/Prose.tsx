// A column of running text, and an e-mail address in it.
import type { ReactNode } from 'react'
import styles from './Prose.module.scss'

/** Gives headings, paragraphs and lists inside the spacing of running text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}

/** The address as a link that opens the visitor's mail program. */
export function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
