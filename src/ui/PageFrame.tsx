// The frame of a page: its title, its heading, its width.
import type { ReactNode } from 'react'
import type { Elements } from './elements'
import { withNames } from './Name'
import styles from './PageFrame.module.scss'
import { useDocumentTitle } from './useDocumentTitle'
import { useMetaDescription } from './useMetaDescription'

interface PageFrameProps {
  heading: string
  /** The names of businesses in it. */
  names?: readonly string[]
  /** The tab's title, if it differs from the heading. */
  title?: string
  /** The description that search engines show. */
  description?: string
  /** The sentence under the heading. */
  lead?: ReactNode
  /** `text` for reading, `narrow` for a form on a sheet of its own, `wide` for lists. */
  width?: 'wide' | 'text' | 'narrow'
  children?: Elements
}

/** A page with the usual heading. A page with its own header calls `useDocumentTitle` itself. */
export function PageFrame(props: PageFrameProps) {
  const { heading, names = [], title = heading, description, lead, width = 'wide', children } = props
  useDocumentTitle(title)
  useMetaDescription(description)
  return (
    <div className={styles[width]}>
      <div className={styles.head}>
        <h1>{withNames(heading, ...names)}</h1>
        {lead && <p className={styles.lead}>{typeof lead === 'string' ? withNames(lead) : lead}</p>}
      </div>
      {width === 'narrow' ? <div className={styles.sheet}>{children}</div> : children}
    </div>
  )
}
