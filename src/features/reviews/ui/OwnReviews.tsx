// What authors can do to their own comments on a screen: which are being edited, the question before one is deleted, and
// where the focus goes afterwards. The screens' different texts are handed in (Q34).
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { Review } from '@/api/generated/reviews'
import type { Errors } from '@/lib/formState'
import { dropReviewDraft, readReviewDraft, saveReviewDraft } from '@/session/reviewDraft'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { useStillHere } from '@/ui/useStillHere'
import { isChanged, type ReviewForm } from '../model/form'
import { type Refusals, useReviewWrites } from './useReviewWrites'

/** Whose comments they are, and what this screen says. */
export interface OwnReviewsProps {
  userId: string | undefined
  /** Stands on own comments that came without a name. */
  userName: string | undefined
  /** The last day of an experience, yyyy-mm-dd. */
  today: string
  /** The id of the heading above the comments, which takes the focus when there is nothing nearer. */
  headingId: string
  problemsOf: (form: ReviewForm, today: string) => Errors<ReviewForm>
  refusals: Refusals
  /** Something is to be said that has no place on the screen. */
  onNotice: (kind: 'success' | 'error', text: string) => void
}

/** What a comment's own card and form need. */
interface OwnReviewsContext extends Pick<OwnReviewsProps, 'userId' | 'userName' | 'today' | 'problemsOf'> {
  isEdited: (review: Review) => boolean
  edit: (review: Review) => void
  /** Back to the card; what was typed goes. */
  stop: (review: Review) => void
  /** What was typed when the form was last on the screen: another page, or a log-in, may have come between. */
  keptOf: (review: Review) => ReviewForm | undefined
  keep: (review: Review, form: ReviewForm) => void
  /** The form leaves the screen: what was changed in it outlives the page. */
  leave: (review: Review) => void
  /** Undefined when it was saved, else why not. */
  save: (review: Review, form: ReviewForm) => Promise<string | undefined>
  /** Asks before it deletes; the comment `next` to it takes the focus afterwards. */
  askDelete: (review: Review, next: string | undefined) => void
}

const Context = createContext<OwnReviewsContext | null>(null)

/** What the screen knows of its user's own comments. */
export function useOwnReviews(): OwnReviewsContext {
  const own = use(Context)
  if (!own) throw new Error('useOwnReviews must be used within OwnReviews')
  return own
}

type Part = 'title' | 'edit' | 'delete' | 'form'

/** The id of a part of a comment's card, which can take the focus. */
export const partId = (reviewId: string, part: Part): string => `koment-${reviewId}-${part}`

/** Where a half-changed comment is kept: beside half-written ones, for its author alone. */
const placeOf = ({ _id, user }: Review) => ({ businessId: `koment:${_id}`, author: user?._id })

/** Gives the focus to the first of these ids that is there; to the chosen star of a form. */
function useFocusOn() {
  const [wanted, setWanted] = useState<readonly string[]>([])
  useEffect(() => {
    const found = wanted.map((id) => document.getElementById(id)).find((element) => element !== null)
    if (!found) return
    if (!(found instanceof HTMLButtonElement)) found.tabIndex = -1
    const place = found.querySelector<HTMLElement>('input:checked') ?? found
    place.focus()
  }, [wanted])
  return (...ids: string[]) => setWanted(ids)
}

/** Gives `useOwnReviews` to the comments in it. */
export function OwnReviews({ children, ...screen }: OwnReviewsProps & { children: ReactNode }) {
  const { userId, userName, today, headingId, problemsOf, refusals, onNotice } = screen
  const writes = useReviewWrites(refusals)
  const isHere = useStillHere()
  const focusOn = useFocusOn()
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const kept = useRef(new Map<string, ReviewForm>())
  const [deletion, setDeletion] = useState<{ review: Review; next: string | undefined; refusal?: string }>()

  const stop = (review: Review) => {
    const { _id } = review
    kept.current.delete(_id)
    dropReviewDraft(placeOf(review))
    setEdited((ids) => new Set([...ids].filter((id) => id !== _id)))
    focusOn(partId(_id, 'edit'), headingId)
  }
  const save = async (review: Review, form: ReviewForm) => {
    const refusal = await writes.save(review, form)
    if (refusal !== undefined) {
      if (!isHere()) onNotice('error', refusal)
      return refusal
    }
    onNotice('success', 'Komenti u përditësua me sukses')
    // Who has typed on meanwhile goes on.
    if (kept.current.get(review._id) === form) stop(review)
    return undefined
  }
  const remove = async () => {
    if (!deletion) return
    const { review, next } = deletion
    setDeletion({ review, next })
    const refusal = await writes.remove(review)
    if (refusal !== undefined) {
      if (isHere()) setDeletion({ review, next, refusal })
      else onNotice('error', refusal)
      return
    }
    onNotice('success', 'Komenti u fshi me sukses')
    dropReviewDraft(placeOf(review))
    setDeletion(undefined)
    focusOn(...(next === undefined ? [] : [partId(next, 'title')]), headingId)
  }
  const own: OwnReviewsContext = {
    userId,
    userName,
    today,
    problemsOf,
    isEdited: ({ _id }) => edited.has(_id),
    edit: ({ _id }) => {
      setEdited((ids) => new Set([...ids, _id]))
      focusOn(partId(_id, 'form'))
    },
    stop,
    keptOf: (review) => kept.current.get(review._id) ?? readReviewDraft(placeOf(review))?.form,
    keep: ({ _id }, form) => void kept.current.set(_id, form),
    leave: (review) => {
      const form = kept.current.get(review._id)
      if (form && isChanged(form, review)) saveReviewDraft(placeOf(review), form, Date.now())
    },
    save,
    askDelete: (review, next) => setDeletion({ review, next }),
  }
  return (
    <Context value={own}>
      {children}
      {deletion && (
        <ConfirmDialog
          title="Ta fshijmë komentin?"
          confirmLabel="Fshi komentin"
          busyLabel="Duke fshirë…"
          onConfirm={remove}
          onClose={() => {
            setDeletion(undefined)
            // The card was away while the server was asked, and its button with it.
            focusOn(partId(deletion.review._id, 'delete'), headingId)
          }}
          error={deletion.refusal}
        >
          <p>Ky veprim nuk kthehet mbrapa.</p>
        </ConfirmDialog>
      )}
    </Context>
  )
}
