// Home's notice of a review that waits on this device. Loaded where there is one.
import { Link } from 'react-router-dom'
import { useAnswers } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { businessName } from '@/features/businesses/model/businessTexts'
import UnsentNotice from '@/features/reviews/ui/write/UnsentNotice'
import { writePath } from '@/lib/paths'
import { withNames } from '@/ui/Name'

/** Until when it is kept, and the way back to its form; `userId` is who is signed in, undefined for a visitor. */
export default function UnsentReview({ userId }: { userId: string | undefined }) {
  return <UnsentNotice userId={userId}>{(id) => <GoOn key={id} id={id} userId={userId} />}</UnsentNotice>
}

/** Names the business once it is known; nothing if it is gone. */
function GoOn({ id, userId }: { id: string; userId: string | undefined }) {
  const { items, error } = useAnswers<Business>([businessRequest(id, userId)])
  const name = items[0] ? businessName(items[0]) : ''
  if (error?.kind === 'notFound') return null
  return <Link to={writePath(id)}>{withNames(name ? `Vazhdo komentin për ${name}` : 'Vazhdo komentin', name)}</Link>
}
