// Whether a change or a deletion of a review is done whose answer was lost. Loaded with the editor.
import { type AppError, reviewsApi } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import type { AppDispatch } from '@/store/storeHooks'
import type { ReviewValues } from './reviewForm'

const holds = (review: Review, { rating, title, comment, experienceDate }: ReviewValues): boolean =>
  review.rating === rating &&
  review.title.trim() === title.trim() &&
  review.comment.trim() === comment.trim() &&
  (review.experienceDate ?? '').slice(0, 10) === experienceDate

/**
 * Whether a change of the review (`form`), or else its deletion, is done at the server; undefined where it does not tell: only what
 * was published is there for every reader.
 */
export const isWritten =
  ({ _id: id, isApproved }: Review, form?: ReviewValues) =>
  async (dispatch: AppDispatch): Promise<boolean | undefined> => {
    const asked = dispatch(reviewsApi.endpoints.getReview.initiate({ id }, { subscribe: false, forceRefetch: true }))
    const { data, error } = await asked
    if (error) return !form && isApproved && (error as AppError).kind === 'notFound' ? true : undefined
    return data?.data && form !== undefined && holds(data.data, form)
  }
