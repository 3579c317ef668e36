// /profile: the user's account; its screen belongs to the accounts issue.
import { PageFrame } from '@/ui/PageFrame'
import { Spinner } from '@/ui/Spinner'

/** The user's account; its screen belongs to the accounts issue. */
export default function ProfilePage() {
  return (
    <PageFrame heading="Profili im">
      <Spinner label="Duke ngarkuar…" />
    </PageFrame>
  )
}
