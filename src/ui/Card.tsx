// A quiet box on the page, and the link that makes a whole card clickable.
import type { ReactNode } from 'react'
import styles from './Card.module.scss'
import { Link, type LinkProps } from './Link'

interface CardProps {
  /** An article for what stands on its own, a section or an aside where a heading names it. */
  as?: 'article' | 'div' | 'section' | 'aside'
  className?: string
  labelledBy?: string
  children: ReactNode
}

/** Surface, line and padding of every card. */
export function Card({ as: Tag = 'div', className = '', labelledBy, children }: CardProps) {
  return (
    <Tag className={`${styles.card} ${className}`} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}

/** A link stretched over its card, so that the whole card reacts to the pointer; other controls lie above it. */
export const CardLink = (props: LinkProps) => <Link {...props} className={styles.link} />
