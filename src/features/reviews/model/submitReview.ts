// Sending a review: who may, messages for refusals, and storing the text of visitors who must log in first.
import { type AppError, findUserId, hasSessionExpired, isUnanswered, reviewsApi, rowCompleted, wasDone } from '@/api'
import type { Business, NewReview, Review } from '@/api/endpoints/generated/types'
import type { Errors } from '@/lib/formState'
import { routes, writePath } from '@/lib/paths'
import { blankReview, type ReviewValues, wordNames } from '@/lib/reviewFields'
import { isSessionOf } from '@/session/storedUser'
import { hasTokens, sessionEpoch } from '@/session/tokens'
import { rememberRedirect } from '@/storage/redirectAfterLogin'
import { type TextKey, waitForLogin } from '@/storage/reviewTexts'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch } from '@/store/storeHooks'
import { findOwnReview, writeEnded } from './ownReview'
import { newReviewOf } from './reviewForm'
import type { SendingEnd } from './reviewFormMachine'
import { normalized } from './reviewLabels'
import { createErrorCleared, createRefused, writeConfirmed } from './slice'

/** How sending ended; a refusal's reason is in the state (`errors.create`). */
export interface SubmitResult {
  end: SendingEnd
  /** The created review's, if the server told it. */
  reviewId?: string | undefined
  /** What the form says of a refusal without words of the server, in place of `errors.create` (Q115). */
  advice?: string
  /** The server's words for single fields. */
  fields?: Errors<ReviewValues>
}

/** What is sent, and the names that a reply may leave out. */
export interface Submission {
  business: Pick<Business, '_id'> & Partial<Pick<Business, 'name' | 'url'>>
  /** The signed-in user, as far as known, and the one who began the text. */
  author: { id: string | undefined; name?: string | undefined; owner?: string | undefined }
  form: ReviewValues
}

const INAPPROPRIATE = 'Komenti përmban gjuhë të papërshtatshme. Ju lutem hiqni fjalët fyese dhe provoni përsëri.'
/** Used if the server sends no message. */
const EXISTS = 'Ti ke lënë tashmë një koment për këtë biznes.'
const NO_USER = 'Nuk arritëm ta lidhim komentin me llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.'

const LEFT = 'Dole nga llogaria para se të vinte përgjigjja. Hyr përsëri dhe dërgoje edhe një herë.'
const brokenOff: AppError = { kind: 'unauthenticated', status: 0, message: LEFT, serverMessage: LEFT }

/** What can be done about a status without words of the server; 0 is no answer. */
const advice: Partial<Record<number, string>> = {
  0: 'Nuk morëm përgjigje. Kontrollo lidhjen me internetin dhe provo përsëri.',
  400: 'Komenti nuk u pranua. Kontrolloje dhe provo përsëri.',
  401: 'Nuk arritëm të vërtetojmë llogarinë tënde. Hyr përsëri dhe dërgoje edhe një herë.',
  404: 'Biznesi që kërkoni nuk ekziston ose është fshirë.',
  413: 'Komenti është shumë i gjatë. Shkurtoje dhe provo përsëri.',
  429: 'Ke dërguar shumë kërkesa. Prit pak dhe provo përsëri.',
}

/** Ends as the server refused it: with our text for bad language (told by its code), else with its words. */
function refuseAs(dispatch: AppDispatch, { status, message, serverMessage, body, code }: AppError): SubmitResult {
  const isLanguage = (body as { code?: unknown } | undefined)?.code === 'INAPPROPRIATE_LANGUAGE'
  const words = isLanguage ? INAPPROPRIATE : serverMessage
  return {
    ...refuse(dispatch, words ?? message, code),
    ...(!words && { advice: advice[status] ?? 'Pati një gabim në server. Provo përsëri pas pak.' }),
  }
}

/** Only the form's own fields: the server may name others. */
const ownFields = (fields: Record<string, string> = {}): Errors<ReviewValues> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(blankReview, name)))

/** The author's id; undefined if unknown, or if the stored session is another user's, perhaps unnoticed here (Q72). */
async function findSender(dispatch: AppDispatch, { id, owner }: Submission['author']): Promise<string | undefined> {
  const userId = await findUserId(dispatch, id)
  return userId === (owner ?? userId) && isSessionOf(userId) ? userId : undefined
}

/** Ends without a review; the state says why. */
function refuse(dispatch: AppDispatch, message: string, code?: string, end: SendingEnd = 'refused'): SubmitResult {
  dispatch(createRefused({ message, code }))
  return { end }
}

/** Whether both have the same words, white space apart. */
export const isSameText = (one: Partial<ReviewValues>, other: Partial<ReviewValues>): boolean =>
  wordNames.every((name) => normalized(one[name] ?? '') === normalized(other[name] ?? ''))

/** How a failed call ended: it, or an earlier one whose answer was lost, may have saved the review all the same. */
async function endOfFailed(dispatch: AppDispatch, sent: NewReview, failure: AppError): Promise<SubmitResult> {
  const { code, serverMessage, fields } = failure
  const exists = code === 'REVIEW_ALREADY_EXISTS'
  let own: Review | null | undefined
  const look = async () => {
    own = await dispatch(findOwnReview(sent.business, sent.user))
    return own === undefined ? undefined : own !== null
  }
  if (isUnanswered(failure)) await wasDone(look)
  else if (exists) await look()
  if (own && own.rating === sent.rating && isSameText(own, sent)) {
    dispatch(writeConfirmed('create'))
    dispatch(writeEnded(sent.business, true))
    return { end: 'created', reviewId: own._id }
  }
  if (own || exists) return refuse(dispatch, serverMessage ?? EXISTS, code, 'alreadyReviewed')
  return { ...refuseAs(dispatch, failure), fields: ownFields(fields) }
}

/** Sends a signed-in user's review, once. Without a user id nothing is sent. */
export const submitReview =
  ({ business, author, form }: Submission) =>
  async (dispatch: AppDispatch): Promise<SubmitResult> => {
    const epoch = sessionEpoch()
    const { _id: businessId, name, url } = business
    const userId = await findSender(dispatch, author)
    if (!userId) return refuse(dispatch, NO_USER)
    const newReview = newReviewOf(form, businessId, userId)
    const sending = dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }, { track: false }))
    dispatch(
      rowCompleted({
        requestId: sending.requestId,
        fields: {
          user: { _id: userId, ...(author.name && { name: author.name }) },
          business: { _id: businessId, ...(name && { name }), ...(url && { website: url }) },
        },
      }),
    )
    const { data, error } = await sending
    if (data) {
      dispatch(writeEnded(businessId, !data.data))
      return { end: 'created', reviewId: data.data?._id }
    }
    if (hasSessionExpired(epoch, dispatch)) return { end: 'sessionExpired' }
    // A log-out, here or in another tab, breaks off every call, whether or not it has reached the server.
    if (isSessionOf(userId)) return endOfFailed(dispatch, newReview, hasTokens() ? (error as AppError) : brokenOff)
    // The error is not for the next user to see.
    dispatch(createErrorCleared())
    return { end: 'refused' }
  }

/** Stores the form and opens /login, after which it is sent; if a session has ended, for that user only (Q72). */
export const keepForLogin =
  (key: TextKey, form: ReviewValues) =>
  (dispatch: AppDispatch): SubmitResult => {
    const redirectPath = writePath(key.businessId)
    waitForLogin(key, form, redirectPath, Date.now())
    rememberRedirect(redirectPath)
    const state = { from: redirectPath, message: 'Hyr për të komentuar për këtë biznes.' }
    dispatch(navigationRequested({ to: routes.login, state }))
    return { end: 'keptForLogin' }
  }
