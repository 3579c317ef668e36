// A business in a list (CARD-01 to CARD-04).
import { memo } from 'react'
import type { Business } from '@/api/generated/types'
import { businessPath } from '@/lib/paths'
import { Avatar } from '@/ui/Avatar'
import { Card, CardLink } from '@/ui/Card'
import { Chip } from '@/ui/Chip'
import { Icon, type IconName } from '@/ui/Icon'
import { RatingBadge } from '@/ui/RatingBadge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, placeOf, statusText } from '../model/businessTexts'
import styles from './BusinessCard.module.scss'

const facts = (business: Business): [IconName, string, string | undefined][] => [
  ['link', 'Faqja e internetit', business.url],
  ['phone', 'Telefoni', business.phoneNumber],
  ['mail', 'Email', business.email],
  ['place', 'Vendndodhja', placeOf(business)],
]

/**
 * The whole card leads to the business (CATPAGE-17); its facts are text here and links on the business page. Re-rendered only
 * for another business: typing in the filters re-renders no card.
 */
export const BusinessCard = memo(function BusinessCard({ business }: { business: Business }) {
  const chips = categoryNames(business)
  const status = statusText(business)
  return (
    <Card as="article" className={styles.card}>
      <Avatar name={business.name} photoUrl={business.photo?.url} size="medium" />
      <div className={styles.head}>
        <h2 className={styles.name}>
          <CardLink to={businessPath(business._id)}>{businessName(business)}</CardLink>
        </h2>
        {status && <Chip>{status}</Chip>}
        <RatingBadge average={business.averageRating} count={business.reviewCount} />
      </div>
      <p className={styles.description}>{business.description || 'Nuk ka përshkrim të disponueshëm'}</p>
      <ul className={styles.facts}>
        {facts(business).map(
          ([icon, label, text]) =>
            text && (
              <li key={label}>
                <Icon name={icon} />
                <VisuallyHidden>{label}: </VisuallyHidden>
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="Kategoria dhe nënkategoritë">
          {chips.map((name) => (
            <li key={name}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
})
