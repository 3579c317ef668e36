// What the business page asks for first.
import { businessesApi, reviewsApi } from '@/api'
import { selectAuthLoading, selectUserId } from '@/features/auth/model/selectors'
import { commentsQuestion } from '@/features/reviews/model/questions'
import { pageFromText } from '@/lib/pageAddress'
import type { Prefetch } from '@/lib/prefetch'
import { hasTokens } from '@/session/tokens'
// The answers need the reducers that keep them.
import '@/features/businesses/model/selectors'
import '@/features/reviews/model/selectors'

/** Address keys of a search in the comments, whose answers are another matter. */
const searchKeys = ['kerko', 'yje', 'nga', 'deri']

/** The business and, side by side with it, its comments; nothing while it is not known who asks (useVisitor). */
export const prefetch: Prefetch =
  ({ param: id, query }) =>
  (dispatch, getState) => {
    if (hasTokens() && selectAuthLoading(getState())) return
    const userId = selectUserId(getState())
    void dispatch(businessesApi.endpoints.getBusiness.initiate({ id, userId }, { subscribe: false }))
    if (searchKeys.some((key) => key in query)) return
    const comments = commentsQuestion(id, pageFromText(query.faqe ?? null), userId)
    void dispatch(reviewsApi.endpoints.listReviewsByBusiness.initiate(comments, { subscribe: false }))
  }
