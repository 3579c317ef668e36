// Changing and deleting own reviews on a screen: edits, deletion and next focus. Typed text is in ui/form/useForm.
import type { Review } from '@/api/endpoints/generated/types'
import type { ReviewValues } from '@/lib/reviewFields'

/** A review being edited. A form changed while it is saved goes back to `editing`, and so stays open. */
export interface Edit {
  phase: 'editing' | 'saving'
  /** The form's values when it left the screen with its page of the list. */
  values: ReviewValues | undefined
}

/** A part of a review's card that can take the focus. */
export interface FocusTarget {
  reviewId: string
  part: 'title' | 'edit' | 'delete' | 'form'
}

/** What the screen knows of its reader's own reviews. */
export interface OwnReviewsState {
  /** By review id. */
  edits: Readonly<Record<string, Edit>>
  /** The review that a dialog offers to delete; `next` takes the focus afterwards. */
  deletion: { review: Review; next: string | undefined } | null
  /** What takes the focus, else the heading above the list; null until something was done. */
  focus: FocusTarget | 'heading' | null
}

/** What can happen. */
export type OwnReviewsEvent =
  | { type: 'editStarted'; id: string; draft: ReviewValues | undefined }
  | { type: 'formChanged'; id: string }
  /** The form left the screen without being given up. */
  | { type: 'formLeft'; id: string; values: ReviewValues }
  | { type: 'saveStarted'; id: string }
  | { type: 'saveRefused'; id: string }
  | { type: 'saved'; id: string }
  | { type: 'editCancelled'; id: string }
  | { type: 'deletionOffered'; review: Review; next: string | undefined }
  | { type: 'deletionCancelled' }
  | { type: 'deleted' }
  /** It was already deleted while being edited. */
  | { type: 'gone'; id: string }

/** Nothing is edited or deleted. */
export const initialOwnReviews: OwnReviewsState = { edits: {}, deletion: null, focus: null }

/** This review's edit. The id may be a name that every object has, like `toString`. */
const editOf = (edits: OwnReviewsState['edits'], id: string): Edit | undefined =>
  Object.hasOwn(edits, id) ? edits[id] : undefined

function withEdit(state: OwnReviewsState, id: string, change: Partial<Edit>): Partial<OwnReviewsState> {
  const edit = editOf(state.edits, id)
  return edit ? { edits: { ...state.edits, [id]: { ...edit, ...change } } } : {}
}

function withoutEdit({ edits }: OwnReviewsState, id: string): Pick<OwnReviewsState, 'edits'> {
  const { [id]: _, ...left } = edits
  return { edits: left }
}

const closed = (state: OwnReviewsState, id: string): Partial<OwnReviewsState> =>
  editOf(state.edits, id) ? { ...withoutEdit(state, id), focus: { reviewId: id, part: 'edit' } } : {}

/** What each event changes; everything else stays. */
const transitions: {
  [Type in OwnReviewsEvent['type']]: (
    state: OwnReviewsState,
    event: Extract<OwnReviewsEvent, { type: Type }>,
  ) => Partial<OwnReviewsState>
} = {
  editStarted: ({ edits }, { id, draft }) => ({
    edits: { ...edits, [id]: { phase: 'editing', values: draft } },
    focus: { reviewId: id, part: 'form' },
  }),
  formChanged: (state, { id }) => withEdit(state, id, { phase: 'editing' }),
  formLeft: (state, { id, values }) => withEdit(state, id, { values }),
  saveStarted: (state, { id }) => withEdit(state, id, { phase: 'saving' }),
  saveRefused: (state, { id }) => withEdit(state, id, { phase: 'editing' }),
  saved: (state, { id }) => (editOf(state.edits, id)?.phase === 'saving' ? closed(state, id) : {}),
  editCancelled: (state, { id }) => closed(state, id),
  deletionOffered: (_, { review, next }) => ({ deletion: { review, next } }),
  // The card was hidden during the request, and its button with it.
  deletionCancelled: ({ deletion }) => ({
    deletion: null,
    ...(deletion && { focus: { reviewId: deletion.review._id, part: 'delete' } }),
  }),
  deleted: (state) => {
    if (!state.deletion) return {}
    const { review, next } = state.deletion
    const focus = next === undefined ? 'heading' : ({ reviewId: next, part: 'title' } as const)
    return { ...withoutEdit(state, review._id), deletion: null, focus }
  },
  gone: (state, { id }) => ({ ...withoutEdit(state, id), focus: 'heading' }),
}

/** The screen's own reviews after one event. */
export function ownReviewsReducer(state: OwnReviewsState, event: OwnReviewsEvent): OwnReviewsState {
  const transition = transitions[event.type] as (state: OwnReviewsState, event: OwnReviewsEvent) => object
  return { ...state, ...transition(state, event) }
}
