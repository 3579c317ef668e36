// Sending a review: who may send one, messages for refusals, and keeping the text of visitors who must log in first.
import { type AppError, endSession, findUserId, reviewsApi } from '@/api'
import type { Errors } from '@/lib/formState'
import { navigationRequested } from '@/lib/navigationEvents'
import { routes, writePath } from '@/lib/paths'
import type { AppDispatch, RootState } from '@/lib/storeHooks'
import { SESSION_EXPIRED } from '@/session/constants'
import { hasTokens } from '@/session/tokens'
import { rememberRedirect } from '@/storage/pendingRedirect'
import { savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import type { ReviewNames } from './pendingWrites'
import { blankReview, newReviewOf, type ReviewValues } from './reviewForm'
import { createNamed, createRefused } from './slice'

/** How sending a review ended. The reason of a refusal is in the state (`errors.create`), where it blocks the redirect (WRITE-21). */
export type SubmitResult =
  | { how: 'created' }
  /** The user has a review of this business already. */
  | { how: 'exists' }
  /** Not sent, or refused; `fields` are the server's words for single fields. */
  | { how: 'refused'; fields?: Errors<ReviewValues> }
  /** Nobody is signed in any more. */
  | { how: 'sessionOver' }
  /** Kept until after the log-in, which is being opened. */
  | { how: 'kept' }

/** DIRERR-01 */
const INAPPROPRIATE = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
/** DIRERR-02, unless the server sends its own message. */
const EXISTS = 'Ti ke lënë tashmë një koment për këtë biznes.'
const NO_USER = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'

/** The message of a refusal for forbidden words; the form may not be sent until it changes (WRITE-13). */
export const isLanguageError = (text: string | null): boolean => /gjuhë të papërshtatshme/iu.test(text ?? '')

/**
 * Whether the session expired during a call that failed; a log-out by the user does not count. The end of a session aborts calls
 * under way, so the failure itself does not tell.
 */
function hasExpired(dispatch: AppDispatch, getState: () => RootState): boolean {
  if (hasTokens()) return false
  // Another tab may have ended it without this one noticing.
  if (getState().auth.isAuthenticated) endSession(dispatch)
  return getState().auth.error === SESSION_EXPIRED
}

/** The names of a review's author and business, as far as they are known here. */
function namesOf({ auth, businesses }: RootState, user: string, business: string): ReviewNames {
  const { selectedBusiness } = businesses
  const { name, url } = selectedBusiness?._id === business ? selectedBusiness : {}
  return {
    user: { _id: user, ...(auth.user?.name && { name: auth.user.name }) },
    business: { _id: business, ...(name && { name }), ...(url && { website: url }) },
  }
}

/** Only the form's own fields: the server may name others. */
const ownFields = (fields: Record<string, string> = {}): Errors<ReviewValues> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(blankReview, name)))

/** Sends the review of a signed-in user, once. Without a user id nothing is sent (WRITE-26). */
export const submitReview =
  (businessId: string, userId: string | undefined, form: ReviewValues) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<SubmitResult> => {
    const user = await findUserId(dispatch, userId)
    if (!user) {
      dispatch(createRefused(NO_USER))
      return { how: 'refused' }
    }
    const call = reviewsApi.endpoints.createReview.initiate(
      { newReview: newReviewOf(form, businessId, user) },
      { track: false },
    )
    const sending = dispatch(call)
    dispatch(createNamed({ requestId: sending.requestId, ...namesOf(getState(), user, businessId) }))
    const { data, error } = await sending
    if (data) return { how: 'created' }
    if (hasExpired(dispatch, getState)) return { how: 'sessionOver' }
    const failure = error as AppError
    if (failure.code === 'INAPPROPRIATE_LANGUAGE') dispatch(createRefused(INAPPROPRIATE))
    if (failure.code === 'REVIEW_ALREADY_EXISTS') {
      dispatch(createRefused(failure.serverMessage ?? EXISTS))
      return { how: 'exists' }
    }
    return { how: 'refused', fields: ownFields(failure.fields) }
  }

/** Keeps the form of a visitor who must log in first, and opens /login; log-in leads back and the form is sent (WRITE-15, WRITE-16). */
export const keepForLogin =
  (businessId: string, formData: ReviewValues) =>
  (dispatch: AppDispatch): SubmitResult => {
    const redirectPath = writePath(businessId)
    savePendingReview({
      businessId,
      formData,
      timestamp: Date.now(),
      redirectPath,
      browsingSession: browsingSession(),
    })
    rememberRedirect(redirectPath)
    const state = { from: redirectPath, message: 'Hyr për të komentuar për këtë biznes.' }
    dispatch(navigationRequested({ to: routes.login, state }))
    return { how: 'kept' }
  }
