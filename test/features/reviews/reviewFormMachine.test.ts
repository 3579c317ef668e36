// The machine of the form of a new review: single ways through it, and what holds on every way.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import {
  openReviewForm,
  type ReviewFormEvent,
  type ReviewFormState,
  reviewFormReducer,
  type SendingEnd,
} from '@/features/reviews/model/reviewFormMachine'

const stateAfter = (...events: ReviewFormEvent[]) => events.reduce(reviewFormReducer, openReviewForm(undefined))
const ended = (end: SendingEnd): ReviewFormEvent => ({ type: 'ended', end, refusal: null })

describe('the review form', () => {
  it('opens with what came back', () => {
    expect(openReviewForm(undefined)).toEqual({ phase: 'editing', hasFailedItself: false, news: null, refusal: null })
    expect(openReviewForm({ isOwn: true }).news).toBe('restored')
    expect(openReviewForm({ isOwn: false }).news).toBe('foreign')
  })

  it.each([
    [true, 'restored'],
    [false, 'foreign'],
  ])(
    'says so when a text comes back later, its own: %s; editing leaves that, but not the word of a discarded one',
    (isOwn, news) => {
      const back = stateAfter({ type: 'broughtBack', isOwn })
      expect(back).toMatchObject({ phase: 'editing', news })
      expect(reviewFormReducer(back, { type: 'edited' }).news).toBe(news)
      const discarded = reviewFormReducer(back, { type: 'discarded' })
      expect(discarded.news).toBe('discarded')
      expect(reviewFormReducer(discarded, { type: 'edited' }).news).toBeNull()
    },
  )

  it.each<[SendingEnd, string, boolean]>([
    ['created', 'created', false],
    ['alreadyReviewed', 'alreadyReviewed', true],
    ['refused', 'editing', true],
    ['sessionExpired', 'editing', true],
    ['loggedOut', 'editing', true],
    ['keptForLogin', 'keptForLogin', false],
  ])(
    'that was sent and is %s is %s, until it is edited unless the server has it, and has failed by itself if it was: %s',
    (end, phase, hasFailedItself) => {
      expect(stateAfter({ type: 'sentItself' }, { type: 'sent' }, ended(end))).toMatchObject({ hasFailedItself })
      const state = stateAfter({ type: 'sent' }, ended(end))
      expect(state).toMatchObject({ phase, hasFailedItself: false })
      expect(reviewFormReducer(state, { type: 'edited' }).phase).toBe(end === 'created' ? 'created' : 'editing')
    },
  )

  it('that was sent by itself says so until it is edited, also after another refusal [L07]', () => {
    const itself: ReviewFormEvent[] = [{ type: 'sentItself' }, { type: 'sent' }]
    expect(stateAfter(...itself).phase).toBe('sendingItself')
    expect(stateAfter(...itself, { type: 'edited' }).phase).toBe('sendingItself')
    const failed = stateAfter(...itself, ended('refused'))
    expect(failed).toMatchObject({ phase: 'editing', hasFailedItself: true })
    const again = [{ type: 'sent' } as const, ended('refused')].reduce(reviewFormReducer, failed)
    expect(again.hasFailedItself).toBe(true)
    expect(reviewFormReducer(again, { type: 'edited' }).hasFailedItself).toBe(false)
    expect(stateAfter(...itself, ended('created')).hasFailedItself).toBe(false)
  })

  it('that was refused says why until it is edited, discarded or sent again', () => {
    const refusal = { text: 'Jo', isLanguage: false }
    const refused = stateAfter({ type: 'sent' }, { type: 'ended', end: 'refused', refusal })
    expect(refused).toMatchObject({ phase: 'editing', refusal })
    for (const type of ['edited', 'discarded', 'sent'] as const)
      expect(reviewFormReducer(refused, { type }).refusal, type).toBeNull()
  })

  it('that was discarded starts anew and says so until something is written', () => {
    const state = stateAfter({ type: 'broughtBack', isOwn: true }, { type: 'discarded' })
    expect(state).toEqual({ ...openReviewForm(undefined), news: 'discarded' })
    expect(reviewFormReducer(state, { type: 'edited' }).news).toBeNull()
  })

  it('on every way: sending ends only with its end, and a failure by itself needs a sending by itself', () => {
    const event = fc.oneof(
      fc.constantFrom(
        ...(['edited', 'discarded', 'sentItself', 'sent'] as const).map((type) => ({ type })),
        ...[true, false].map((isOwn) => ({ type: 'broughtBack', isOwn }) as const),
      ),
      fc.constantFrom<SendingEnd>('created', 'alreadyReviewed', 'refused', 'loggedOut', 'keptForLogin').map(ended),
    )
    const isSending = ({ phase }: ReviewFormState) => phase.startsWith('sending')
    const checkStep = (before: ReviewFormState, { type }: ReviewFormEvent, after: ReviewFormState) => {
      const begins = ['sent', 'sentItself'].includes(type)
      expect(isSending(after)).toBe(begins || (isSending(before) && type !== 'ended'))
      if (after.hasFailedItself && !before.hasFailedItself) expect(before.phase).toBe('sendingItself')
      if (type === 'edited') expect(after.news).not.toBe('discarded')
    }
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), (events) => {
        let state = openReviewForm(undefined)
        for (const next of events) {
          const before = Object.freeze(state)
          state = reviewFormReducer(before, next)
          checkStep(before, next, state)
        }
      }),
      { numRuns: 1_000, seed: 20261122 },
    )
  })
})
