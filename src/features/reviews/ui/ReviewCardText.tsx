// What every full card shows of a comment.
import type { Review } from '@/api/endpoints/generated/types'
import { roundedRating } from '@/lib/albanianFormat'
import { matchRanges } from '@/lib/matchRanges'
import { ClampedText } from '@/ui/ClampedText'
import { Icon } from '@/ui/Icon'
import { Marked } from '@/ui/Marked'
import { Stars } from '@/ui/Stars'
import { normalized } from '../model/reviewLabels'
import styles from './ReviewCard.module.scss'

interface ReviewTextProps {
  review: Review
  titleId: string
  /** The words searched for: they are marked, and a text with one is not shortened. */
  term?: string
}

/** Stars, title and text. */
export function ReviewText({ review, titleId, term = '' }: ReviewTextProps) {
  const text = normalized(review.comment)
  const isFound = term !== '' && matchRanges(text, term).length > 0
  return (
    <>
      <p className={styles.rating}>
        <Stars rating={review.rating} size={18} />
        <span aria-hidden="true">{roundedRating(review.rating)}</span>
      </p>
      <h3 id={titleId} className={styles.title}>
        <Marked text={review.title} typed={term} />
      </h3>
      <ClampedText name={`text/${review._id}`} about={review.title} isWhole={isFound}>
        {isFound ? <Marked text={text} typed={term} /> : text}
      </ClampedText>
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
