// Changing and deleting an own review: felt at once by the slice's rows, and what to say when it is over.
import { type AppError, isAppError, reviewsApi } from '@/api'
import type { Review } from '@/api/generated/types'
import { useAppDispatch } from '@/lib/storeHooks'
import { changesOf, type ReviewValues } from '../../model/reviewForm'

const { updateReview, deleteReview } = reviewsApi.endpoints

/** What a screen says of a refused write (Q34). */
export interface Refusals {
  update: (error: AppError) => string
  delete: (error: AppError) => string
}

const appErrorOf = (error: unknown): AppError =>
  isAppError(error) ? error : { kind: 'unexpected', status: 0, message: 'API request failed' }

/** Both return undefined on success, else the message. A review the server no longer knows counts as deleted (Q11). */
export function useReviewWrites(refusals: Refusals) {
  const dispatch = useAppDispatch()
  return {
    save: async (review: Review, form: ReviewValues): Promise<string | undefined> => {
      const args = { id: review._id, reviewChanges: changesOf(form, review) }
      const { error } = await dispatch(updateReview.initiate(args, { track: false }))
      return error && refusals.update(appErrorOf(error))
    },
    remove: async ({ _id: id }: Review): Promise<string | undefined> => {
      const { error } = await dispatch(deleteReview.initiate({ id }, { track: false }))
      if (!error || appErrorOf(error).kind === 'notFound') return undefined
      return refusals.delete(appErrorOf(error))
    },
  }
}
