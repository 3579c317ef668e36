// Asks before an own review is deleted.

import type { Review } from '@/api/endpoints/generated/types'
import { useLoggedState } from '@/hooks/viewLog'
import { changesKey, forgetText } from '@/storage/reviewTexts'
import { useAppSelector } from '@/store/storeHooks'
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog'
import { Name } from '@/ui/Name'
import { useIsOnPage } from '@/ui/useIsOnPage'
import { selectIsDeleting } from '../../model/selectors'
import { useOwnReviews } from './useOwnReviews'
import { useReviewWrites } from './useReviewWrites'

interface ReviewDeletionProps {
  review: Review
  /** It was deleted, or is not to be. */
  onEnd: (isDeleted: boolean) => void
}

/** Deletes after confirmation; a refusal is shown here, and the review is back in its list. */
export function ReviewDeletion({ review, onEnd }: ReviewDeletionProps) {
  const { refusals, onNotice } = useOwnReviews()
  const { remove } = useReviewWrites(refusals)
  const isDeleting = useAppSelector(selectIsDeleting)
  const isOnPage = useIsOnPage()
  const [refusal, setRefusal] = useLoggedState<string | undefined>('deletionRefused', undefined)
  const onConfirm = async () => {
    setRefusal(undefined)
    const end = await remove(review)
    if (end === 'done' || end === 'gone') {
      // Unsaved changes in another tab's form are not meant.
      forgetText({ ...changesKey(review._id, review.user?._id), from: undefined })
      onNotice('success', end === 'gone' ? 'Ky koment ishte fshirë më parë.' : 'Komenti u fshi me sukses')
      onEnd(true)
    } else if (isOnPage()) setRefusal(end.refusal)
    else onNotice('error', end.refusal)
  }
  return (
    <ConfirmDialog
      title="Ta fshijmë komentin?"
      confirmLabel="Fshi komentin"
      busyLabel={isDeleting ? 'Duke fshirë…' : undefined}
      onConfirm={onConfirm}
      onClose={() => onEnd(false)}
      error={refusal}
    >
      <p>
        <span>{`“${review.title}”`}</span>
        {review.business?.name && (
          <span>
            , për <Name>{review.business.name}</Name>
          </span>
        )}
      </p>
      <p>Ky veprim nuk mund të zhbëhet.</p>
    </ConfirmDialog>
  )
}
