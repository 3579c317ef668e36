// One of the user's own comments among the others.
import { Link } from 'react-router-dom'
import { formatDate } from '@/lib/albanianFormat'
import { HUES, hash } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Moment } from '@/ui/Moment'
import { reviewedName } from '../../model/reviewTexts'
import { OwnPending, ReviewText } from '../ReviewCardText'
import styles from './MyReviewCard.module.scss'
import type { CardContent } from './OwnReview'

/** Which business it is about, whether others see it, what it says; and the way to the business. */
export function MyReviewCard({ review, titleId, actions, now }: CardContent) {
  const { business, isApproved, createdAt, experienceDate, orderId } = review
  const businessId = `${titleId}-business`
  return (
    <Card as="article" className={styles.card} labelledBy={titleId}>
      <header className={styles.head}>
        <div className={styles.about}>
          <Avatar
            name={reviewedName(review)}
            pattern={{ seed: business?._id ?? review._id, hue: hash(business?._id ?? '') % HUES }}
          />
          <div className={styles.names}>
            <p id={businessId} className={styles.business} translate="no">
              {reviewedName(review)}
            </p>
            <p className={styles.status} data-status={isApproved ? 'published' : 'pending'}>
              {isApproved && <Icon name="check" />}
              <span>{isApproved ? 'I publikuar' : 'Në pritje'}</span>
            </p>
          </div>
        </div>
        {actions}
      </header>
      <OwnPending review={review} />
      <ReviewText review={review} titleId={titleId} />
      <p className={styles.details}>
        <span>
          Shkruar më <Moment at={createdAt} now={now} />
        </span>
        {experienceDate && <span>{`Data e eksperiencës: ${formatDate(experienceDate)}`}</span>}
        {orderId && <span>{`Numri i porosisë: ${orderId}`}</span>}
      </p>
      <footer>
        {business?._id ? (
          <Link to={businessPath(business._id)} className={styles.link} aria-describedby={businessId}>
            Shiko biznesin
          </Link>
        ) : (
          <p className={styles.missing}>Ky biznes nuk është më i disponueshëm.</p>
        )}
      </footer>
    </Card>
  )
}
