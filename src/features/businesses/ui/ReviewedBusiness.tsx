// The business that a review is about, beside the form that it is written in.
import type { Business } from '@/api/endpoints/generated/types'
import { categoryLook } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { RatingBadge } from '@/ui/RatingBadge'
import { businessName, businessSubtitle, statusText } from '../model/businessTexts'
import styles from './ReviewedBusiness.module.scss'

/** Picture, name, kind and place, what others say so far; it leads to the business. */
export function ReviewedBusiness({ business }: { business: Business }) {
  const { _id, name, photo, category, averageRating, reviewCount } = business
  const status = statusText(business)
  return (
    <Card as="aside" className={styles.business}>
      <Avatar
        name={name}
        photoUrl={photo?.url}
        size="large"
        pattern={{ seed: _id, hue: categoryLook(category?.name ?? '').hue }}
      />
      <div className={styles.words}>
        <p className={styles.name}>
          <CardLink to={businessPath(_id)} translate="no">
            {businessName(business)}
          </CardLink>
        </p>
        <p className={styles.place}>{businessSubtitle(business)}</p>
        {status && <p className={styles.place}>{status}</p>}
        <RatingBadge average={averageRating} count={reviewCount} />
      </div>
    </Card>
  )
}
