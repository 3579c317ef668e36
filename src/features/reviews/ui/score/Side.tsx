// One of the two comments that stand side by side.
import type { Review } from '@/api/endpoints/generated/types'
import { Moment } from '@/ui/Moment'
import { Name } from '@/ui/Name'
import { authorName } from '../../model/reviewTexts'
import { ReviewText } from '../ReviewCardText'
import styles from './ScoreDialog.module.scss'

/** What side it is, the comment, who and when. */
export function Side({ label, review, now }: { label: string; review: Review; now: number }) {
  return (
    <article className={styles.side}>
      <p className={styles.label}>{label}</p>
      <ReviewText review={review} titleId={`side-${review._id}`} />
      <p className={styles.label}>
        <Name>{authorName(review)}</Name> · <Moment at={review.createdAt} now={now} />
      </p>
    </article>
  )
}
