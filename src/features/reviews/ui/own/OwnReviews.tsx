// What authors can do to their own reviews on a screen (the machine is model/ownReviewsMachine.ts). The screens' different
// texts are handed in (Q34); editor and dialog are loaded when an author is about to need them.

import {
  type ComponentType,
  createContext,
  type Dispatch,
  use,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react'
import type { Review } from '@/api/endpoints/generated/types'
import { localDay } from '@/lib/isoDay'
import { useLogged } from '@/lib/viewLog'
import { changesKey, readReviewDraft } from '@/storage/unsentReviews'
import type { Elements } from '@/ui/elements'
import { isOwn } from '../../model/ownership'
import {
  type FocusTarget,
  initialOwnReviews,
  type OwnReviewsEvent,
  type OwnReviewsState,
  ownReviewsReducer,
} from '../../model/ownReviewsMachine'
import type { editProblems } from '../../model/reviewForm'
import type { Refusals } from './useReviewWrites'

/** Whose reviews they are, and what this screen says. */
export interface OwnReviewsProps {
  userId: string | undefined
  /** Stands on own reviews that came without a name. */
  userName: string | undefined
  /** The present moment, ms since 1970 UTC; 0 while it is not known. */
  now: number
  /** The id of the heading above the reviews, which takes the focus when there is nothing nearer. */
  headingId: string
  /** Its page, which decides what a form says that is not complete. */
  page: keyof typeof editProblems
  refusals: Refusals
  /** Reports a message that has no place on the screen. */
  onNotice: (kind: 'success' | 'error', text: string) => void
}

/** What a review's own card and form need. */
interface OwnReviewsContext extends Omit<OwnReviewsProps, 'headingId'> {
  /** The reader's own day, yyyy-mm-dd; empty while not known. */
  today: string
  /** The form, once an author has asked for it. */
  Editor: ComponentType<{ review: Review }> | undefined
  edits: OwnReviewsState['edits']
  tell: Dispatch<OwnReviewsEvent>
  edit: (review: Review) => void
  /** Offers to delete it; the review `next` to it takes the focus afterwards. */
  offerDeletion: (review: Review, next: string | undefined) => void
  /** Loads editor and dialog: an author is about to need them. */
  prepare: () => void
}

const Context = createContext<OwnReviewsContext | null>(null)

/** What the screen knows of its user's own reviews. */
export function useOwnReviews(): OwnReviewsContext {
  const own = use(Context)
  if (!own) throw new Error('useOwnReviews must be used within OwnReviews')
  return own
}

/** The id of a part of a review's card, which can take the focus. */
export const partId = (reviewId: string, part: FocusTarget['part']): string => `koment-${reviewId}-${part}`

/** Gives the focus to the target, else to the heading; in a form, to the chosen star. */
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
  const [{ ReviewEditor }, { ReviewDeletion }] = await Promise.all([
    import('./ReviewEditor'),
    import('./ReviewDeletion'),
  ])
  return { ReviewEditor, ReviewDeletion }
}
type Parts = Awaited<ReturnType<typeof load>>

/** Gives `useOwnReviews` to the reviews in it. */
export function OwnReviews({ children, headingId, ...screen }: OwnReviewsProps & { children: Elements }) {
  const [parts, setParts] = useState<Parts>()
  const [{ focus, ...own }, tell] = useReducer(ownReviewsReducer, initialOwnReviews)
  const edits = useLogged('edits', own.edits, initialOwnReviews.edits)
  const deletion = useLogged('deletion', own.deletion, initialOwnReviews.deletion)
  useFocusOn(focus, headingId)
  // A question to a user who is gone.
  const isAskedInVain = deletion !== null && !isOwn(deletion.review, screen.userId)
  useEffect(() => {
    if (isAskedInVain) tell({ type: 'deletionCancelled' })
  }, [isAskedInVain])

  // A log that is shown begins anywhere.
  const isNeeded = !parts && (deletion !== null || Object.keys(edits).length > 0)
  useEffect(() => {
    if (isNeeded) void load().then(setParts, () => undefined)
  }, [isNeeded])

  const tellWithParts = async (event: OwnReviewsEvent) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) {
      setParts(loaded)
      tell(event)
    } else {
      const text = 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.'
      screen.onNotice('error', text)
    }
  }
  const context: OwnReviewsContext = {
    ...screen,
    today: screen.now === 0 ? '' : localDay(screen.now),
    Editor: parts?.ReviewEditor,
    edits,
    tell,
    edit: ({ _id: id, user }) =>
      void tellWithParts({ type: 'editStarted', id, draft: readReviewDraft(changesKey(id, user?._id))?.form }),
    offerDeletion: (review, next) => void tellWithParts({ type: 'deletionOffered', review, next }),
    prepare: () => void load().catch(() => undefined),
  }
  return (
    <Context value={context}>
      {children}
      {deletion && parts && (
        <parts.ReviewDeletion
          review={deletion.review}
          onEnd={(isDeleted) => tell({ type: isDeleted ? 'deleted' : 'deletionCancelled' })}
        />
      )}
    </Context>
  )
}
