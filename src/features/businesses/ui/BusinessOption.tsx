// One result in the list below the search box.
import type { Business } from '@/api/generated/types'
import { Avatar } from '@/ui/Avatar'
import { RatingBadge } from '@/ui/RatingBadge'
import { businessName, businessSubtitle, statusText } from '../model/businessTexts'
import styles from './BusinessSearch.module.scss'

/** Picture, name, category and place, rating; for the eye, the option has its own spoken name. */
export function BusinessOption({ business }: { business: Business }) {
  const status = statusText(business)
  return (
    <span className={styles.option}>
      <Avatar name={business.name} photoUrl={business.photo?.url} />
      <span className={styles.words}>
        <span className={styles.name}>{businessName(business)}</span>
        <span className={styles.place}>{businessSubtitle(business)}</span>
        {status && <span className={styles.place}>{status}</span>}
        {business.hasReviewed && <span className={styles.place}>E ke komentuar</span>}
      </span>
      <RatingBadge average={business.averageRating} count={business.reviewCount} />
    </span>
  )
}
