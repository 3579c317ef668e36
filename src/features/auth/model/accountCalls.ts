// Calls that change the account, each with the result its screen shows.
import { type AppError, accountsApi, findUserId, hasSessionExpired, usersApi } from '@/api'
import { routes } from '@/lib/paths'
import { ACCOUNT_CHANGED } from '@/session/constants'
import { authErrorSet, loggedOut } from '@/session/events'
import { isSessionOf } from '@/session/storedUser'
import { sessionEpoch } from '@/session/tokens'
import { forgetBusinessDrafts } from '@/storage/businessDraft'
import { dropRedirect } from '@/storage/redirectAfterLogin'
import { forgetTextsOf } from '@/storage/reviewTexts'
import { keepSaved } from '@/storage/savedBusinesses'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { type AccountResult, failedResult, failureText, untracked, wasDoneBefore } from './accountResults'
import { selectUserId } from './selectors'
import { followStorage } from './sessionChanges'

/** Said when no answer came, though the server may have done it. */
const MAY_BE_CHANGED = 'Nuk e dimë nëse fjalëkalimi u ndryshua; provo të hysh me fjalëkalimin e ri.'
const MAY_BE_DELETED = 'Nuk e dimë nëse llogaria u fshi. Hyr përsëri për ta parë.'

const CHANGE_FAILED = 'Gabim në ndryshimin e fjalëkalimit'
const CHANGE_EXPIRED = 'Sesioni ka skaduar. Ju lutemi hyni përsëri.'

/** A failure if another tab has signed in somebody else, which this tab then takes over (Q72); undefined otherwise. */
const endOfForeign =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): AccountResult | undefined => {
    const user = selectUserId(getState())
    if (user === undefined || isSessionOf(user)) return undefined
    dispatch(followStorage())
    dispatch(authErrorSet(ACCOUNT_CHANGED, 'accountChanged'))
    return { success: false, error: ACCOUNT_CHANGED }
  }

/** Changes the password of the signed-in user. */
export const changePassword =
  (currentPassword: string, newPassword: string) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const foreign = dispatch(endOfForeign())
    if (foreign) return foreign
    const epoch = sessionEpoch()
    const body = { currentPassword, newPassword }
    const { data, error } = await dispatch(accountsApi.endpoints.changePassword.initiate({ body }, untracked))
    const failure = error as AppError
    if (data || wasDoneBefore(failure, 'currentPassword'))
      return { success: true, message: data?.message ?? 'Fjalëkalimi u ndryshua me sukses' }
    const hasEnded = hasSessionExpired(epoch, dispatch)
    // The dialog is gone with the session: /login says it instead.
    if (hasEnded) dispatch(authErrorSet(CHANGE_EXPIRED, 'sessionExpired'))
    if (hasEnded || failure.code === 'SESSION_OVER')
      return { success: false, error: CHANGE_EXPIRED, sessionExpired: true }
    const failed = failedResult(failure, CHANGE_FAILED, MAY_BE_CHANGED)
    return { ...failed, ...(failure.fields && { validationErrors: failure.fields }) }
  }

/** Sets a new password with the token of the e-mail. */
export const resetPassword =
  (token: string, password: string) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    if (!token) return { success: false, error: 'Token i rivendosjes së fjalëkalimit mungon' }
    const call = accountsApi.endpoints.resetPassword.initiate({ body: { token, password } }, untracked)
    const { error } = await dispatch(call)
    // A refusal in words that names no field is about the token, which the first try has used.
    const failure = error as AppError | undefined
    const words = failure?.serverMessage
    if (!failure || wasDoneBefore({ ...(words && { fields: { token: words } }), ...failure }, 'token'))
      return { success: true }
    return failedResult(failure, CHANGE_FAILED, MAY_BE_CHANGED)
  }

/** Requests a link for a new password. Its errors stay in its dialog: they are not those of the log-in behind it. */
export const requestPasswordReset =
  (email: string) =>
  async (dispatch: AppDispatch): Promise<AccountResult> => {
    const call = accountsApi.endpoints.forgotPassword.initiate({ body: { email } }, untracked)
    const { data, error } = await dispatch(call)
    if (!data) return { success: false, error: failureText(error as AppError, 'Gabim në dërgimin e email-it') }
    return { success: true, message: data.message ?? 'Linku për rivendosjen e fjalëkalimit u dërgua në email' }
  }

/** Whether a second try, after a lost answer, says in words that the account is unknown; a gateway has no words. */
const isUnknownNow = ({ isSecondTry, status, serverMessage }: AppError): boolean =>
  isSecondTry === true && [404, 410].includes(status) && serverMessage !== undefined

/**
 * Deletes the signed-in user's account and logs out at `/`, which shows the message; going home comes first, so that no
 * guard interferes (Q04). Only the server's answer counts as deleted, or that it no longer knows the account when asked
 * again after a lost answer (Q109). Until then everything kept for the user stays.
 */
export const deleteAccount =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<AccountResult> => {
    const foreign = dispatch(endOfForeign())
    if (foreign) return foreign
    const id = await findUserId(dispatch, selectUserId(getState()))
    if (!id) return { success: false, error: 'Could not determine user ID' }
    const epoch = sessionEpoch()
    const { data, error } = await dispatch(usersApi.endpoints.deleteUser.initiate({ id }, untracked))
    if (!data && !isUnknownNow(error as AppError)) {
      // The dialog is gone with the session: /login says it instead.
      if (hasSessionExpired(epoch, dispatch)) dispatch(authErrorSet(MAY_BE_DELETED, 'sessionExpired'))
      const { status } = error as AppError
      const fallback = status === 200 ? 'Fshirja e llogarisë dështoi' : 'Gabim gjatë fshirjes së llogarisë'
      return failedResult(error as AppError, fallback, MAY_BE_DELETED)
    }
    // All that this browser keeps of the user goes with the account; `loggedOut` removes the rest (Q78).
    forgetTextsOf(id)
    forgetBusinessDrafts(id)
    dropRedirect()
    keepSaved([])
    const message = data?.message ?? 'Llogaria u fshi me sukses'
    dispatch(navigationRequested({ to: routes.home, state: { message, isSuccess: true } }))
    dispatch(loggedOut())
    return { success: true, message }
  }
