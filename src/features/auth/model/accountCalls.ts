// Calls that change the account, each with the result its screen shows.
import { type AppError, accountsApi, findUserId, hasSessionExpired, isUnanswered, usersApi, wasDone } from '@/api'
import { routes } from '@/lib/paths'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { authErrorSet, loggedOut } from '@/session/events'
import { isSessionOf } from '@/session/storedUser'
import { hasTokens, sessionEpoch } from '@/session/tokens'
import { forgetBusinessDrafts } from '@/storage/businessDraft'
import { dropRedirect } from '@/storage/pendingRedirect'
import { keepSaved } from '@/storage/savedBusinesses'
import { forgetUnsentTexts } from '@/storage/unsentTextEvents'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { type AccountResult, failureText, untracked } from './accountResults'
import { selectUserId } from './selectors'
import { followStorage } from './sessionChanges'

/** How a change of password ended; `sessionExpired`: the user has to sign in again. */
export interface ChangePasswordResult extends AccountResult {
  sessionExpired?: boolean
}

/** How a reset of the password ended. */
export interface ResetPasswordResult {
  success: boolean
  error?: string
}

/** How the deletion of the account ended. */
export type DeleteAccountResult = Omit<AccountResult, 'validationErrors'>

const CHANGE_EXPIRED = 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'

/**
 * What becomes of a call about an account that the stored session is not of: another tab has signed somebody else in, and this one
 * learns it here (Q72). Undefined where the session is this user's.
 */
const endOfForeign =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): DeleteAccountResult | undefined => {
    const user = selectUserId(getState())
    if (user === undefined || isSessionOf(user)) return undefined
    dispatch(followStorage())
    dispatch(authErrorSet(ACCOUNT_CHANGED, 'accountChanged'))
    return { success: false, error: ACCOUNT_CHANGED }
  }

/** Changes the password of the signed-in user. */
export const changePassword =
  (currentPassword: string, newPassword: string) =>
  async (dispatch: AppDispatch): Promise<ChangePasswordResult> => {
    const foreign = dispatch(endOfForeign())
    if (foreign) return foreign
    const epoch = sessionEpoch()
    const body = { currentPassword, newPassword }
    const { data, error } = await dispatch(accountsApi.endpoints.changePassword.initiate({ body }, untracked))
    if (data) return { success: true, message: data.message ?? 'Fjalëkalimi u ndryshua me sukses' }
    const failure = error as AppError
    const hasEnded = hasSessionExpired(epoch, dispatch)
    // The dialog is gone with the session: /login says it instead.
    if (hasEnded) dispatch(authErrorSet(CHANGE_EXPIRED, 'sessionExpired'))
    if (hasEnded || failure.code === 'SESSION_OVER')
      return { success: false, error: CHANGE_EXPIRED, sessionExpired: true }
    const text = failure.serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit'
    return { success: false, error: text, ...(failure.fields && { validationErrors: failure.fields }) }
  }

/** Sets a new password with the token of the e-mail. */
export const resetPassword =
  (token: string, password: string) =>
  async (dispatch: AppDispatch): Promise<ResetPasswordResult> => {
    if (!token) return { success: false, error: 'Token i rivendosjes së fjalëkalimit mungon' }
    const call = accountsApi.endpoints.resetPassword.initiate({ body: { token, password } }, untracked)
    const { error } = await dispatch(call)
    if (!error) return { success: true }
    return { success: false, error: (error as AppError).serverMessage ?? 'Gabim në ndryshimin e fjalëkalimit' }
  }

/**
 * Requests a link for a new password. The dialog keeps its own state: its errors are not
 * errors of the log-in behind it.
 */
export const requestPasswordReset =
  (email: string) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const call = accountsApi.endpoints.forgotPassword.initiate({ body: { email } }, untracked)
    const { data, error } = await dispatch(call)
    if (!data) return { success: false, error: failureText(error as AppError, 'Gabim në dërgimin e email-it') }
    return { success: true, message: data.message ?? 'Linku për rivendosjen e fjalëkalimit u dërgua në email' }
  }

/** The message for a failed deletion (Q21): the server's, else one text for a refusal and another for a failure. */
function deletionError({ serverMessage, status }: AppError): string {
  return serverMessage ?? (status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë')
}

/** The account of a store whose deletion had no answer: a session that is refused from then on is that of a deleted account. */
const unanswered = new WeakMap<AppDispatch, string>()

/**
 * Whether the server refused the session of that epoch, or knows no such account; a log-out by the user does not count. The end of a
 * session aborts calls under way: their failure tells nothing.
 */
const isRefused =
  (epoch: number, failure: AppError | undefined) =>
  (dispatch: AppDispatch): boolean =>
    sessionEpoch() === epoch
      ? hasTokens() && [401, 404].includes(failure?.status ?? 0)
      : hasSessionExpired(epoch, dispatch)

/** Whether the account of the session is deleted; undefined where the server does not tell. */
const isAccountGone =
  (epoch: number) =>
  async (dispatch: AppDispatch): Promise<boolean | undefined> => {
    if (sessionEpoch() !== epoch) return undefined // by a log-out
    const asked = accountsApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })
    const { data, error } = await dispatch(asked)
    // A query that failed still has its last answer.
    if (data && !error) return false
    return dispatch(isRefused(epoch, error as AppError | undefined)) || undefined
  }

/**
 * Whether the account is deleted though the call failed: by a look at the server after no answer, and after a refusal if an earlier
 * call had no answer.
 */
const wasDeleted =
  (id: string, epoch: number, failure: AppError) =>
  async (dispatch: AppDispatch): Promise<boolean | undefined> => {
    if (!isUnanswered(failure)) return unanswered.get(dispatch) === id && dispatch(isRefused(epoch, failure))
    if (!hasTokens()) return false
    unanswered.set(dispatch, id)
    return wasDone(() => dispatch(isAccountGone(epoch)))
  }

/**
 * Deletes the signed-in user's own account; the user is then logged out at `/`, where the message is shown (Q04:
 * navigation to home comes first, so that no guard interferes).
 */
export const deleteAccount =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<DeleteAccountResult> => {
    const foreign = dispatch(endOfForeign())
    if (foreign) return foreign
    const id = await findUserId(dispatch, selectUserId(getState()))
    if (!id) return { success: false, error: 'Could not determine user ID' }
    const epoch = sessionEpoch()
    const { data, error } = await dispatch(usersApi.endpoints.deleteUser.initiate({ id }, untracked))
    if (!data && !(await dispatch(wasDeleted(id, epoch, error as AppError))))
      return { success: false, error: deletionError(error as AppError) }
    // All that this browser keeps of the user goes with the account; `loggedOut` removes the rest (Q78).
    forgetUnsentTexts(id)
    forgetBusinessDrafts(id)
    dropRedirect()
    keepSaved([])
    const message = data?.message ?? 'Llogaria u fshi me sukses'
    dispatch(navigationRequested({ to: routes.home, state: { message, isSuccess: true } }))
    dispatch(loggedOut())
    return { success: true, message }
  }
