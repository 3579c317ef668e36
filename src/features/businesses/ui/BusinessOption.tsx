// One result in the list below the search box.
import type { Business } from '@/api/endpoints/generated/types'
import { businessPattern } from '@/lib/categoryLook'
import { Avatar } from '@/ui/Avatar'
import { Marked } from '@/ui/Marked'
import { RatingBadge } from '@/ui/RatingBadge'
import { businessName, businessSubtitle, statusText } from '../model/businessTexts'
import styles from './BusinessSearch.module.scss'

/** Picture, name and place with what was typed marked in them, rating; for the eye, the option has its own spoken name. */
export function BusinessOption({ business, typed }: { business: Business; typed: string }) {
  const status = statusText(business)
  return (
    <span className={styles.option}>
      <Avatar
        name={business.name}
        photoUrl={business.photo?.url}
        pattern={businessPattern(business._id, business.category?.name)}
      />
      <span className={styles.words}>
        <span className={styles.name} translate="no">
          <Marked text={businessName(business)} typed={typed} />
        </span>
        <span className={styles.place}>
          <Marked text={businessSubtitle(business)} typed={typed} />
        </span>
        {status && <span className={styles.place}>{status}</span>}
        {business.hasReviewed && <span className={styles.place}>E ke komentuar</span>}
      </span>
      <RatingBadge average={business.averageRating} count={business.reviewCount} />
    </span>
  )
}
