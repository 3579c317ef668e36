// Changing and deleting an own review: felt at once by the slice's rows, and what to say when it is over.
import { type AppError, isAppError, useDeleteReviewMutation, useUpdateReviewMutation } from '@/api'
import type { Review } from '@/api/generated/reviews'
import { changesOf, type ReviewValues } from '../../model/reviewForm'

/** What a screen says of a refused write (Q34). */
export interface Refusals {
  update: (error: AppError) => string
  delete: (error: AppError) => string
}

const appErrorOf = (error: unknown): AppError =>
  isAppError(error) ? error : { kind: 'unexpected', status: 0, message: 'API request failed' }

/** Both return undefined on success, else the message. A review the server no longer knows counts as deleted (Q11). */
export function useReviewWrites(refusals: Refusals) {
  const [update] = useUpdateReviewMutation()
  const [remove] = useDeleteReviewMutation()
  return {
    save: async (review: Review, form: ReviewValues): Promise<string | undefined> => {
      const { error } = await update({ id: review._id, reviewChanges: changesOf(form, review) })
      return error && refusals.update(appErrorOf(error))
    },
    remove: async ({ _id: id }: Review): Promise<string | undefined> => {
      const { error } = await remove({ id })
      if (!error || appErrorOf(error).kind === 'notFound') return undefined
      return refusals.delete(appErrorOf(error))
    },
  }
}
