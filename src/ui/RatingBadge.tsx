// Average and number of comments in one small badge.
import { formatRating, plural } from '@/lib/albanianFormat'
import { ratingBand, shortCount } from '@/lib/rating'
import styles from './RatingBadge.module.scss'
import { VisuallyHidden } from './VisuallyHidden'

/** '4.3' in the colour of its band (STARS-02) and '12 komente', above 1000 '1.5K komente' (CARD-03, CARD-04). */
export function RatingBadge({ average, count }: { average: number; count: number }) {
  if (average <= 0) return <span className={styles.unrated}>Ende pa vlerësime</span>
  const comments = plural(count, 'koment', 'komente')
  return (
    <span className={styles.badge}>
      <span className={styles.average} data-band={ratingBand(average)} aria-hidden="true">
        {formatRating(average)}
      </span>
      <span aria-hidden="true">{shortCount(count)}</span>
      <VisuallyHidden>{`Vlerësimi ${formatRating(average)} nga 5, ${comments}`}</VisuallyHidden>
    </span>
  )
}
