// What every full card shows of a comment, on the business page and among the own ones.
import type { Review } from '@/api/generated/types'
import { roundedRating } from '@/lib/albanianFormat'
import { Icon } from '@/ui/Icon'
import { Stars } from '@/ui/Stars'
import { normalized } from '../model/reviewTexts'
import styles from './ReviewCard.module.scss'

/** Stars, title and text (BIZPAGE-28, BIZPAGE-29). */
export function ReviewText({ review, titleId }: { review: Review; titleId: string }) {
  return (
    <>
      <p className={styles.rating}>
        <Stars rating={review.rating} size={18} />
        <span aria-hidden="true">{roundedRating(review.rating)}</span>
      </p>
      <h3 id={titleId} className={styles.title}>
        {review.title}
      </h3>
      <p className={styles.text}>{normalized(review.comment)}</p>
    </>
  )
}

/** Tells the author that nobody else sees the comment yet. */
export function OwnPending({ review }: { review: Review }) {
  return review.isApproved ? null : (
    <p className={styles.pending}>
      <Icon name="info" />
      Komenti yt nuk shihet ende nga të tjerët.
    </p>
  )
}
