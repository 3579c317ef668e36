// /profile: the signed-in user's account, behind a guard.
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '@/api/endpoints/generated/types'
import { loadProfile } from '@/features/auth/model/profile'
import { useAuth } from '@/features/auth/ui/AuthProvider'
import { ChangePassword } from '@/features/auth/ui/password/ChangePassword'
import { DeleteAccount } from '@/features/auth/ui/profile/DeleteAccount'
import { noticeShown } from '@/features/notices/model/slice'
import { useLogged, useLoggedState } from '@/hooks/viewLog'
import { formatDate } from '@/lib/albanianFormat'
import { changePasswordPath } from '@/lib/paths'
import { isPlaceholder } from '@/session/claims'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { BackButton } from '@/ui/BackButton'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ErrorState } from '@/ui/ErrorState'
import { Icon } from '@/ui/Icon'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './Page.module.scss'

/** The user's data, as far as known, and account actions. */
export default function ProfilePage() {
  const { user, isLoading, error, retry } = useProfile()
  const dispatch = useAppDispatch()
  if (!user && isLoading) {
    return (
      <PageFrame heading="Profili im" width="text">
        <Spinner label="Duke ngarkuar profilin..." />
      </PageFrame>
    )
  }
  return (
    <PageFrame heading="Profili im" width="text">
      <div className={styles.profile}>
        {user && error && <Alert kind="info">Profili nuk u përditësua. Po shfaqim të dhënat e ruajtura.</Alert>}
        {user ? <ProfileDetails user={user} /> : <ErrorState message={error} onRetry={retry} />}
        {/* A dialog is about the account it was opened for: in another tab somebody else may sign in. */}
        <AccountActions key={user?._id} onChanged={(text) => dispatch(noticeShown({ kind: 'success', text }))} />
        <div>
          <BackButton />
        </div>
      </div>
    </PageFrame>
  )
}

const unknown = 'Nuk dihet'

function ProfileDetails({ user }: { user: User }) {
  return (
    <Card as="section" labelledBy="details">
      <h2 id="details" className={styles.title}>
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

/** The menu has just fetched the user when it opens the page: an answer younger than this, in seconds, is reused. */
const FRESH_FOR = 10

/** `user` is null while it is only known that somebody is signed in (Q12); `error` is the last fetch's. */
function useProfile() {
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

/** 'Ndrysho' and 'Fshi', each with its dialog; the address may open the first. `onChanged` gets the message. */
function AccountActions({ onChanged }: { onChanged: (message: string) => void }) {
  const { pathname, hash } = useLocation()
  const isAsked = pathname + hash === changePasswordPath
  const [open, setOpen] = useLoggedState<'password' | 'deletion' | null>('accountDialog', isAsked ? 'password' : null)
  const close = () => setOpen(null)
  return (
    <Card as="section" labelledBy="actions">
      <h2 id="actions" className={styles.title}>
        Veprimet e llogarisë
      </h2>
      <div className={styles.action}>
        <p>Ndrysho fjalëkalimin me të cilin hyn.</p>
        <Button variant="outline" onClick={() => setOpen('password')}>
          Ndrysho <VisuallyHidden>fjalëkalimin</VisuallyHidden>
        </Button>
      </div>
      <div className={styles.action}>
        <p>Fshije llogarinë përgjithmonë.</p>
        <Button variant="dangerOutline" onClick={() => setOpen('deletion')}>
          Fshi <VisuallyHidden>llogarinë</VisuallyHidden>
        </Button>
      </div>
      {open === 'password' && (
        <ChangePassword
          onClose={close}
          onChanged={(message) => {
            close()
            onChanged(message)
          }}
        />
      )}
      {open === 'deletion' && <DeleteAccount onClose={close} />}
    </Card>
  )
}
