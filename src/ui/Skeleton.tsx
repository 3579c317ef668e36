// Grey boxes that hold the place of what is loading.
import styles from './Skeleton.module.scss'

interface SkeletonProps {
  shape?: 'line' | 'heading' | 'card'
  count?: number
}

/** Hidden from screen readers; the list around it says 'Duke ngarkuar…' in a status of its own. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  const names = Array.from({ length: count }, (_, at) => `${shape} ${at}`)
  return names.map((name) => <span key={name} className={`${styles.skeleton} ${styles[shape]}`} aria-hidden="true" />)
}
