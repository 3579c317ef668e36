// A business in a list.
import { memo } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { shortUrl } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { CardLink } from '@/ui/Card'
import { RatingBadge } from '@/ui/RatingBadge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, placeOf, statusText, withCity } from '../model/businessTexts'
import styles from './BusinessCard.module.scss'
import { SaveButton } from './SaveButton'

/** Half a telephone number is useless; the beginning of an address is not. */
const contacts = ({ url, phoneNumber, email }: Business): [string, string | undefined, className?: string][] => [
  ['Faqja e internetit', url && shortUrl(url)],
  ['Telefoni', phoneNumber, styles.whole],
  ['Email', email],
]

interface BusinessCardProps {
  business: Business
  /** Shows the whole address, for people on their way there. */
  hasAddress?: boolean
}

/** The card is one link; contacts are text here. Memoised, so that typing in the filters re-renders no card. */
export const BusinessCard = memo(function BusinessCard({ business, hasAddress = false }: BusinessCardProps) {
  const { _id: id, photo, category, averageRating, reviewCount, description } = business
  const name = businessName(business)
  const kinds = categoryNames(business)
  const status = statusText(business)
  const place = hasAddress && business.address ? withCity(business.address, business.city) : placeOf(business)
  return (
    <article className={styles.card}>
      <Avatar name={business.name} photoUrl={photo?.url} size="large" pattern={businessPattern(id, category?.name)} />
      <div className={styles.words}>
        <div className={styles.title}>
          <h2 className={styles.name}>
            <CardLink to={businessPath(id)} translate="no">
              {name}
            </CardLink>
          </h2>
          {status && <span className={styles.status}>{status}</span>}
        </div>
        <RatingBadge average={averageRating} count={reviewCount} />
        <div className={styles.facts} data-whole={hasAddress || undefined}>
          {kinds.length > 0 && (
            <ul aria-label="Kategoria dhe nënkategoritë">
              {kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
          )}
          {place && (
            <span className={styles.place}>
              <VisuallyHidden>Vendndodhja: </VisuallyHidden>
              <span>{place}</span>
            </span>
          )}
        </div>
      </div>
      <div className={styles.save}>
        <SaveButton id={id} name={name} />
      </div>
      <p className={styles.description}>{description || 'Nuk ka përshkrim të disponueshëm'}</p>
      <ul className={styles.contacts}>
        {contacts(business).map(
          ([label, text, className]) =>
            text && (
              <li key={label} className={className}>
                <VisuallyHidden>{`${label}: `}</VisuallyHidden>
                <span>{text}</span>
              </li>
            ),
        )}
      </ul>
    </article>
  )
})
