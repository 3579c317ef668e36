// Looks at the user's own reviews at the server: whether there is one of a business, the guard's question, and whether a write is done
// whose answer was lost.
import { type AppError, MAX_PAGE_SIZE, queryRequest, reviewsApi, sendRequest } from '@/api'
import type { Review, ReviewPage } from '@/api/endpoints/generated/types'
import type { AppDispatch } from '@/store/storeHooks'
import { isOwn } from './ownership'
import type { ReviewValues } from './reviewForm'
import { normalized } from './reviewTexts'

/** The reviews among which the user's own is looked for. */
export const ownReviewCheckRequest = (id: string, userId: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE }, { forUser: userId })

/** The user's review of the business, by the guard's question; null for none, undefined where the server does not tell. */
export const findOwnReview =
  (businessId: string, userId: string) =>
  async (dispatch: AppDispatch): Promise<Review | null | undefined> => {
    // Subscribed until read: news from another tab may make it stale meanwhile.
    const asked = dispatch(sendRequest(ownReviewCheckRequest(businessId, userId), { forceRefetch: true }))
    const { data, error } = (await asked) as { data?: ReviewPage; error?: unknown }
    asked.unsubscribe()
    // A query that failed still has its last answer.
    return error || !data ? undefined : (data.reviews.find((review) => isOwn(review, userId)) ?? null)
  }

/** Whether both say the same, white space apart. */
export const isSameText = (one: Pick<Review, 'title' | 'comment'>, other: Pick<Review, 'title' | 'comment'>): boolean =>
  normalized(one.title) === normalized(other.title) && normalized(one.comment) === normalized(other.comment)

const holds = (review: Review, { rating, experienceDate, ...text }: ReviewValues): boolean =>
  isSameText(review, text) && review.rating === rating && (review.experienceDate ?? '').slice(0, 10) === experienceDate

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
