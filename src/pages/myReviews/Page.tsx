// /komentet-e-mia: the user's own comments (MYCOM-01 to MYCOM-17); the guard around it keeps everybody else away.
import { selectUserId } from '@/features/auth/model/selectors'
import { useAppSelector } from '@/store/storeHooks'
import { PageFrame } from '@/ui/PageFrame'
import { OwnReviewsSection } from './OwnReviewsSection'
import { UnknownUser } from './UnknownUser'

/** A new instance per user; without an id nothing is requested (Q12). */
export default function MyReviewsPage() {
  const userId = useAppSelector(selectUserId)
  return (
    <PageFrame heading="Komentet e mia" lead="Këtu mund t’i shohësh, t’i ndryshosh dhe t’i fshish komentet e tua.">
      {userId === undefined ? <UnknownUser /> : <OwnReviewsSection key={userId} userId={userId} />}
    </PageFrame>
  )
}
