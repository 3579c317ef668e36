// The box that says why there is nothing to show: drawing, title, words, actions.
import type { ReactNode } from 'react'
import type { Elements } from './elements'
import { Picture, type StatePicture } from './Picture'
import styles from './StateBox.module.scss'

/** The props that both states share. */
export interface StateBoxProps {
  title?: string
  message?: ReactNode
  /** 1 where the state is the whole page; 2 unless said otherwise. */
  headingLevel?: 1 | 2 | 3
  picture: StatePicture
  children?: Elements
}

/** `title` and `message` say what happened; the children are the next steps. */
export function StateBox({ picture, title, message, headingLevel = 2, children }: StateBoxProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.box}>
      <span className={styles.picture}>
        <Picture name={picture} />
      </span>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {message && <p className={styles.message}>{message}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

/** Where a list is empty: says so; the children are the next steps. */
export function EmptyState(props: Omit<StateBoxProps, 'picture'>) {
  return <StateBox picture="empty" {...props} />
}
