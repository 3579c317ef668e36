// The requests about reviews, each named once: for the hooks that show their answers and for prefetching.
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, queryRequest } from '@/api'
import { starLevels } from './distribution'
import { type ReviewQuery, requestFromSearch } from './reviewSearch'

/** How many of the latest reviews the home page shows. */
export const LATEST_COUNT = 16

/** The latest reviews of all businesses (HOME-10). */
export const latestReviewsRequest = queryRequest('listReviews', { page: 1, limit: LATEST_COUNT })

/** A page of a business's reviews: approved ones only, 10 per page (BIZPAGE-25). */
export const businessReviewsRequest = (id: string, page: number, userId: string | undefined) =>
  queryRequest('listReviewsByBusiness', { id, page, limit: DEFAULT_PAGE_SIZE, approved: true, userId })

/** Approved reviews whose stars are counted; the answer is the same for everybody, so the request names no user. */
export const ratingSampleRequest = (id: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, approved: true })

/** How many reviews gave how many stars: the totals of the very searches that the rows of the distribution lead to. */
export const ratingTotalRequests = (businessId: string) =>
  starLevels.map((rating) => queryRequest('searchReviews', { businessId, rating, page: 1, limit: 1 }))

/** The reviews among which the user's own is looked for (GUARDREV-01). */
export const ownReviewCheckRequest = (id: string, userId: string) =>
  queryRequest('listReviewsByBusiness', { id, page: 1, limit: MAX_PAGE_SIZE, userId })

/** A page of the user's own reviews (MYCOM-13). */
export const userReviewsRequest = (userId: string, page: number) =>
  queryRequest('listReviewsByUser', { id: userId, page, limit: DEFAULT_PAGE_SIZE, userId })

/** A page of the user's own reviews, as many as one call returns: for their totals, and for which businesses have one (Q70, Q79). */
export const ownReviewsRequest = (userId: string, page: number) =>
  queryRequest('listReviewsByUser', { id: userId, page, limit: MAX_PAGE_SIZE, userId })

/** A page of what a search in a business's reviews finds. */
export const reviewSearchRequest = (
  businessId: string,
  search: ReviewQuery,
  page: number,
  userId: string | undefined,
) => queryRequest('searchReviews', { ...requestFromSearch(search), businessId, page, limit: DEFAULT_PAGE_SIZE, userId })
