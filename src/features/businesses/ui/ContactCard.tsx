// How to reach a business.

import type { Business } from '@/api/endpoints/generated/types'
import { isEmailAddress } from '@/lib/safeUrl'
import { inAddress } from '@/lib/wellFormed'
import { Icon } from '@/ui/Icon'
import { useMediaQuery } from '@/ui/useMediaQuery'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { withCity } from '../model/businessTexts'
import styles from './ContactCard.module.scss'

/** Digits of the shortest telephone number in Albania, without its area's. */
const SHORTEST_NUMBER = 6

/** The numbers in a text: separated by a sign or a word, or each with its own plus; all of it where a part is too short for one. */
function numbersIn(text: string): string[] {
  const parts = text.split(/\s*[,;|\n]\s*|\s+(?:dhe|ose|\/)\s+|\/(?=\+|0[\d ]{7})|\s+(?=\+)/).filter(Boolean)
  return parts.every((part) => part.replace(/\D/g, '').length >= SHORTEST_NUMBER) ? parts : [text]
}

/** Undefined for what is no number: it stays text. */
const telephone = (text: string): string | undefined => {
  const number = text.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

/** Undefined for what is no address, or would fill in more of the mail than its address (RFC 6068). */
const mailto = (address: string): string | undefined =>
  isEmailAddress(address) && !/[?&%]/.test(address) ? `mailto:${address}` : undefined

/** A search of this address in OpenStreetMap; nothing of it is loaded here. */
const mapSearch = (address: string, city: string | undefined): string =>
  `https://www.openstreetmap.org/search?query=${inAddress(withCity(address, city))}`

/** Address, phone and e-mail, as far as they are known; nothing when none of them is. Folded where there is no room beside. */
export function ContactCard({ business }: { business: Business }) {
  const { address, phoneNumber, email } = business
  const isFolded = useMediaQuery('(max-width: 1023.98px)', true)
  if (!address && !phoneNumber && !email) return null
  const heading = <h2 id="contact">Kontakti</h2>
  return (
    <aside className={styles.card} aria-labelledby="contact">
      {isFolded ? (
        <details>
          <summary className={styles.line}>
            {heading}
            <span className={styles.preview}>{address || phoneNumber || email}</span>
            <Icon name="down" />
          </summary>
          <Facts business={business} />
        </details>
      ) : (
        <>
          {heading}
          <Facts business={business} />
        </>
      )}
    </aside>
  )
}

function Facts({ business: { address, city, phoneNumber, email } }: { business: Business }) {
  return (
    <dl className={styles.facts}>
      {address && (
        <div>
          <dt>
            <Icon name="place" /> Adresa
          </dt>
          <dd>{address}</dd>
          <dd data-noprint>
            <a href={mapSearch(address, city)} target="_blank" rel="noopener noreferrer">
              Shiko në hartë
              <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
            </a>
          </dd>
        </div>
      )}
      {phoneNumber && (
        <div>
          <dt>
            <Icon name="phone" /> Telefoni
          </dt>
          {numbersIn(phoneNumber).map((number) => (
            <dd key={number}>
              <a href={telephone(number)}>{number}</a>
            </dd>
          ))}
        </div>
      )}
      {email && (
        <div>
          <dt>
            <Icon name="mail" /> Email
          </dt>
          <dd>
            <a href={mailto(email)}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
