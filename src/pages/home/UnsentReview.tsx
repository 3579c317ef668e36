// Home's notice of a review that waits on this device. Loaded where there is one.

import { useAnswers } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { selectIsSignedIn, selectUserId } from '@/features/auth/model/selectors'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { businessName } from '@/features/businesses/model/businessTexts'
import UnsentNotice from '@/features/reviews/ui/write/UnsentNotice'
import { writePath } from '@/lib/paths'
import { useAppSelector } from '@/store/storeHooks'
import { Link } from '@/ui/Link'
import { withNames } from '@/ui/Name'

/** Until when it is kept, and the way back to its form. */
export default function UnsentReview() {
  const userId = useAppSelector(selectUserId)
  const isVisitor = useAppSelector(selectIsSignedIn) === false
  // Of a session whose user is not known, nobody can tell what they may see.
  if (!userId && !isVisitor) return null
  return (
    <UnsentNotice key={userId} userId={userId}>
      {(id) => <GoOn key={id} id={id} userId={userId} />}
    </UnsentNotice>
  )
}

/** Names the business once it is known; nothing if it is gone. */
function GoOn({ id, userId }: { id: string; userId: string | undefined }) {
  const { items, error } = useAnswers<Business>([businessRequest(id, userId)])
  const name = items[0] ? businessName(items[0]) : ''
  if (error?.kind === 'notFound') return null
  return <Link to={writePath(id)}>{withNames(name ? `Vazhdo komentin për ${name}` : 'Vazhdo komentin', name)}</Link>
}
