// The business page's first requests.
import { prefetch } from '@/api'
import { selectAuthLoading, selectUserId } from '@/features/auth/model/selectors'
import { businessRequest } from '@/features/businesses/model/businessRequests'
import { businessReviewsRequest } from '@/features/reviews/model/reviewRequests'
import { isSearch, searchFromQuery } from '@/features/reviews/model/reviewSearch'
import { pageFromQuery } from '@/lib/queryKeys'
import { hasTokens } from '@/session/tokens'
import type { Prefetch } from '@/store/prefetch'

/** The business and, once the link is followed, its comments; nothing until the visitor is known (useCurrentUserId). */
export const prefetchBusiness: Prefetch =
  ({ param: id, query, isFollowed }) =>
  (dispatch, getState) => {
    if (hasTokens() && selectAuthLoading(getState())) return []
    const userId = selectUserId(getState())
    const business = dispatch(prefetch(businessRequest(id, userId)))
    // Results of a search in comments are not prefetched.
    if (!isFollowed || isSearch(searchFromQuery(query))) return [business]
    return [business, dispatch(prefetch(businessReviewsRequest(id, pageFromQuery(query), userId)))]
  }
