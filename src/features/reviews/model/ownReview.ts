// The user's own reviews. Whether one exists for a business is the guard's request, also sent when an answer was lost.
import { isUnsent, MAX_PAGE_SIZE, queryRequest, reviewWritten, sendRequest } from '@/api'
import type { Review, ReviewPage } from '@/api/endpoints/generated/types'
import { reviewNewsKey } from '@/lib/storageKeys'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { tellTabs } from '@/storage/tabNews'
import type { AppDispatch } from '@/store/storeHooks'

/** Whether this user wrote it. The wire layer merges all author fields into one; the placeholder id is nobody (Q12). */
export const isOwn = ({ user }: Pick<Review, 'user'>, userId: string | undefined): boolean =>
  userId !== undefined && userId !== PLACEHOLDER_USER_ID && user?._id === userId

/** Whether its author can change it yet: not before the server has given it an id. */
export const isChangeable = (review: Review, userId: string | undefined): boolean =>
  isOwn(review, userId) && !isUnsent(review)

/** The author's own review with their name, which a new review lacks. */
export const withOwnName = (review: Review, name: string | undefined): Review =>
  review.user?.name || review.user?.username || !name ? review : { ...review, user: { ...review.user, name } }

/** The reviews in which the user's own is looked for. */
export const ownReviewCheckRequest = (id: string, userId: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE }, { forUser: userId })

/** The user's review of the business, by the guard's request; null for none, undefined if the server does not tell. */
export const findOwnReview =
  (businessId: string, userId: string) =>
  async (dispatch: AppDispatch): Promise<Review | null | undefined> => {
    // Subscribed until read: news from another tab may make it stale meanwhile.
    const asked = dispatch(sendRequest(ownReviewCheckRequest(businessId, userId), { forceRefetch: true }))
    const { data, error } = (await asked) as { data?: ReviewPage; error?: unknown }
    asked.unsubscribe()
    // A failed query still has its last answer.
    return error || !data ? undefined : (data.reviews.find((review) => isOwn(review, userId)) ?? null)
  }

/** Tells other tabs of a finished write (Q73). `isUnseen`: no answer brought the review, so its lists are refetched. */
export const writeEnded =
  (businessId = '', isUnseen = false) =>
  (dispatch: AppDispatch): void => {
    tellTabs(reviewNewsKey, businessId)
    if (isUnseen) dispatch(reviewWritten(businessId))
  }
