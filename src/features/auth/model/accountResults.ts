// How calls about the account end: plain results for the screens, and the texts of failures.
import { type AppError, isUnanswered } from '@/api'
import type { AuthErrorCode } from '@/session/events'

const NO_CONNECTION = 'Gabim në lidhje me serverin'

/** How a call about the account ended. */
export interface AccountResult {
  success: boolean
  message?: string
  error?: string
  /** Shown beside `error` where the call may have worked all the same (Q110). */
  doubt?: string
  /** Not refused: no answer, or a server that was unable; the same call may pass later. */
  canRetry?: boolean
  /** Field to message. */
  validationErrors?: Record<string, string>
  /** After a change of password: the user has to sign in again. */
  sessionExpired?: boolean
  /** After a sign-up: whether the address must be verified, and which one. */
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

/** The result of a failed call; `doubt` is added where it may have worked all the same (Q109, Q110). */
export const failedResult = (failure: AppError, fallback: string, doubt: string): AccountResult => ({
  success: false,
  error: failureText(failure, fallback),
  ...((isUnanswered(failure) || failure.isSecondTry) && { doubt }),
})

/** Status codes of a server that refuses what it has read. */
const refusals = [200, 400, 409, 410, 422]

/** Whether a retried call worked the first time, its answer lost (Q110): only the field that it changes is refused. */
export const wasDoneBefore = ({ isSecondTry, status, fields = {} }: AppError, field: string): boolean =>
  isSecondTry === true && refusals.includes(status) && Object.keys(fields).join() === field
