// The machines of own reviews on a screen and of the form of a new one: single ways through them, and what holds on
// every way.
import { aForm, aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import {
  initialOwnReviews,
  type OwnReviewsEvent,
  type OwnReviewsState,
  ownReviewsReducer,
} from '@/features/reviews/model/ownReviewsMachine'
import {
  openReviewForm,
  type ReviewFormEvent,
  type ReviewFormState,
  reviewFormReducer,
  type SendingEnd,
} from '@/features/reviews/model/reviewFormMachine'

const values = aForm({ comment: 'Kafe' })
const stateAfter = (...events: OwnReviewsEvent[]) => events.reduce(ownReviewsReducer, initialOwnReviews)
const started = { type: 'editStarted', id: 'r1', draft: undefined } as const
const saving = [started, { type: 'saveStarted', id: 'r1' }] as const

describe('an own review', () => {
  it('is edited from its draft, and its form takes the focus', () => {
    expect(stateAfter({ ...started, draft: values })).toEqual({
      edits: { r1: { phase: 'editing', values } },
      deletion: null,
      focus: { reviewId: 'r1', part: 'form' },
    })
  })

  it.each(['toString', 'valueOf', 'constructor'])('with the id %s is not taken for one that is edited', (id) => {
    expect(stateAfter(started, { type: 'saved', id })).toEqual(stateAfter(started))
    expect(stateAfter(started, { type: 'editCancelled', id })).toEqual(stateAfter(started))
    expect(stateAfter(started, { type: 'formLeft', id, values })).toEqual(stateAfter(started))
  })

  it('keeps what its form held when its page of the list goes', () => {
    expect(stateAfter(started, { type: 'formLeft', id: 'r1', values }).edits.r1?.values).toBe(values)
    expect(stateAfter({ type: 'formLeft', id: 'r1', values })).toEqual(initialOwnReviews)
  })

  it('is a card again once saved or cancelled, with the focus on its button', () => {
    for (const events of [
      [...saving, { type: 'saved', id: 'r1' } as const],
      [started, { type: 'editCancelled', id: 'r1' } as const],
    ]) {
      expect(stateAfter(...events)).toEqual({ edits: {}, deletion: null, focus: { reviewId: 'r1', part: 'edit' } })
    }
  })

  it('stays a form when it was changed while it was saved, or refused', () => {
    for (const event of [{ type: 'formChanged', id: 'r1' } as const, { type: 'saveRefused', id: 'r1' } as const]) {
      const state = stateAfter(...saving, event, { type: 'saved', id: 'r1' })
      expect(state.edits.r1?.phase).toBe('editing')
      expect(state.focus).toEqual({ reviewId: 'r1', part: 'form' })
    }
  })

  it('that is deleted hands the focus on, else to the heading; one that is kept takes it back', () => {
    const review = aReview()
    const offered = (next?: string) => ({ type: 'deletionOffered', review, next }) as const
    expect(stateAfter(offered('r2')).deletion).toEqual({ review, next: 'r2' })
    expect(stateAfter(offered('r2'), { type: 'deleted' }).focus).toEqual({ reviewId: 'r2', part: 'title' })
    expect(stateAfter(offered(), { type: 'deleted' }).focus).toBe('heading')
    expect(stateAfter(offered(), { type: 'deletionCancelled' }).focus).toEqual({ reviewId: review._id, part: 'delete' })
  })

  it('that turns out to be deleted already hands the focus to the heading, and others are edited on', () => {
    const other = { ...started, id: 'r2' } as const
    expect(stateAfter(other, started, { type: 'gone', id: 'r1' })).toEqual({
      edits: { r2: { phase: 'editing', values: undefined } },
      deletion: null,
      focus: 'heading',
    })
  })

  it('on every way: is edited from its start until it is saved, cancelled or deleted, whatever happens to others', () => {
    const id = fc.constantFrom('r1', 'r2')
    const event = fc.oneof(
      id.map((id): OwnReviewsEvent => ({ type: 'editStarted', id, draft: undefined })),
      id.map((id): OwnReviewsEvent => ({ type: 'formLeft', id, values })),
      id.map((id): OwnReviewsEvent => ({ type: 'deletionOffered', review: aReview({ _id: id }), next: undefined })),
      fc.constantFrom<OwnReviewsEvent>({ type: 'deleted' }, { type: 'deletionCancelled' }),
      fc
        .tuple(fc.constantFrom('formChanged', 'saveStarted', 'saveRefused', 'saved', 'editCancelled', 'gone'), id)
        .map(([type, id]): OwnReviewsEvent => ({ type, id })),
    )
    const isClosedBy = (next: OwnReviewsEvent, phase: string | undefined) =>
      ['editCancelled', 'deleted', 'gone'].includes(next.type) || (next.type === 'saved' && phase === 'saving')
    const checkReview = (one: string, before: OwnReviewsState, next: OwnReviewsEvent, after: OwnReviewsState) => {
      const isAbout = 'id' in next ? next.id === one : before.deletion?.review._id === one
      const edit = before.edits[one]
      if (!isAbout) return expect(after.edits[one]).toBe(edit)
      const stays = edit !== undefined && !isClosedBy(next, edit.phase)
      return expect(one in after.edits).toBe(next.type === 'editStarted' || stays)
    }
    fc.assert(
      fc.property(fc.array(event, { maxLength: 15 }), (events) => {
        let state = initialOwnReviews
        for (const next of events) {
          const before = Object.freeze(state)
          state = ownReviewsReducer(before, next)
          for (const one of ['r1', 'r2']) checkReview(one, before, next, state)
        }
      }),
      { numRuns: 1_000, seed: 20261122 },
    )
  })
})

const formAfter = (...events: ReviewFormEvent[]) => events.reduce(reviewFormReducer, openReviewForm(undefined))
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
      const back = formAfter({ type: 'broughtBack', isOwn })
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
      expect(formAfter({ type: 'sentItself' }, { type: 'sent' }, ended(end))).toMatchObject({ hasFailedItself })
      const state = formAfter({ type: 'sent' }, ended(end))
      expect(state).toMatchObject({ phase, hasFailedItself: false })
      expect(reviewFormReducer(state, { type: 'edited' }).phase).toBe(end === 'created' ? 'created' : 'editing')
    },
  )

  it('that was sent by itself says so until it is edited, also after another refusal [L07]', () => {
    const itself: ReviewFormEvent[] = [{ type: 'sentItself' }, { type: 'sent' }]
    expect(formAfter(...itself).phase).toBe('sendingItself')
    expect(formAfter(...itself, { type: 'edited' }).phase).toBe('sendingItself')
    const failed = formAfter(...itself, ended('refused'))
    expect(failed).toMatchObject({ phase: 'editing', hasFailedItself: true })
    const again = [{ type: 'sent' } as const, ended('refused')].reduce(reviewFormReducer, failed)
    expect(again.hasFailedItself).toBe(true)
    expect(reviewFormReducer(again, { type: 'edited' }).hasFailedItself).toBe(false)
    expect(formAfter(...itself, ended('created')).hasFailedItself).toBe(false)
  })

  it('that was refused says why until it is edited, discarded or sent again', () => {
    const refusal = { text: 'Jo', isLanguage: false }
    const refused = formAfter({ type: 'sent' }, { type: 'ended', end: 'refused', refusal })
    expect(refused).toMatchObject({ phase: 'editing', refusal })
    for (const type of ['edited', 'discarded', 'sent'] as const)
      expect(reviewFormReducer(refused, { type }).refusal, type).toBeNull()
  })

  it('that was discarded starts anew and says so until something is written', () => {
    const state = formAfter({ type: 'broughtBack', isOwn: true }, { type: 'discarded' })
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
