// The frame of a page: its title, its heading, its width.
import type { ReactNode } from 'react'
import styles from './PageFrame.module.scss'
import { useDocumentTitle } from './useDocumentTitle'
import { useMetaDescription } from './useMetaDescription'

interface PageFrameProps {
  /** The page's heading (h1). */
  heading: string
  /** The tab's title, if it differs from the heading. */
  title?: string
  /** The description that search engines show. */
  description?: string
  /** The sentence under the heading. */
  lead?: ReactNode
  /** `text` for reading, `narrow` for a form on a sheet of its own, `wide` for lists. */
  width?: 'wide' | 'text' | 'narrow'
  children?: ReactNode
}

/** A page with the usual heading. A page with its own header calls `useDocumentTitle` itself. */
export function PageFrame({ heading, title = heading, description, lead, width = 'wide', children }: PageFrameProps) {
  useDocumentTitle(title)
  useMetaDescription(description)
  return (
    <div className={styles[width]}>
      <div className={styles.head}>
        <h1>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {width === 'narrow' ? <div className={styles.sheet}>{children}</div> : children}
    </div>
  )
}
