// How calls about the account end: plain results for the screens, and the texts of failures.
import { type AppError, isUnanswered } from '@/api'
import type { AuthErrorCode } from '@/session/events'

/** No answer came from the server. */
const NO_CONNECTION = 'Gabim në lidhje me serverin'

/** How a call about the account ended. */
export interface AccountResult {
  success: boolean
  /** What to say when it worked. */
  message?: string
  /** What to say when it failed. */
  error?: string
  /** What to say beside it where it may have been done all the same (Q110). */
  doubt?: string
  /** Not refused: no answer, or a server that could not; the same call may pass later. */
  canRetry?: boolean
  /** Field to message. */
  validationErrors?: Record<string, string>
  /** Of a change of password: the user has to sign in again. */
  sessionExpired?: boolean
  /** Of a sign-up that worked: whether the address must be verified, and which it is. */
  requiresVerification?: boolean
  email?: string
}

/** The mutations are not tracked in RTK Query's state: each screen gets its result, the slice its events. */
export const untracked = { track: false } as const

/** The code of a failure: no connection, also where the server's message names the server (Q17). */
export const failureCode = ({ status, serverMessage = '' }: AppError): AuthErrorCode | undefined =>
  status === 0 || serverMessage.toLowerCase().includes('serverin') ? 'network' : undefined

/** Whether the same call may pass later (`canRetry`). */
export const isPassing = ({ status }: AppError): boolean => status === 0 || status === 429 || status >= 500

/** The message for a failure: the server's, else the connection text if no answer came, else the call's own text. */
export const failureText = ({ status, serverMessage }: AppError, fallback: string, offline = NO_CONNECTION): string =>
  serverMessage ?? (status === 0 ? offline : fallback)

/** The result of a call that failed; `doubt` is said of one that may have been done all the same (Q109, Q110). */
export const failedResult = (failure: AppError, fallback: string, doubt: string): AccountResult => ({
  success: false,
  error: failureText(failure, fallback),
  ...((isUnanswered(failure) || failure.isSecondTry) && { doubt }),
})

/** The refusals with which a server answers what it has read. */
const refusals = [200, 400, 409, 410, 422]

/**
 * Whether a refusal says that the same call, whose answer was lost, was done (Q110): of its fields only the one is refused that its
 * success would have changed.
 */
export const wasDoneBefore = ({ isSecondTry, status, fields = {} }: AppError, field: string): boolean =>
  isSecondTry === true && refusals.includes(status) && Object.keys(fields).join() === field
