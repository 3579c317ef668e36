// A quiet box on the page.
import type { ReactNode } from 'react'
import styles from './Card.module.scss'

interface CardProps {
  /** An article for what stands on its own, a section or an aside where a heading names it. */
  as?: 'article' | 'div' | 'section' | 'aside'
  /** Answers the pointer as one: the card holds a link stretched over it. */
  isLink?: boolean
  className?: string
  labelledBy?: string
  children: ReactNode
}

/** Surface, line and padding of every card. */
export function Card({ as: Tag = 'div', isLink, className = '', labelledBy, children }: CardProps) {
  return (
    <Tag className={`${styles.card} ${className}`} data-link={isLink || undefined} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  )
}
