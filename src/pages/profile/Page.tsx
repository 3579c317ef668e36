// /profile: the signed-in user's account; the guard around it keeps everybody else away.
import { AccountActions } from '@/features/auth/ui/profile/AccountActions'
import { ProfileDetails, useProfile } from '@/features/auth/ui/profile/ProfileDetails'
import { noticeShown } from '@/features/notices/model/slice'
import { useAppDispatch } from '@/store/storeHooks'
import { Alert } from '@/ui/Alert'
import { BackButton } from '@/ui/BackButton'
import { ErrorState } from '@/ui/ErrorState'
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'
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
