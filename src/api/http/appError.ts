// The one shape of a failed call above the base query.

/** What kind of failure; screens choose their text by it. */
export type AppErrorKind =
  | 'network'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'rateLimited'
  | 'invalid'
  | 'unexpected'

/** A failed call as plain data, so that the action log can hold it. */
export interface AppError {
  kind: AppErrorKind
  /** HTTP status; 0 when no answer came. */
  status: number
  /** The server's message, else the specification's fallback. */
  message: string
  /** The server's own message, when it sent one: screens with a fallback of their own look here. */
  serverMessage?: string
  /** The server's code, or one for its words (readResponse.ts), or how the session ended (bearer.ts, reauth.ts). */
  code?: string
  /** Field to message, for kind `invalid`. */
  fields?: Record<string, string>
  /** Seconds to wait, for kind `rateLimited` when the server said so. */
  retryAfter?: number
  /** The body of a failed review call. */
  body?: unknown
  /** Of a write: it never left this device. */
  isLocal?: boolean
  /** Of a write: the same one was sent before, and its answer was lost. That one may have been done. */
  isSecondTry?: boolean
}

/** Whether a value thrown by `unwrap()` or found in a rejected action is an AppError. */
export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && 'kind' in value && 'status' in value && 'message' in value
}

/** The call was not, or not rightly, authenticated; logic goes by the code. */
export const unauthenticated = (message: string, reason: Partial<AppError> = {}): AppError => ({
  kind: 'unauthenticated',
  status: 401,
  ...reason,
  message,
})

/** The session is over, or is not the one the call belonged to. */
export const sessionOver = (): AppError =>
  unauthenticated('Session expired. Please log in again.', { code: 'SESSION_OVER' })

/** The session ended or changed meanwhile: the answer must not be used. */
export const sessionReplaced = (): AppError => ({ ...sessionOver(), code: 'SESSION_REPLACED' })

/** The error with the server's own words, if it sent any. */
export const inWordsOf = (serverMessage: string | undefined, error: AppError): AppError =>
  serverMessage ? { ...error, serverMessage } : error
