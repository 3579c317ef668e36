// What a visitor can do about a business, from its page's head.
import type { Business } from '@/api/endpoints/generated/types'
import { writePath } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { isInactive } from '../model/businessTexts'
import { firstNumber, mapSearch } from '../model/contact'
import styles from './BusinessHeader.module.scss'

interface BusinessActionsProps {
  business: Business
  /** Its own page, unless it is not open or its address is unsafe. */
  site: string | undefined
}

/** Write, call, find, visit, as far as each is possible: on a phone in one row at the bottom edge of the window; nothing when none is. */
export function BusinessActions({ business, site }: BusinessActionsProps) {
  const { _id, hasReviewed, address, city, phoneNumber } = business
  const canWrite = !hasReviewed && !isInactive(business)
  const number = firstNumber(phoneNumber)
  if (!canWrite && !number && !address && !site) return null
  return (
    <div className={styles.actions} data-noprint>
      {canWrite && (
        <ButtonLink to={writePath(_id)} state={{ isFromBusiness: true }}>
          Shkruaj një koment
        </ButtonLink>
      )}
      {number && (
        <a className={`${styles.action} ${styles.near}`} href={`tel:${number}`}>
          <Icon name="phone" />
          Telefono
        </a>
      )}
      {address && (
        <a
          className={`${styles.action} ${styles.near}`}
          href={mapSearch(address, city)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="place" />
          Harta
          <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
        </a>
      )}
      {site && (
        <a className={styles.action} href={site} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Icon name="link" />
          Visito faqen
          <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
