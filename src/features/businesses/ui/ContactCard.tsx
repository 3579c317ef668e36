// How to reach a business.

import type { Business } from '@/api/endpoints/generated/types'
import { isEmailAddress } from '@/lib/safeUrl'
import { Icon, type IconName } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { mapSearch, telephoneParts } from '../model/contact'
import styles from './ContactCard.module.scss'

/** Undefined for what is no address, or would fill in more of the mail than its address (RFC 6068). */
const mailto = (address: string): string | undefined =>
  isEmailAddress(address) && !/[?&%]/.test(address) ? `mailto:${address}` : undefined

/** The kind of contact: an icon to see, a word to hear. */
const Kind = ({ icon, children }: { icon: IconName; children: string }) => (
  <dt>
    <Icon name={icon} />
    <VisuallyHidden>{children}</VisuallyHidden>
  </dt>
)

/** Address, phone and e-mail, as far as known; nothing without any. */
export function ContactCard({ business: { address, city, phoneNumber, email } }: { business: Business }) {
  if (!address && !phoneNumber && !email) return null
  return (
    <aside className={styles.card} aria-labelledby="contact">
      <h2 id="contact">Kontakti</h2>
      <dl className={styles.facts}>
        {address && (
          <div>
            <Kind icon="place">Adresa</Kind>
            <dd>{address}</dd>
            <dd className={styles.map} data-noprint>
              <a href={mapSearch(address, city)} target="_blank" rel="noopener noreferrer">
                Shiko në hartë
                <VisuallyHidden> (hapet në skedë të re)</VisuallyHidden>
              </a>
            </dd>
          </div>
        )}
        {phoneNumber && (
          <div>
            <Kind icon="phone">Telefoni</Kind>
            <dd>
              {telephoneParts(phoneNumber).map(({ at, text, number }) =>
                number ? (
                  <a key={at} href={`tel:${number}`}>
                    {text}
                  </a>
                ) : (
                  <span key={at}>{text}</span>
                ),
              )}
            </dd>
          </div>
        )}
        {email && (
          <div>
            <Kind icon="mail">Email</Kind>
            <dd>
              <a href={mailto(email)}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
