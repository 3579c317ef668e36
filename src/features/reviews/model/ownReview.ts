// Whether the user has a review of a business already: the guard's question, also asked when the answer to a new review was lost.
import { MAX_PAGE_SIZE, queryRequest, sendRequest } from '@/api'
import type { Review, ReviewPage } from '@/api/endpoints/generated/types'
import type { AppDispatch } from '@/store/storeHooks'
import { isOwn } from './ownership'
import { normalized } from './reviewTexts'

/** The reviews among which the user's own is looked for. */
export const ownReviewCheckRequest = (id: string, userId: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE }, { forUser: userId })

/** How long a server that was too slow gets to finish, in ms. */
const SECOND_LOOK = 2000

/** The user's review of the business, by the guard's question; looks several times as long as the server answers. */
export const findOwnReview =
  (businessId: string, userId: string, looks = 1) =>
  async (dispatch: AppDispatch): Promise<Review | undefined> => {
    // Subscribed until read: news from another tab may make it stale meanwhile.
    const asked = dispatch(sendRequest(ownReviewCheckRequest(businessId, userId), { forceRefetch: true }))
    const { data } = (await asked) as { data?: ReviewPage }
    asked.unsubscribe()
    const own = data?.reviews.find((review) => isOwn(review, userId))
    if (own || !data || looks <= 1) return own
    await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK))
    return dispatch(findOwnReview(businessId, userId, looks - 1))
  }

/** Whether both say the same, white space apart. */
export const isSameText = (one: Pick<Review, 'title' | 'comment'>, other: Pick<Review, 'title' | 'comment'>): boolean =>
  normalized(one.title) === normalized(other.title) && normalized(one.comment) === normalized(other.comment)
