// A comment on a business page (BIZPAGE-26 to BIZPAGE-31).
import { formatDate } from '@/lib/albanianFormat'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { authorName } from '../model/reviewTexts'
import type { CardContent } from './own/OwnReview'
import styles from './ReviewCard.module.scss'
import { OwnPending, ReviewText } from './ReviewCardText'

/** Author, date, stars, title, text, and the day of the experience and the order number if the author gave them. */
export function ReviewCard({ review, titleId, isOwn, actions }: CardContent) {
  const author = authorName(review)
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <div className={styles.who}>
          <Avatar name={author} />
          <p className={styles.author}>
            <VisuallyHidden>Koment nga </VisuallyHidden>
            {author}
          </p>
          <p className={styles.date}>
            <VisuallyHidden>Publikuar më </VisuallyHidden>
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
          </p>
        </div>
        {isOwn && <Chip>Komenti yt</Chip>}
        {actions}
      </header>
      {isOwn && <OwnPending review={review} />}
      <ReviewText review={review} titleId={titleId} />
      {(review.experienceDate || review.orderId) && (
        <p className={styles.details}>
          {review.experienceDate && <span>{`Data e eksperiencës: ${formatDate(review.experienceDate)}`}</span>}
          {review.orderId && <span>{`Numri i porosisë: ${review.orderId}`}</span>}
        </p>
      )}
    </Card>
  )
}
