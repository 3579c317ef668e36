// How the review lists react to a write: optimistically when it is sent, and finally when the server answers.
import { type ActionReducerMapBuilder, isAnyOf } from '@reduxjs/toolkit'
import {
  type AppError,
  changeEverywhere,
  errorOfRejected,
  removeEverywhere,
  reviewsApi,
  supersedeAnswers,
  withItems,
} from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import { rewritten, undrafted } from '@/lib/listRules'
import { answeredReview, changedReview, expectedReview, type PendingWrite, withNew } from './pendingWrites'
import { type ReviewsState, update } from './reviewLists'

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints

/** Says how writes of this kind stand: the last one waits, has failed or has succeeded. */
function report(state: ReviewsState, { kind }: PendingWrite, isWaiting: boolean, failure?: AppError): void {
  state.loading[kind] = Object.values(state.pendingWrites).some((write) => write.kind === kind)
  state.errors[kind] = failure?.message ?? null
  if (kind !== 'create') return
  state.createErrorCode = failure?.code ?? null
  state.createSuccess = !isWaiting && !failure
}

/** The lists show what is expected of the write. */
function begin(state: ReviewsState, requestId: string, write: PendingWrite): void {
  state.pendingWrites = { ...undrafted(state.pendingWrites), [requestId]: write }
  report(state, write, true)
  update(state)
}

/** Lists that were requested before the write may lack it. */
function outdate(state: ReviewsState): void {
  // The latest comments are not refetched; they follow the list rules alone (Q60).
  supersedeAnswers(state.listings, (endpoint) => endpoint !== 'listReviews')
}

/** The write has succeeded or failed: its optimistic change is removed. */
function end(state: ReviewsState, requestId: string, failure?: AppError): void {
  const { [requestId]: write, ...left } = undrafted(state.pendingWrites)
  state.pendingWrites = left
  // Unknown after a log-out: it is nobody's any more.
  if (write) report(state, write, false, failure)
  if (!failure) outdate(state)
  update(state)
}

/** Adds the answers to createReview, updateReview and deleteReview. */
export function addWrites(builder: Pick<ActionReducerMapBuilder<ReviewsState>, 'addMatcher'>) {
  return builder
    .addMatcher(createReview.matchPending, (state, { meta: { requestId, arg, startedTimeStamp } }) => {
      const review = expectedReview(requestId, arg.originalArgs.newReview, startedTimeStamp)
      begin(state, requestId, { kind: 'create', review })
    })
    .addMatcher(createReview.matchFulfilled, (state, { meta: { requestId }, payload: { data } }) => {
      if (data) {
        const known = undrafted(state.pendingWrites)[requestId]
        const review = known?.kind === 'create' ? answeredReview(known.review, data) : data
        changeEverywhere(state.listings, (listing) => withNew(listing, review))
      }
      end(state, requestId)
    })
    .addMatcher(updateReview.matchPending, (state, { meta: { requestId, arg } }) => {
      const { id, reviewChanges: changes } = arg.originalArgs
      begin(state, requestId, { kind: 'update', id, changes })
    })
    .addMatcher(updateReview.matchFulfilled, (state, { meta: { requestId, arg }, payload: { data } }) => {
      const { id, reviewChanges } = arg.originalArgs
      const changed = (known: Review) => (data ? answeredReview(known, data) : changedReview(known, reviewChanges))
      changeEverywhere(state.listings, (listing) => withItems(listing, rewritten(listing.items, id, changed)))
      end(state, requestId)
    })
    .addMatcher(deleteReview.matchPending, (state, { meta: { requestId, arg } }) =>
      begin(state, requestId, { kind: 'delete', id: arg.originalArgs.id }),
    )
    .addMatcher(deleteReview.matchFulfilled, (state, { meta: { requestId, arg } }) => {
      removeEverywhere(state.listings, arg.originalArgs.id)
      end(state, requestId)
    })
    .addMatcher(
      isAnyOf(createReview.matchRejected, updateReview.matchRejected, deleteReview.matchRejected),
      (state, { meta: { requestId, arg }, payload, error }) => {
        const failure = errorOfRejected(payload, error)
        // A review that the server no longer knows is removed (robustness Q11).
        if (failure.kind === 'notFound' && 'id' in arg.originalArgs) {
          outdate(state)
          removeEverywhere(state.listings, arg.originalArgs.id)
        }
        end(state, requestId, failure)
      },
    )
}
