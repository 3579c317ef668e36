// The machine of own reviews on a screen: single ways through it, and what holds on every way.
import { aForm, aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import {
  initialOwnReviews,
  type OwnReviewsEvent,
  type OwnReviewsState,
  ownReviewsReducer,
} from '@/features/reviews/model/ownReviewsMachine'

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
