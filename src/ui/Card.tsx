// A quiet box on the page, and the link of one that leads somewhere as a whole.
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Card.module.scss'

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

/** A link stretched over the card it stands in, which answers the pointer as one; what else can be pressed lies above it. */
export const CardLink = (props: LinkProps) => <Link {...props} className={styles.link} />
