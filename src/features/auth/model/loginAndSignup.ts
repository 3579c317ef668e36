// Logging in and signing up. Each dispatches the slice's events and tells the screen how it ended.
import { type AppError, accountsApi } from '@/api'
import type { Credentials, SignupForm } from '@/api/endpoints/generated/types'
import { isEmailAddress } from '@/lib/safeUrl'
import { authErrorSet, loginSucceeded } from '@/session/events'
import { userOfSession } from '@/session/storedUser'
import { hasSessionBegun, sessionEpoch } from '@/session/tokens'
import { rememberPendingEmail } from '@/storage/pendingEmail'
import { adoptUnsentTexts } from '@/storage/unsentTextEvents'
import type { AppDispatch } from '@/store/storeHooks'
import { type AccountResult, failureCode, failureText, untracked } from './accountResults'
import { checkSession } from './checkSession'
import { authEvents } from './slice'

/** What to say of a log-in that failed without words. */
const LOGIN_FAILED = 'Gabim në identifikimin'

/** How a sign-up ended; the last two when it worked. */
export interface SignUpResult extends AccountResult {
  requiresVerification?: boolean
  /** Where the e-mail for verification went. */
  email?: string
}

/**
 * Why a log-in failed, by the failure or the message of an answer without tokens. An e-mail that is not verified is known by the
 * server's code, a 403, or the words shown.
 */
function loginProblem(failure: AppError | undefined, message = LOGIN_FAILED) {
  const text = failure ? (Object.values(failure.fields ?? {})[0] ?? failureText(failure, LOGIN_FAILED)) : message
  const isUnverified =
    failure?.code === 'EMAIL_NOT_VERIFIED' || failure?.status === 403 || /verifik|verified/i.test(text)
  return { text, code: isUnverified ? ('unverified' as const) : failure && failureCode(failure) }
}

/**
 * Logs in. `error` is the first field's message, the server's words, or one of two fallbacks; it is in
 * the state too. The screen decides where to go next: `destinationAfterLogin`.
 */
export const logIn =
  ({ email, password }: Credentials) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const epoch = sessionEpoch()
    dispatch(authEvents.CLEAR_ERROR())
    dispatch(authEvents.SET_LOGIN_LOADING(true))
    const call = accountsApi.endpoints.login.initiate({ credentials: { email, password } }, untracked)
    const { data, error } = await dispatch(call)
    // Another log-in, here or in another tab, or a log-out has taken its place: its result is ignored.
    if ((error as AppError | undefined)?.code === 'SESSION_REPLACED') return { success: false }
    // The base query keeps the tokens; an answer without any is no login.
    if (!data || !hasSessionBegun(epoch)) {
      const { text, code } = loginProblem(error as AppError | undefined, data?.message)
      dispatch(authErrorSet(text, code))
      return { success: false, error: text }
    }
    const { user } = data.data
    const known = userOfSession(user)
    adoptUnsentTexts(known._id, Date.now())
    dispatch(loginSucceeded({ user: known }))
    // The log-in must not wait for the profile to load.
    if (!user) void dispatch(checkSession())
    return { success: true, ...(data.message && { message: data.message }) }
  }

/** Opens an account; the server says whether an e-mail must be verified. */
export const signUp =
  ({ name, email, password }: SignupForm) =>
  async (dispatch: AppDispatch): Promise<SignUpResult> => {
    dispatch(authEvents.CLEAR_ERROR())
    dispatch(authEvents.SET_SIGNUP_LOADING(true))
    const call = accountsApi.endpoints.signup.initiate({ signupForm: { name, email, password } }, untracked)
    const { data, error } = await dispatch(call)
    if (!data) {
      const failure = error as AppError
      const text = failureText(failure, 'Gabim në regjistrimin')
      dispatch(authErrorSet(text, failureCode(failure)))
      return { success: false, error: text, ...(failure.fields && { validationErrors: failure.fields }) }
    }
    const message = data.message ?? 'Kontrollo email-in tënd për verifikim'
    // A server may answer with something that no e-mail can be sent to.
    const address = data.email && isEmailAddress(data.email) ? data.email : email
    const opened = { requiresVerification: data.requiresVerification, email: address, message }
    rememberPendingEmail(opened.email)
    dispatch(authEvents.SIGNUP_SUCCESS(opened))
    // The notice shown on /verify-email has its own default text (Q15).
    return { success: true, ...opened, message: data.message ?? 'Kemi dërguar një email verifikimi.' }
  }
