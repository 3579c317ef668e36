// A comment on the home page.
import type { Review } from '@/api/endpoints/generated/types'
import { relativeTime, roundedRating } from '@/lib/albanianFormat'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { shortUrl } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { Stars } from '@/ui/Stars'
import { authorName, normalized, reviewedName } from '../model/reviewTexts'
import styles from './LatestReviewCard.module.scss'

/** The whole card leads to the business; `now` in ms since 1970 UTC. */
export function LatestReviewCard({ review, now }: { review: Review; now: number }) {
  const author = authorName(review)
  const { business, createdAt } = review
  const name = reviewedName(review)
  const rating = roundedRating(review.rating)
  return (
    <Card as="article" className={styles.card}>
      <header className={styles.head}>
        <Avatar name={name} pattern={businessPattern(business?._id ?? name)} />
        <p className={styles.name} translate="no">
          {business?._id === undefined ? (
            name
          ) : (
            <CardLink to={businessPath(business._id)} aria-label={`${author} për ${name}: ${rating} nga 5 yje`}>
              {name}
            </CardLink>
          )}
        </p>
        {business?.website && <p className={styles.quiet}>{shortUrl(business.website)}</p>}
      </header>
      <p className={styles.rating}>
        <Stars rating={review.rating} size={18} />
        <span aria-hidden="true">{rating}</span>
      </p>
      <h3 className={styles.title}>{review.title}</h3>
      <p className={styles.text}>{normalized(review.comment)}</p>
      <footer className={styles.head}>
        <Avatar name={author} size="small" />
        <p className={styles.name} translate="no">
          {author}
        </p>
        <time className={styles.quiet} dateTime={createdAt}>
          {relativeTime(createdAt, now)}
        </time>
      </footer>
    </Card>
  )
}
