// How the review lists react to a write: optimistically when it is sent, and finally when the server answers.
import { type ActionReducerMapBuilder, isAnyOf } from '@reduxjs/toolkit'
import { changeEverywhere, errorOfRejected, removeEverywhere, reviewsApi, supersedeAnswers, withItems } from '@/api'
import type { Review } from '@/api/generated/types'
import { rewritten, undrafted } from '@/lib/listRules'
import { answeredReview, changedReview, expectedReview, type PendingWrite, withNew } from './pendingWrites'
import { type ReviewsState, update } from './reviewLists'

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints

function begin(state: ReviewsState, requestId: string, write: PendingWrite): void {
  const { kind } = write
  state.loading[kind] = true
  state.errors[kind] = null
  if (kind === 'create') {
    state.createErrorCode = null
    state.createSuccess = false
  }
  state.pendingWrites = { ...undrafted(state.pendingWrites), [requestId]: write }
}

/** Lists that were requested before the write may lack it. */
function outdate(state: ReviewsState): void {
  // The latest comments are not refetched; they follow the list rules alone (Q60).
  supersedeAnswers(state.listings, (endpoint) => endpoint !== 'listReviews')
}

/** The write has succeeded or failed: its optimistic change is removed. */
function end(state: ReviewsState, write: PendingWrite['kind'], requestId: string, error: string | null): void {
  state.errors[write] = error
  if (write === 'create') state.createSuccess = error === null
  if (error === null) outdate(state)
  const { [requestId]: _, ...left } = undrafted(state.pendingWrites)
  state.pendingWrites = left
  state.loading[write] = Object.values(left).some(({ kind }) => kind === write)
}

/** Adds the answers to createReview, updateReview and deleteReview. */
export function addWrites(builder: Pick<ActionReducerMapBuilder<ReviewsState>, 'addMatcher'>) {
  return builder
    .addMatcher(createReview.matchPending, (state, { meta }) => {
      const { requestId, arg, startedTimeStamp } = meta
      const review = expectedReview(requestId, arg.originalArgs.newReview, startedTimeStamp)
      begin(state, requestId, { kind: 'create', review })
      update(state)
    })
    .addMatcher(createReview.matchFulfilled, (state, { meta, payload: { data } }) => {
      const known = undrafted(state.pendingWrites)[meta.requestId]
      end(state, 'create', meta.requestId, null)
      if (data) {
        const review = known?.kind === 'create' ? answeredReview(known.review, data) : data
        changeEverywhere(state.listings, (listing) => withNew(listing, review))
      }
      update(state)
    })
    .addMatcher(updateReview.matchPending, (state, { meta }) => {
      const { id, reviewChanges: changes } = meta.arg.originalArgs
      begin(state, meta.requestId, { kind: 'update', id, changes })
      update(state)
    })
    .addMatcher(updateReview.matchFulfilled, (state, { meta, payload: { data } }) => {
      end(state, 'update', meta.requestId, null)
      const { id, reviewChanges } = meta.arg.originalArgs
      const changed = (known: Review) => (data ? answeredReview(known, data) : changedReview(known, reviewChanges))
      changeEverywhere(state.listings, (listing) => withItems(listing, rewritten(listing.items, id, changed)))
      update(state)
    })
    .addMatcher(deleteReview.matchPending, (state, { meta }) => {
      begin(state, meta.requestId, { kind: 'delete', id: meta.arg.originalArgs.id })
      update(state)
    })
    .addMatcher(deleteReview.matchFulfilled, (state, { meta }) => {
      end(state, 'delete', meta.requestId, null)
      removeEverywhere(state.listings, meta.arg.originalArgs.id)
      update(state)
    })
    .addMatcher(createReview.matchRejected, (state, { meta, payload, error }) => {
      const failure = errorOfRejected(payload, error)
      end(state, 'create', meta.requestId, failure.message)
      state.createErrorCode = failure.code ?? null
      update(state)
    })
    .addMatcher(isAnyOf(updateReview.matchRejected, deleteReview.matchRejected), (state, { meta, payload, error }) => {
      const failure = errorOfRejected(payload, error)
      const kind = meta.arg.endpointName === 'updateReview' ? 'update' : 'delete'
      end(state, kind, meta.requestId, failure.message)
      // A review that the server no longer knows is removed (robustness Q11).
      if (failure.kind === 'notFound') {
        outdate(state)
        removeEverywhere(state.listings, meta.arg.originalArgs.id)
      }
      update(state)
    })
}
