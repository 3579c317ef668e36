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

/** How a sign-up ended; the last two when it worked. */
export interface SignUpResult extends AccountResult {
  requiresVerification?: boolean
  /** Where the e-mail for verification went. */
  email?: string
}

/**
 * Logs in. `error` is the first field's message, the server's words, or one of two fallbacks; it is in
 * the state too. The screen decides where to go next: `destinationAfterLogin` (Q03).
 */
export const logIn =
  ({ email, password }: Credentials) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const epoch = sessionEpoch()
    dispatch(authEvents.CLEAR_ERROR())
    dispatch(authEvents.SET_LOGIN_LOADING(true))
    const call = accountsApi.endpoints.login.initiate({ credentials: { email, password } }, untracked)
    const { data, error } = await dispatch(call)
    // The base query keeps the tokens; an answer without any is no login.
    if (!data || !hasSessionBegun(epoch)) {
      const fallback = 'Gabim në identifikimin'
      const failure = error as AppError | undefined
      const text = failure
        ? (Object.values(failure.fields ?? {})[0] ?? failureText(failure, fallback))
        : (data?.message ?? fallback)
      dispatch(authErrorSet(text, failure && failureCode(failure)))
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
