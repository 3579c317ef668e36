// A comment on a business page (BIZPAGE-26 to BIZPAGE-30).
import type { Review } from '@/api/generated/reviews'
import { formatDate } from '@/lib/albanian'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Stars } from '@/ui/Stars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { authorName, normalized } from '../model/review'
import styles from './ReviewCard.module.scss'

/** Author, date, stars, title, text, and the day of the experience and the order number if the author gave them. */
export function ReviewCard({ review }: { review: Review }) {
  const author = authorName(review)
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <Avatar name={author} />
        <p className={styles.author}>
          <VisuallyHidden>Koment nga </VisuallyHidden>
          {author}
        </p>
        <p className={styles.date}>
          <VisuallyHidden>Publikuar më </VisuallyHidden>
          <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        </p>
      </header>
      <p className={styles.rating}>
        <Stars rating={review.rating} size={18} />
        <span aria-hidden="true">{review.rating}</span>
      </p>
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.text}>{normalized(review.comment)}</p>
      {(review.experienceDate || review.orderId) && (
        <p className={styles.details}>
          {review.experienceDate && <span>{`Data e eksperiencës: ${formatDate(review.experienceDate)}`}</span>}
          {review.orderId && <span>{`Numri i porosisë: ${review.orderId}`}</span>}
        </p>
      )}
    </Card>
  )
}
