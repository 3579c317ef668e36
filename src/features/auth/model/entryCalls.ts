// Log-in, sign-up and e-mail verification: each call dispatches the slice's events and returns the screen's result.
import { type AppError, accountsApi } from '@/api'
import type { Credentials, SignupForm } from '@/api/endpoints/generated/types'
import { isEmailAddress } from '@/lib/safeUrl'
import { authErrorSet, loginSucceeded } from '@/session/events'
import { userOfSession } from '@/session/storedUser'
import { hasSessionBegun, sessionEpoch } from '@/session/tokens'
import { dropPendingEmail, readPendingEmail, rememberPendingEmail } from '@/storage/pendingEmail'
import { claimTexts } from '@/storage/reviewTexts'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import {
  type AccountResult,
  failedResult,
  failureCode,
  failureText,
  isPassing,
  untracked,
  wasDoneBefore,
} from './accountResults'
import { checkSession } from './checkSession'
import { authEvents } from './slice'

const LOGIN_FAILED = 'Gabim në identifikimin'

/** Said of the page of another server, such as a hotel's: it says nothing of e-mail and password. */
const NO_ANSWER = 'Serveri nuk u përgjigj. Kontrollo lidhjen me internetin dhe provo përsëri.'

/** Whether another server has answered. */
const isForeign = (failure: AppError | undefined): boolean => failure?.code === 'UNREADABLE'

/** Added when no answer came and the account may have been opened. */
const MAY_BE_OPEN = 'Nuk e dimë nëse llogaria u hap; provo të hysh.'

/** Why a log-in failed. An unverified e-mail is known by the server's code, a 403, or the words of the message. */
function loginProblem(failure: AppError | undefined, message = LOGIN_FAILED) {
  const fallback = isForeign(failure) ? NO_ANSWER : LOGIN_FAILED
  const text = failure ? (Object.values(failure.fields ?? {})[0] ?? failureText(failure, fallback)) : message
  const isUnverified =
    failure?.code === 'EMAIL_NOT_VERIFIED' || failure?.status === 403 || /verifik|verified/i.test(text)
  return { text, code: isUnverified ? ('unverified' as const) : failure && failureCode(failure) }
}

/**
 * Logs in. `error` (in the state too) is a field's, the server's or our message; `canRetry`: it says nothing of e-mail
 * and password. Next: `destinationAfterLogin`.
 */
export const logIn =
  ({ email, password }: Credentials) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const epoch = sessionEpoch()
    dispatch(authEvents.CLEAR_ERROR())
    dispatch(authEvents.SET_LOGIN_LOADING(true))
    const call = accountsApi.endpoints.login.initiate({ credentials: { email, password } }, untracked)
    const { data, error } = await dispatch(call)
    // Another log-in or a log-out, here or in another tab, has replaced this one: its result is ignored.
    if ((error as AppError | undefined)?.code === 'SESSION_REPLACED') return { success: false }
    // The base query keeps the tokens; an answer without any is no login.
    if (!data || !hasSessionBegun(epoch)) {
      const { text, code } = loginProblem(error as AppError | undefined, data?.message)
      dispatch(authErrorSet(text, code))
      return { success: false, error: text, ...(isForeign(error as AppError) && { canRetry: true }) }
    }
    const { user } = data.data
    const known = userOfSession(user)
    claimTexts(known._id, Date.now())
    dispatch(loginSucceeded({ user: known }))
    // The log-in must not wait for the profile to load.
    if (!user) void dispatch(checkSession())
    return { success: true, ...(data.message && { message: data.message }) }
  }

/** Opens an account; the server says whether an e-mail must be verified. */
export const signUp =
  ({ name, email, password }: SignupForm) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    dispatch(authEvents.CLEAR_ERROR())
    dispatch(authEvents.SET_SIGNUP_LOADING(true))
    const call = accountsApi.endpoints.signup.initiate({ signupForm: { name, email, password } }, untracked)
    const { data, error } = await dispatch(call)
    const failure = error as AppError
    if (!data && !wasDoneBefore(failure, 'email')) {
      const failed = failedResult(failure, 'Gabim në regjistrimin', MAY_BE_OPEN)
      dispatch(authErrorSet(failed.error ?? '', failureCode(failure)))
      return { ...failed, ...(failure.fields && { validationErrors: failure.fields }) }
    }
    const message = data?.message ?? 'Kontrollo email-in tënd për verifikim'
    // The server may answer with something that is no e-mail address.
    const address = data?.email && isEmailAddress(data.email) ? data.email : email
    const opened = { requiresVerification: data?.requiresVerification ?? true, email: address, message }
    rememberPendingEmail(opened.email)
    dispatch(authEvents.SIGNUP_SUCCESS(opened))
    // The notice shown on /verify-email has its own default text (Q15).
    return { success: true, ...opened, message: data?.message ?? 'Kemi dërguar një email verifikimi.' }
  }

/** Requests since page load, by store and token: a link works once, so it is sent once (X30) until it `canRetry`. */
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
  // Verified is not signed in: that takes tokens, which the answer may bring.
  const authenticated = hasSessionBegun(epoch)
  const named = data.data?.user
  const user = authenticated ? userOfSession(named) : (named ?? null)
  const message = data.message ?? 'Email-i u verifikua me sukses'
  dropPendingEmail()
  if (authenticated && user) claimTexts(user._id, Date.now())
  dispatch(authEvents.VERIFY_EMAIL_SUCCESS({ user, message, authenticated }))
  // The screen has its own default text (Q15).
  return { success: true, message: data.message ?? 'Email u verifikua me sukses!' }
}

/**
 * Uses the token of a verification link. Each token is sent once per page load and every caller gets that result; after
 * one that `canRetry` the next call sends it again. Only `selectIsAuthenticated` tells if the user is then signed in.
 */
export const verifyEmail =
  (token: string) =>
  (dispatch: AppDispatch): Promise<AccountResult> => {
    const results = requestedTokens.get(dispatch) ?? new Map<string, Promise<AccountResult>>()
    requestedTokens.set(dispatch, results)
    const result = results.get(token) ?? requestOnce(token, dispatch)
    results.set(token, result)
    // The link may still be good.
    void result.then(({ canRetry }) => canRetry && results.delete(token))
    return result
  }

/** Sends the e-mail again; loading and text are in the state, where the last text stays until the answer. */
export const resendVerification =
  (email: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<AccountResult> => {
    dispatch(authEvents.SET_RESEND_LOADING(true))
    const call = accountsApi.endpoints.resendVerification.initiate({ body: { email } }, untracked)
    const { data, error } = await dispatch(call)
    // A user who has left the screen is not told elsewhere.
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
 * Puts the address that waits for verification into the state and returns it: the state's, else the stored one, else
 * the one in the page's URL, which is then stored. Undefined when there is none.
 */
export const recallPendingEmail =
  (fromAddress?: string) =>
  (dispatch: AppDispatch, getState: () => RootState): string | undefined => {
    const known = getState().auth.userEmail ?? readPendingEmail()
    if (!known && fromAddress) rememberPendingEmail(fromAddress)
    const email = known ?? readPendingEmail()
    if (email && !getState().auth.pendingVerification) dispatch(authEvents.SET_PENDING_VERIFICATION(true))
    if (email && email !== getState().auth.userEmail) dispatch(authEvents.SET_USER_EMAIL(email))
    return email
  }
