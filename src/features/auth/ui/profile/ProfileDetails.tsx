// Who the signed-in user is, fresh from the server where that works.
import { useCallback, useEffect, useState } from 'react'
import type { User } from '@/api/endpoints/generated/types'
import { useLogged } from '@/hooks/viewLog'
import { formatDate } from '@/lib/albanianFormat'
import { isPlaceholder } from '@/session/claims'
import { useAppDispatch } from '@/store/storeHooks'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { loadProfile } from '../../model/profile'
import { useAuth } from '../useAuth'
import styles from './Profile.module.scss'

const unknown = 'Nuk dihet'
const titleId = 'profile-details'

/** Name, e-mail and whether it is verified, role, day of the sign-up. */
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

/** The menu has just fetched it when it opens the page: an answer younger than this, in seconds, is reused. */
const FRESH_FOR = 10

/** `user` is null while it is only known that somebody is signed in (Q12); `error` of the last fetch. */
export function useProfile() {
  const { user } = useAuth()
  const dispatch = useAppDispatch()
  const [own, setFetch] = useState<{ isLoading: boolean; error?: string }>({ isLoading: true })
  const fetch = useLogged('profile', own)

  const load = useCallback(
    async (maxAge?: number) => {
      setFetch({ isLoading: true })
      const { error } = await dispatch(loadProfile(maxAge))
      setFetch({ isLoading: false, ...(error && { error }) })
    },
    [dispatch],
  )
  useEffect(() => void load(FRESH_FOR), [load])

  return { ...fetch, user: user && !isPlaceholder(user) ? user : null, retry: () => void load() }
}
