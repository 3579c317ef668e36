// Sending a review: who may send one, messages for refusals, and storing the text of visitors who must log in first.
import { type AppError, findUserId, hasSessionExpired, reviewsApi } from '@/api'
import type { Business } from '@/api/generated/types'
import type { Errors } from '@/lib/formState'
import { navigationRequested } from '@/lib/navigationEvents'
import { routes, writePath } from '@/lib/paths'
import type { AppDispatch } from '@/lib/storeHooks'
import { sessionEpoch } from '@/session/tokens'
import { rememberRedirect } from '@/storage/pendingRedirect'
import { browsingSession } from '@/storage/tabSession'
import { savePendingReview } from '@/storage/unsentReviews'
import { blankReview, newReviewOf, type ReviewValues } from './reviewForm'
import type { SendingEnd } from './reviewFormMachine'
import { createRefused, reviewSubmitted } from './slice'

/**
 * How sending a review ended. The reason of a refusal is in the state (`errors.create`), where it blocks the redirect (WRITE-21);
 * `fields` are the server's words for single fields.
 */
export interface SubmitResult {
  end: SendingEnd
  fields?: Errors<ReviewValues>
}

/** What is sent, and the names that a reply may leave out. */
interface Submission {
  business: Pick<Business, '_id'> & Partial<Pick<Business, 'name' | 'url'>>
  /** The signed-in user, as far as known. */
  author: { id: string | undefined; name?: string | undefined }
  form: ReviewValues
}

/** DIRERR-01 */
const INAPPROPRIATE = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
/** DIRERR-02, unless the server sends its own message. */
const EXISTS = 'Ti ke lënë tashmë një koment për këtë biznes.'
const NO_USER = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'

/** Only the form's own fields: the server may name others. */
const ownFields = (fields: Record<string, string> = {}): Errors<ReviewValues> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(blankReview, name)))

/** Sends the review of a signed-in user, once. Without a user id nothing is sent (WRITE-26). */
export const submitReview =
  ({ business, author, form }: Submission) =>
  async (dispatch: AppDispatch): Promise<SubmitResult> => {
    const epoch = sessionEpoch()
    const { _id: businessId, name, url } = business
    const userId = await findUserId(dispatch, author.id)
    if (!userId) {
      dispatch(createRefused({ message: NO_USER }))
      return { end: 'refused' }
    }
    const call = reviewsApi.endpoints.createReview.initiate(
      { newReview: newReviewOf(form, businessId, userId) },
      { track: false },
    )
    const sending = dispatch(call)
    dispatch(
      reviewSubmitted({
        requestId: sending.requestId,
        user: { _id: userId, ...(author.name && { name: author.name }) },
        business: { _id: businessId, ...(name && { name }), ...(url && { website: url }) },
      }),
    )
    const { data, error } = await sending
    if (data) return { end: 'created' }
    if (hasSessionExpired(epoch, dispatch)) return { end: 'sessionExpired' }
    const { code, serverMessage, fields } = error as AppError
    if (code === 'INAPPROPRIATE_LANGUAGE') dispatch(createRefused({ message: INAPPROPRIATE, code }))
    if (code === 'REVIEW_ALREADY_EXISTS') {
      dispatch(createRefused({ message: serverMessage ?? EXISTS, code }))
      return { end: 'alreadyReviewed' }
    }
    return { end: 'refused', fields: ownFields(fields) }
  }

/** Stores the form of a visitor who must log in first, and opens /login; log-in leads back and the form is sent (WRITE-15, WRITE-16). */
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
    return { end: 'keptForLogin' }
  }
