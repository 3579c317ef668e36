// The business page's first requests.
import { businessesApi, reviewsApi } from '@/api'
import { selectAuthLoading, selectUserId } from '@/features/auth/model/selectors'
import { commentsQuestion } from '@/features/reviews/model/reviewRequests'
import { pageFromText } from '@/lib/pageNumber'
import type { Prefetch } from '@/lib/prefetch'
import { hasTokens } from '@/session/tokens'

/** Query keys of a search in the comments: its results are not prefetched. */
const searchKeys = ['kerko', 'yje', 'nga', 'deri']

/** The business and, in parallel, its comments; nothing while the visitor is not known yet (useCurrentUserId). */
export const prefetchBusiness: Prefetch =
  ({ param: id, query }) =>
  (dispatch, getState) => {
    if (hasTokens() && selectAuthLoading(getState())) return
    const userId = selectUserId(getState())
    void dispatch(businessesApi.endpoints.getBusiness.initiate({ id, userId }, { subscribe: false }))
    if (searchKeys.some((key) => key in query)) return
    const comments = commentsQuestion(id, pageFromText(query.faqe ?? null), userId)
    void dispatch(reviewsApi.endpoints.listReviewsByBusiness.initiate(comments, { subscribe: false }))
  }
