// What authors can do to their own reviews on a screen, by model/ownReviewsMachine.ts. The screen's texts are props.
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { isOwn } from '@/features/reviews/model/ownReview'
import { useLogged } from '@/hooks/viewLog'
import { localDay } from '@/lib/isoDay'
import { chunkText } from '@/ui/CrashState'
import type { Elements } from '@/ui/elements'
import {
  initialOwnReviews,
  type OwnReviewsEvent,
  type OwnReviewsState,
  ownReviewsReducer,
} from '../../model/ownReviewsMachine'
import { OwnReviewsContext, type OwnReviewsProps, type OwnReviewsValue, partId } from './useOwnReviews'

/** Focuses the target, else the heading; in a form, the chosen star. */
function useFocusOn(target: OwnReviewsState['focus'], headingId: string) {
  useLayoutEffect(() => {
    if (target === null) return
    const near = target === 'heading' ? null : document.getElementById(partId(target.reviewId, target.part))
    const found = near ?? document.getElementById(headingId)
    if (!found) return
    if (!(found instanceof HTMLButtonElement)) found.tabIndex = -1
    const inner = found.querySelector<HTMLElement>('input:checked') ?? found
    inner.focus()
  }, [target, headingId])
}

/** Loaded on demand: few users change what they wrote. */
const load = async () => {
  const [{ ReviewEditor, readChanges }, { ReviewDeletion }] = await Promise.all([
    import('./ReviewEditor'),
    import('./ReviewDeletion'),
  ])
  return { ReviewEditor, ReviewDeletion, readChanges }
}
type Parts = Awaited<ReturnType<typeof load>>

/** Gives `useOwnReviews` to the reviews in it. */
export function OwnReviews({ children, headingId, ...screen }: OwnReviewsProps & { children: Elements }) {
  const [parts, setParts] = useState<Parts>()
  const [{ focus, ...own }, tell] = useReducer(ownReviewsReducer, initialOwnReviews)
  const edits = useLogged('edits', own.edits, initialOwnReviews.edits)
  const deletion = useLogged('deletion', own.deletion, initialOwnReviews.deletion)
  useFocusOn(focus, headingId)
  // The dialog of a user who is no longer signed in.
  const isAskedInVain = deletion !== null && !isOwn(deletion.review, screen.userId)
  useEffect(() => {
    if (isAskedInVain) tell({ type: 'deletionCancelled' })
  }, [isAskedInVain])

  // A replayed log may start anywhere.
  const isNeeded = !parts && (deletion !== null || Object.keys(edits).length > 0)
  useEffect(() => {
    if (isNeeded) void load().then(setParts, () => undefined)
  }, [isNeeded])

  const tellWithParts = async (eventOf: (parts: Parts) => OwnReviewsEvent) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) {
      setParts(loaded)
      tell(eventOf(loaded))
    } else {
      screen.onNotice('error', chunkText)
    }
  }
  const value: OwnReviewsValue = {
    ...screen,
    today: screen.now === 0 ? '' : localDay(screen.now),
    Editor: parts?.ReviewEditor,
    edits,
    tell,
    edit: ({ _id: id, user }) =>
      void tellWithParts(({ readChanges }) => ({ type: 'editStarted', id, draft: readChanges(id, user?._id) })),
    offerDeletion: (review, next) => void tellWithParts(() => ({ type: 'deletionOffered', review, next })),
    prepare: () => void load().catch(() => undefined),
  }
  return (
    <OwnReviewsContext value={value}>
      {children}
      {deletion && parts && (
        <parts.ReviewDeletion
          review={deletion.review}
          onEnd={(isDeleted) => tell({ type: isDeleted ? 'deleted' : 'deletionCancelled' })}
        />
      )}
    </OwnReviewsContext>
  )
}
