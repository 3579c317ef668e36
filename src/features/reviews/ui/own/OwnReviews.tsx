// What authors can do to their own comments on a screen: which are being edited, which is to be deleted, and where the focus
// goes afterwards. The screens' different texts are handed in (Q34); forms and dialog come when an author asks for them.
import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Review } from '@/api/generated/reviews'
import type { Errors } from '@/lib/formState'
import type { ReviewValues } from '../../model/reviewForm'
import type { Refusals } from './useReviewWrites'

/** Whose comments they are, and what this screen says. */
export interface OwnReviewsProps {
  userId: string | undefined
  /** Stands on own comments that came without a name. */
  userName: string | undefined
  /** The day when the page came, yyyy-mm-dd; empty while not known. */
  today: string
  /** The id of the heading above the comments, which takes the focus when there is nothing nearer. */
  headingId: string
  problemsOf: (form: ReviewValues, today: string) => Errors<ReviewValues>
  refusals: Refusals
  /** Reports a message that has no place on the screen. */
  onNotice: (kind: 'success' | 'error', text: string) => void
}

/** What a comment's own card and form need. */
interface OwnReviewsContext extends Omit<OwnReviewsProps, 'headingId'> {
  /** The form, once an author has asked for it. */
  Editor: ComponentType<{ review: Review }> | undefined
  isEdited: (review: Review) => boolean
  edit: (review: Review) => void
  /** Back to the card; what was typed is discarded. */
  stop: (review: Review) => void
  /** The forms' contents by comment: another page of the list may be viewed meanwhile. */
  typed: Map<string, ReviewValues>
  /** Asks before it deletes; the comment `next` to it takes the focus afterwards. */
  askDelete: (review: Review, next: string | undefined) => void
  /** An author is about to edit or delete. */
  warm: () => void
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

/** Loaded on demand: few users change what they wrote. */
const load = async () => {
  const [{ ReviewEditor }, { ReviewDeletion }] = await Promise.all([
    import('./ReviewEditor'),
    import('./ReviewDeletion'),
  ])
  return { ReviewEditor, ReviewDeletion }
}
type Parts = Awaited<ReturnType<typeof load>>

/** Gives `useOwnReviews` to the comments in it. */
export function OwnReviews({ children, headingId, ...screen }: OwnReviewsProps & { children: ReactNode }) {
  const focusOn = useFocusOn()
  const [parts, setParts] = useState<Parts>()
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const [typed] = useState(() => new Map<string, ReviewValues>())
  const [deletion, setDeletion] = useState<{ review: Review; next: string | undefined }>()

  const withParts = async (then: () => void) => {
    const loaded = await load().catch(() => undefined)
    if (loaded) {
      setParts(loaded)
      then()
    } else {
      const text = 'Kjo pjesë e faqes nuk u ngarkua. Kontrollo lidhjen me internetin dhe rifresko faqen.'
      screen.onNotice('error', text)
    }
  }
  const own: OwnReviewsContext = {
    ...screen,
    Editor: parts?.ReviewEditor,
    isEdited: ({ _id }) => edited.has(_id),
    edit: ({ _id }) =>
      void withParts(() => {
        setEdited((ids) => new Set([...ids, _id]))
        focusOn(partId(_id, 'form'))
      }),
    stop: ({ _id }) => {
      typed.delete(_id)
      setEdited((ids) => new Set([...ids].filter((id) => id !== _id)))
      focusOn(partId(_id, 'edit'), headingId)
    },
    typed,
    askDelete: (review, next) => void withParts(() => setDeletion({ review, next })),
    warm: () => void load().catch(() => undefined),
  }
  return (
    <Context value={own}>
      {children}
      {deletion && parts && (
        <parts.ReviewDeletion
          review={deletion.review}
          onEnd={(isDeleted) => {
            const { review, next } = deletion
            setDeletion(undefined)
            // While the request was under way the card was hidden, and its button with it.
            if (!isDeleted) focusOn(partId(review._id, 'delete'), headingId)
            else focusOn(...(next === undefined ? [] : [partId(next, 'title')]), headingId)
          }}
        />
      )}
    </Context>
  )
}
