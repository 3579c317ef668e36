// The note about a kept text, with a way to discard it.
import { useLoggedState } from '@/hooks/viewLog'
import { Alert } from '@/ui/Alert'
import { LinkButton } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { FocusHere } from '@/ui/FocusHere'
import type { WrittenReview } from './useReviewForm'

/** A text that came back, one that is being sent by itself, or one that was discarded. */
export function DraftNotice({ review: { phase, news, discard } }: { review: WrittenReview }) {
  const [isAsking, setIsAsking] = useLoggedState('draftQuestion', false)
  if (phase === 'sendingItself') return <Alert kind="info">Po e dërgojmë komentin që kishe shkruar…</Alert>
  if (news === null) return null
  if (news === 'discarded') {
    return (
      <FocusHere onlyIfLost>
        <Alert kind="info">Drafti u hodh</Alert>
      </FocusHere>
    )
  }
  return (
    <>
      <Alert kind={news === 'foreign' ? 'warning' : 'info'}>
        <p>
          {news === 'foreign'
            ? 'Në këtë pajisje ka një koment të padërguar. Para se ta dërgosh, sigurohu që është i yti.'
            : 'E rikthyem draftin tënd'}
        </p>
        <LinkButton onClick={() => setIsAsking(true)}>Hidhe draftin</LinkButton>
      </Alert>
      {isAsking && (
        <ConfirmDialog
          title="Ta hedhim draftin?"
          confirmLabel="Hidhe draftin"
          cancelLabel="Mbaje draftin"
          onConfirm={discard}
          onClose={() => setIsAsking(false)}
        >
          Teksti që ke shkruar do të humbasë.
        </ConfirmDialog>
      )}
    </>
  )
}
