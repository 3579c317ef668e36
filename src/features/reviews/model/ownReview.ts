// Whether the user has a review of a business already: the guard's question, also asked when the answer to a new review was lost.
import { MAX_PAGE_SIZE, queryRequest, sendRequest } from '@/api'
import type { Review, ReviewPage } from '@/api/endpoints/generated/types'
import type { AppDispatch } from '@/store/storeHooks'
import { isOwn } from './ownership'
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
