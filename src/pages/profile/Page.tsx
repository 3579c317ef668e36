// /profile: the signed-in user's account (PROFILE-01 to PROFILE-12); the guard around it keeps everybody else away.
import { useState } from 'react'
import { AccountActions } from '@/features/auth/ui/AccountActions'
import { ProfileDetails } from '@/features/auth/ui/ProfileDetails'
import { useProfile } from '@/features/auth/ui/useProfile'
import { Alert } from '@/ui/Alert'
import { AutoHideAlert } from '@/ui/AutoHideAlert'
import { BackButton } from '@/ui/BackButton'
import { ErrorState } from '@/ui/ErrorState'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'
import styles from './Page.module.scss'

/** Who the user is, as far as known, and what they can do. */
export default function ProfilePage() {
  const { user, isLoading, error, retry } = useProfile()
  const [message, setMessage] = useState<string>()
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
        {message && (
          <AutoHideAlert kind="success" onClose={() => setMessage(undefined)}>
            {message}
          </AutoHideAlert>
        )}
        {user && error && <Alert kind="info">Profili nuk u përditësua. Po shfaqim të dhënat e ruajtura.</Alert>}
        {user ? <ProfileDetails user={user} /> : <ErrorState message={error} onRetry={retry} />}
        <AccountActions onChanged={setMessage} />
        <div>
          <BackButton />
        </div>
      </div>
    </PageFrame>
  )
}
