// Verifying the e-mail address of a new account.
import { type AppError, accountsApi } from '@/api'
import { authErrorSet } from '@/session/events'
import { userOfSession } from '@/session/storedUser'
import { hasSessionBegun, sessionEpoch } from '@/session/tokens'
import { dropPendingEmail, readPendingEmail, rememberPendingEmail } from '@/storage/pendingEmail'
import { adoptUnsentTexts } from '@/storage/unsentTextEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { type AccountResult, failureCode, failureText, isPassing, untracked } from './accountResults'
import { authEvents } from './slice'

/** Requests since the page was loaded, by store and token: a link works once, so it is sent once (X30), or until the server has answered. */
const requestedTokens = new WeakMap<AppDispatch, Map<string, Promise<AccountResult>>>()

async function requestOnce(token: string, dispatch: AppDispatch): Promise<AccountResult> {
  const epoch = sessionEpoch()
  dispatch(authEvents.CLEAR_ERROR())
  dispatch(authEvents.SET_VERIFICATION_LOADING(true))
  const { data, error } = await dispatch(accountsApi.endpoints.verifyEmail.initiate({ token }, untracked))
  if (!data) {
    const offline = 'Gabim në lidhje me serverin gjatë verifikimit'
    const text = failureText(error as AppError, 'Gabim në verifikimin e email-it', offline)
    const isGivenUp = (error as AppError).code === 'SESSION_REPLACED'
    dispatch(
      isGivenUp ? authEvents.SET_VERIFICATION_LOADING(false) : authErrorSet(text, failureCode(error as AppError)),
    )
    return { success: false, error: text, ...(isPassing(error as AppError) && { canRetry: true }) }
  }
  // Verified does not mean signed in: that takes tokens, which the answer may bring.
  const authenticated = hasSessionBegun(epoch)
  const named = data.data?.user
  const user = authenticated ? userOfSession(named) : (named ?? null)
  const message = data.message ?? 'Email-i u verifikua me sukses'
  dropPendingEmail()
  if (authenticated && user) adoptUnsentTexts(user._id, Date.now())
  dispatch(authEvents.VERIFY_EMAIL_SUCCESS({ user, message, authenticated }))
  // The screen has its own default text (Q15).
  return { success: true, message: data.message ?? 'Email u verifikua me sukses!' }
}

/**
 * Uses the token of a verification link. However often it is called, each token is sent once per page load, and every caller
 * gets the same result; where it `canRetry`, the next call sends it again. Only `selectIsAuthenticated` says whether the user is signed in afterwards.
 */
export const verifyEmail =
  (token: string) =>
  (dispatch: AppDispatch): Promise<AccountResult> => {
    const results = requestedTokens.get(dispatch) ?? new Map<string, Promise<AccountResult>>()
    requestedTokens.set(dispatch, results)
    const result = results.get(token) ?? requestOnce(token, dispatch)
    results.set(token, result)
    // The link may be as good as before.
    void result.then(({ canRetry }) => canRetry && results.delete(token))
    return result
  }

/** Sends the e-mail again; text and loading are in the state, where the screen shows them. The last ones stay until the answer. */
export const resendVerification =
  (email: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<AccountResult> => {
    dispatch(authEvents.SET_RESEND_LOADING(true))
    const call = accountsApi.endpoints.resendVerification.initiate({ body: { email } }, untracked)
    const { data, error } = await dispatch(call)
    // Who has left the screen is not told on another one.
    const isAwaited = getState().auth.resendLoading
    if (!data) {
      const text = failureText(error as AppError, 'Gabim në dërgimin e email-it')
      if (isAwaited) {
        dispatch(authEvents.CLEAR_SUCCESS_MESSAGE())
        dispatch(authErrorSet(text, failureCode(error as AppError)))
      }
      return { success: false, error: text }
    }
    const message = data.message ?? 'Email-i i verifikimit u dërgua përsëri'
    dispatch(authEvents.SET_RESEND_LOADING(false))
    if (isAwaited) {
      dispatch(authEvents.CLEAR_ERROR())
      dispatch(authEvents.SET_SUCCESS_MESSAGE(message))
    }
    return { success: true, message }
  }

/**
 * Puts the e-mail address that waits for verification into the state (`userEmail`, `pendingVerification`) and returns it: the state's,
 * else the stored
 * one, else the one in the page's URL, which is then stored. Undefined when there is none.
 */
export const recallPendingEmail =
  (fromAddress?: string | null) =>
  (dispatch: AppDispatch, getState: () => RootState): string | undefined => {
    const known = getState().auth.userEmail ?? readPendingEmail()
    if (!known && fromAddress) rememberPendingEmail(fromAddress)
    const email = known ?? readPendingEmail()
    if (email && !getState().auth.pendingVerification) dispatch(authEvents.SET_PENDING_VERIFICATION(true))
    if (email && email !== getState().auth.userEmail) dispatch(authEvents.SET_USER_EMAIL(email))
    return email
  }
