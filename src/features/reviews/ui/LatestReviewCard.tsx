// A comment on the home page (HOME-13 to HOME-15).
import type { Review } from '@/api/generated/types'
import { relativeTime, roundedRating } from '@/lib/albanianFormat'
import { businessPath } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { Stars } from '@/ui/Stars'
import { authorName, normalized, reviewedName } from '../model/reviewTexts'
import styles from './LatestReviewCard.module.scss'

/** The whole card leads to the business; `now` in ms since 1970 UTC. */
export function LatestReviewCard({ review, now }: { review: Review; now: number }) {
  const author = authorName(review)
  const { business } = review
  const name = reviewedName(review)
  const rating = roundedRating(review.rating)
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <Avatar name={author} />
        <p className={styles.author}>{author}</p>
        <time className={styles.time} dateTime={review.createdAt}>
          {relativeTime(review.createdAt, now)}
        </time>
      </header>
      <p className={styles.rating}>
        <Stars rating={rating} size={18} />
        <span aria-hidden="true">{rating}</span>
      </p>
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.text}>{normalized(review.comment)}</p>
      <footer className={styles.business}>
        {business?._id === undefined ? (
          <span>{name}</span>
        ) : (
          <CardLink to={businessPath(business._id)} aria-label={`${author} për ${name}: ${rating} nga 5 yje`}>
            {name}
          </CardLink>
        )}
        {business?.website && <span className={styles.website}>{business.website}</span>}
      </footer>
    </Card>
  )
}
