// Average and number of comments in one small badge.
import { formatRating, plural } from '@/lib/albanianFormat'
import { ratingBand, shortCount } from '@/lib/rating'
import styles from './RatingBadge.module.scss'
import { VisuallyHidden } from './VisuallyHidden'

/** '4.3' in its band's colour and '12 komente', above 1000 '1.5K komente'; a missing one is left out (Q80). */
export function RatingBadge({ average, count }: { average: number; count: number }) {
  const isRated = average > 0
  if (!isRated && count === 0) return <span className={styles.unrated}>Ende pa vlerësime</span>
  if (!isRated) return <span className={styles.badge}>{shortCount(count)}</span>
  const rating = formatRating(average)
  return (
    <span className={styles.badge}>
      <span className={styles.average} data-band={ratingBand(average)} aria-hidden="true">
        {rating}
      </span>
      {count > 0 && <span aria-hidden="true">{shortCount(count)}</span>}
      <VisuallyHidden>
        {`Vlerësimi ${rating} nga 5${count > 0 ? `, ${plural(count, 'koment', 'komente')}` : ''}`}
      </VisuallyHidden>
    </span>
  )
}
