// The form of a new review as a table: which event leads to which phase. Typed text is in the form (ui/form/useForm).

/** Where the review stands. */
export type ReviewFormPhase =
  /** Being written; also after a refusal, which is shown until the form changes. */
  | 'editing'
  /** On its way: its author pressed the button. */
  | 'sending'
  /** On its way by itself, after the log-in it was stored for. */
  | 'sendingItself'
  /** The server says that its author has a review of the business already. */
  | 'alreadyReviewed'
  /** Stored until after the log-in, which is opening. */
  | 'keptForLogin'
  | 'created'

/** Where a text that was not typed just now comes from, if there is something to say. */
export type DraftNews = 'restored' | 'foreign' | 'discarded' | 'over' | null

/** The screen's state beside the form's values. */
export interface ReviewFormState {
  phase: ReviewFormPhase
  /** Sending by itself has failed, and nothing was edited since. */
  hasFailedItself: boolean
  news: DraftNews
  refusal: Refusal | null
}

/** Why the review was refused. For its language, nothing can be sent until the form changes. */
export interface Refusal {
  text: string
  isLanguage: boolean
}

/** How sending can end; after a log-out, nobody here owns the created review. */
export type SendingEnd = 'created' | 'alreadyReviewed' | 'refused' | 'sessionExpired' | 'loggedOut' | 'keptForLogin'

/** What can happen to the form. */
export type ReviewFormEvent =
  | { type: 'edited' }
  | { type: 'discarded' }
  /** A text was here that was kept too long. */
  | { type: 'foundOver' }
  /** A stored review is back after the log-in and waits for a press: it may be another person's, or is incomplete. */
  | { type: 'broughtBack'; isOwn: boolean }
  /** A stored review is back after the log-in and is to be sent. */
  | { type: 'sentItself' }
  /** The valid form is on its way. */
  | { type: 'sent' }
  | { type: 'ended'; end: SendingEnd; refusal: Refusal | null }

/** Whether it is on its way or has arrived: then it stays as sent until the next page opens. */
const isSent = ({ phase }: ReviewFormState): boolean =>
  phase === 'sending' || phase === 'sendingItself' || phase === 'created'

/** Typing does not stop a review that was sent. */
const backToEditing = (state: ReviewFormState): Partial<ReviewFormState> => ({
  phase: isSent(state) ? state.phase : 'editing',
  hasFailedItself: false,
  refusal: null,
})

/** Whether it tells of a text that is gone, which somebody who types knows by then. */
const isPast = (news: DraftNews): boolean => news === 'discarded' || news === 'over'

/** Whether nothing is left to do here. */
export const isOver = (end: ReviewFormPhase | SendingEnd): boolean => end === 'created' || end === 'keptForLogin'

/** What each event changes; everything else stays. */
const transitions: {
  [Type in ReviewFormEvent['type']]: (
    state: ReviewFormState,
    event: Extract<ReviewFormEvent, { type: Type }>,
  ) => Partial<ReviewFormState>
} = {
  edited: (state) => ({ ...backToEditing(state), news: isPast(state.news) ? null : state.news }),
  discarded: (state) => ({ ...backToEditing(state), news: 'discarded' }),
  foundOver: () => ({ news: 'over' }),
  broughtBack: (_, { isOwn }) => ({ news: isOwn ? 'restored' : 'foreign' }),
  sentItself: () => ({ phase: 'sendingItself', news: null }),
  sent: ({ phase }) => ({ phase: phase === 'sendingItself' ? phase : 'sending', refusal: null }),
  ended: ({ phase, hasFailedItself }, { end, refusal }) => ({
    phase: end === 'created' || end === 'alreadyReviewed' || end === 'keptForLogin' ? end : 'editing',
    refusal: isOver(end) ? null : refusal,
    hasFailedItself: !isOver(end) && (hasFailedItself || phase === 'sendingItself'),
  }),
}

/** The form as it opens, with or without a text that came back. */
export const openReviewForm = (text: { isOwn: boolean } | undefined): ReviewFormState => ({
  phase: 'editing',
  hasFailedItself: false,
  news: text ? (text.isOwn ? 'restored' : 'foreign') : null,
  refusal: null,
})

/** The form after one event. */
export function reviewFormReducer(state: ReviewFormState, event: ReviewFormEvent): ReviewFormState {
  const transition = transitions[event.type] as (state: ReviewFormState, event: ReviewFormEvent) => object
  return { ...state, ...transition(state, event) }
}
