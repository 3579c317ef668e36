// What becomes of the comment that was written before logging in.
import { selectNow } from '@/features/navigation/model/selectors'
import { useAppSelector } from '@/lib/store'
import { PENDING_COMMENT_LIFETIME, readPendingComment } from '@/session/pendingComment'
import { Alert } from '@/ui/Alert'

/** Says that the stored comment is kept, as long as it is kept; nothing where there is none. */
export function DraftNote() {
  const now = useAppSelector(selectNow)
  const draft = readPendingComment()
  if (!draft || now - draft.timestamp >= PENDING_COMMENT_LIFETIME) return null
  return <Alert kind="info">Komenti yt u ruajt në këtë pajisje. Pasi të hysh, e dërgojmë.</Alert>
}
