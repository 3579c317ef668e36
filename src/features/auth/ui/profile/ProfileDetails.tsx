// Who the signed-in user is.
import type { User } from '@/api/endpoints/generated/types'
import { formatDate } from '@/lib/albanianFormat'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import styles from './Profile.module.scss'

const unknown = 'Nuk dihet'
const titleId = 'profile-details'

/** Name, e-mail and whether it is verified, role, day of the sign-up (PROFILE-03 to PROFILE-07). */
export function ProfileDetails({ user }: { user: User }) {
  return (
    <Card as="section" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        Të dhënat e llogarisë
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Emri</dt>
          <dd translate={user.name ? 'no' : undefined}>{user.name || unknown}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email || unknown}</dd>
        </div>
        <div>
          <dt>Statusi i email-it</dt>
          <dd>
            <span className={styles.badge} data-verified={user.verified || undefined}>
              <Icon name={user.verified ? 'check' : 'info'} />
              <span>{user.verified ? 'I verifikuar' : 'Në pritje'}</span>
            </span>
          </dd>
        </div>
        <div>
          <dt>Roli</dt>
          <dd>{user.role || 'User'}</dd>
        </div>
        <div>
          <dt>Regjistruar më</dt>
          <dd>{formatDate(user.createdAt)}</dd>
        </div>
      </dl>
    </Card>
  )
}
