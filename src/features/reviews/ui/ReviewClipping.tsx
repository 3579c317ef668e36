// One review as a clipping from a newspaper.
import type { ReactNode } from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { relativeTime, roundedRating } from '@/lib/albanianFormat'
import { shortUrl } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { Stars } from '@/ui/Stars'
import { authorName, normalized } from '../model/reviewTexts'
import styles from './ReviewClipping.module.scss'
import { ReviewedLink } from './ReviewedLink'

/** A review that leads to its business; `now` in ms since 1970 UTC. */
export function ReviewClipping({ review, now }: { review: Review; now: number }) {
  const author = authorName(review)
  const { business, createdAt } = review
  return (
    <article className={`${styles.clipping} ${styles.settling}`}>
      <p className={styles.rating}>
        <Stars rating={review.rating} size={22} />
        <span aria-hidden="true">{roundedRating(review.rating)}</span>
      </p>
      <h2 className={styles.title}>{review.title}</h2>
      <p className={styles.text}>{normalized(review.comment)}</p>
      <footer className={styles.author}>
        <Avatar name={author} />
        <p className={styles.line}>
          <strong translate="no">{author}</strong>
          <time dateTime={createdAt}>{relativeTime(createdAt, now)}</time>
        </p>
        <p className={styles.line} translate="no">
          <ReviewedLink review={review} />
          {business?.website && <span>{shortUrl(business.website)}</span>}
        </p>
      </footer>
    </article>
  )
}

/** A sheet of the same size in the place of a review. */
export const BlankClipping = ({ children }: { children: ReactNode }) => (
  <div className={styles.clipping}>{children}</div>
)
