// How to reach a business (BIZPAGE-10).
import type { Business } from '@/api/generated/types'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from './ContactCard.module.scss'

const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
const mailto = (address: string): string | undefined =>
  /^[^\s@?&%]+@[^\s@?&%]+$/.test(address) ? `mailto:${address}` : undefined

/** Address, phone and e-mail, as far as they are known; nothing when none of them is. */
export function ContactCard({ business: { address, phoneNumber, email } }: { business: Business }) {
  if (!address && !phoneNumber && !email) return null
  return (
    <Card as="aside" className={styles.card} labelledBy="contact">
      <h2 id="contact" className={styles.title}>
        Kontakti
      </h2>
      <dl className={styles.facts}>
        {address && (
          <div>
            <dt>
              <Icon name="place" /> Adresa
            </dt>
            <dd>{address}</dd>
          </div>
        )}
        {phoneNumber && (
          <div>
            <dt>
              <Icon name="phone" /> Telefoni
            </dt>
            <dd>
              <a href={telephone(phoneNumber)}>{phoneNumber}</a>
            </dd>
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
    </Card>
  )
}
