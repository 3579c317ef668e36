// The requests about reviews, for the hooks that show their answers and for prefetching.
import { DEFAULT_PAGE_SIZE, queryRequest } from '@/api'
import { type ReviewQuery, requestFromSearch } from './reviewSearch'

/** How many of the latest reviews are fetched and shown. */
export const LATEST_COUNT = 16

/** The latest reviews of all businesses. */
export const latestReviewsRequest = queryRequest('listReviews', { page: 1, limit: LATEST_COUNT })

/** A page of a business's reviews: approved ones only, 10 per page. */
export const businessReviewsRequest = (id: string, page: number, forUser: string | undefined) =>
  queryRequest('listReviewsByBusiness', { id, page, limit: DEFAULT_PAGE_SIZE, approved: true }, { forUser })

/** A page of the user's own reviews. */
export const userReviewsRequest = (userId: string, page: number) =>
  queryRequest('listReviewsByUser', { id: userId, page, limit: DEFAULT_PAGE_SIZE }, { forUser: userId })

/** A page of a search in a business's reviews. */
export const reviewSearchRequest = (
  businessId: string,
  search: ReviewQuery,
  page: number,
  forUser: string | undefined,
) =>
  queryRequest(
    'searchReviews',
    { ...requestFromSearch(search), businessId, page, limit: DEFAULT_PAGE_SIZE },
    { forUser },
  )
