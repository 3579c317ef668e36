// A business in a list.
import { memo, type ReactNode } from 'react'
import type { Business } from '@/api/endpoints/generated/types'
import { businessPattern } from '@/lib/categoryLook'
import { businessPath } from '@/lib/paths'
import { shortUrl } from '@/lib/safeUrl'
import { Avatar } from '@/ui/Avatar'
import { CardLink } from '@/ui/Card'
import { RatingBadge } from '@/ui/RatingBadge'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { businessName, categoryNames, placeOf, statusText, withCity } from '../model/businessTexts'
import { firstNumber } from '../model/contact'
import styles from './BusinessCard.module.scss'
import { SaveButton } from './SaveButton'

interface BusinessCardProps {
  business: Business
  /** The name of the category whose list it is in: it comes last, and is left out on a phone. */
  listed?: string
  /** Shows the whole address, for people on their way there. */
  hasAddress?: boolean
}

/** The card is one link, but for its telephone. Memoised, so that typing in the filters re-renders no card. */
export const BusinessCard = memo(function BusinessCard({ business, listed, hasAddress = false }: BusinessCardProps) {
  const { _id: id, photo, averageRating, reviewCount, description, phoneNumber, url, email } = business
  const name = businessName(business)
  const kinds = categoryNames(business).sort((one, other) => Number(one === listed) - Number(other === listed))
  const number = firstNumber(phoneNumber)
  const status = statusText(business)
  const place = hasAddress && business.address ? withCity(business.address, business.city) : placeOf(business)
  return (
    <article className={styles.card}>
      <Avatar name={business.name} photoUrl={photo?.url} size="large" pattern={businessPattern(business)} />
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
          {place && (
            <span className={styles.place}>
              <VisuallyHidden>Vendndodhja: </VisuallyHidden>
              <span>{place}</span>
            </span>
          )}
          {kinds.length > 0 && (
            <ul aria-label="Kategoria dhe nënkategoritë">
              {kinds.map((kind) => (
                <li key={kind} data-listed={kind === listed || undefined}>
                  {kind}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.save}>
        <SaveButton id={id} name={name} />
      </div>
      <p className={styles.description}>{description || 'Nuk ka përshkrim të disponueshëm'}</p>
      <ul className={styles.contacts}>
        {phoneNumber && (
          <Contact label="Telefoni" className={styles.whole}>
            {number ? <a href={`tel:${number}`}>{phoneNumber}</a> : phoneNumber}
          </Contact>
        )}
        {url && <Contact label="Faqja e internetit">{shortUrl(url)}</Contact>}
        {email && <Contact label="Email">{email}</Contact>}
      </ul>
    </article>
  )
})

const Contact = (props: { label: string; className?: string; children: ReactNode }) => (
  <li className={props.className}>
    <VisuallyHidden>{`${props.label}: `}</VisuallyHidden>
    <span>{props.children}</span>
  </li>
)
