// Changing and deleting an own review: shown at once by the ledger's rows, and the text once the server has answered.
import { type AppError, isAppError, isUnanswered, reviewsApi, wasDone } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import type { ReviewValues } from '@/lib/reviewFields'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { isSessionOf } from '@/session/storedUser'
import { hasTokens } from '@/session/tokens'
import { type AppDispatch, useAppDispatch } from '@/store/storeHooks'
import { writeEnded } from '../../model/ownReview'
import { changesOf, holds } from '../../model/reviewForm'
import { selectWriteError } from '../../model/selectors'
import { writeConfirmed } from '../../model/slice'

/** Whether the server says in words that there is no such review: a gateway's 404 tells nothing. */
const isUnknown = ({ kind, status, serverMessage }: AppError): boolean =>
  kind === 'notFound' && (status === 200 || serverMessage !== undefined)

/** Whether the change (`form`), else the deletion, is done; undefined if unknown: only published ones can be read. */
const isWritten =
  ({ _id: id, isApproved }: Review, form?: ReviewValues) =>
  async (dispatch: AppDispatch): Promise<boolean | undefined> => {
    const asked = dispatch(reviewsApi.endpoints.getReview.initiate({ id }, { subscribe: false, forceRefetch: true }))
    const { data, error } = await asked
    if (error) return !form && isApproved && isUnknown(error as AppError) ? true : undefined
    return data?.data && form !== undefined && holds(data.data, form)
  }

const { updateReview, deleteReview } = reviewsApi.endpoints

/** A screen's texts for a refused write; `text` is the state's error. */
export interface Refusals {
  update: (error: AppError, text: string | null) => string
  delete: (error: AppError, text: string | null) => string
}

const appErrorOf = (error: unknown): AppError =>
  isAppError(error) ? error : { kind: 'unexpected', status: 0, message: 'API request failed' }

/** How a write ended: done, the review was deleted already (Q11), or refused. */
export type WriteEnd = 'done' | 'gone' | { refusal: string }

/** Changing and deleting, each with its end. */
export function useReviewWrites(refusals: Refusals) {
  const dispatch = useAppDispatch()
  /** Nobody else sends what its author typed, even if this tab has not heard of the other user yet (Q72). */
  const isForeign = ({ user }: Review) => !isSessionOf(user?._id)
  /** How a change to `form`, or else a deletion, ended. Without an answer the server is asked. */
  const endOf = async (review: Review, error: unknown, form?: ReviewValues): Promise<WriteEnd> => {
    const failure = error === undefined ? undefined : appErrorOf(error)
    const write = form ? 'update' : 'delete'
    const isGone = failure?.kind === 'notFound'
    const mayBeDone = isUnanswered(failure) && hasTokens() && !isForeign(review)
    const isUnseen = mayBeDone && (await wasDone(() => dispatch(isWritten(review, form)))) === true
    if (failure && !isGone && !isUnseen) {
      const text = dispatch((_, getState) => selectWriteError(getState(), write))
      return { refusal: refusals[write](failure, text) }
    }
    // Clears the error of a write that is done after all; changing a deleted review is not done.
    if (isUnseen || (isGone && !form)) dispatch(writeConfirmed(write))
    dispatch(writeEnded(review.business?._id, isUnseen))
    return isGone ? 'gone' : 'done'
  }
  return {
    save: async (review: Review, form: ReviewValues): Promise<WriteEnd> => {
      if (isForeign(review)) return { refusal: ACCOUNT_CHANGED }
      const args = { id: review._id, reviewChanges: changesOf(form, review) }
      const { error } = await dispatch(updateReview.initiate(args, { track: false }))
      return endOf(review, error, form)
    },
    remove: async (review: Review): Promise<WriteEnd> => {
      if (isForeign(review)) return { refusal: ACCOUNT_CHANGED }
      const { error } = await dispatch(deleteReview.initiate({ id: review._id }, { track: false }))
      return endOf(review, error)
    },
  }
}
