// One row of a distribution of ratings, for the eyes: stars, bar, count.
import { starShape } from '@/ui/Stars'
import styles from './RatingBar.module.scss'

/** Its container says the same in words. The row keeps its place until its count is known; then its bar grows. */
export function RatingBar({ stars, count, percent }: { stars: number; count: number | undefined; percent: number }) {
  return (
    <>
      <span aria-hidden="true">{stars}</span>
      <svg className={styles.star} width="0.8em" viewBox="0 0 24 24" aria-hidden="true">
        <path d={starShape} />
      </svg>
      <svg className={styles.bar} data-level={stars} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {count !== undefined && <rect width={percent} height={1} />}
      </svg>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}
