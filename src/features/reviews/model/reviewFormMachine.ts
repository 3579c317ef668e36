// The form of a new review as a table: which event leads to which phase. What was typed is in the form (ui/form/useForm).

/** Where the review stands. */
export type ReviewFormPhase =
  /** Being written; also after a refusal, which stands until the form changes. */
  | 'editing'
  /** On its way, because its author pressed the button. */
  | 'sending'
  /** On its way by itself, after the log-in it was stored for. */
  | 'sendingItself'
  /** The server says that its author has a review of the business already. */
  | 'alreadyReviewed'
  /** Stored until after the log-in, which is being opened. */
  | 'keptForLogin'
  | 'created'

/** Where a text that was not typed just now has come from, as far as there is something to say. */
export type DraftNews = 'restored' | 'foreign' | 'discarded' | 'over' | null

/** What the screen knows of the form beside its values. */
export interface ReviewFormState {
  phase: ReviewFormPhase
  /** Sending by itself has failed, and nothing was edited since. */
  hasFailedItself: boolean
  news: DraftNews
  refusal: Refusal | null
}

/** Why the review was refused; for its language: nothing can be sent until the form changes. */
export interface Refusal {
  text: string
  isLanguage: boolean
}

/** How sending can end; after a log-out a review that was created is nobody's here. */
export type SendingEnd = 'created' | 'alreadyReviewed' | 'refused' | 'sessionExpired' | 'loggedOut' | 'keptForLogin'

/** What can happen to the form. */
export type ReviewFormEvent =
  | { type: 'edited' }
  | { type: 'discarded' }
  /** A text was here whose time is over. */
  | { type: 'foundOver' }
  /** A stored review came back after the log-in and waits for a press: it may be another person's, or is incomplete. */
  | { type: 'broughtBack'; isOwn: boolean }
  /** A stored review came back after the log-in and is to be sent. */
  | { type: 'sentItself' }
  /** The form has passed and is on its way. */
  | { type: 'sent' }
  | { type: 'ended'; end: SendingEnd; refusal: Refusal | null }

/** Whether it is on its way or has arrived: then it stands as it was sent until the next page does. */
const isSent = ({ phase }: ReviewFormState): boolean =>
  phase === 'sending' || phase === 'sendingItself' || phase === 'created'

/** Typing does not stop a review that was sent. */
const backToEditing = (state: ReviewFormState): Partial<ReviewFormState> => ({
  phase: isSent(state) ? state.phase : 'editing',
  hasFailedItself: false,
  refusal: null,
})

/** Whether it tells of a text that is gone: whoever writes knows it by then. */
const isPast = (news: DraftNews): boolean => news === 'discarded' || news === 'over'

/** Whether nothing is left to do here. */
export const isOver = (end: ReviewFormPhase | SendingEnd): boolean => end === 'created' || end === 'keptForLogin'

/** Event to what it changes; everything else stays. */
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

/** The form as it opens, with a text that came back or without one. */
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
