// What a page passes to /login, and what /login, /signup and /verify-email pass to one another: router state, which can hold anything (Q53).

/** Each only if it is what it should be. */
export interface LoginRouterState {
  /** Path with query that the visitor came from. Unchecked: `destinationAfterLogin` and `safePath` make it safe to go to. */
  from?: string
  /** Why they are here, or what has just been done. */
  message?: string
  /** The message reports a success. */
  isSuccess?: boolean
  /** What the sign-up was sent with, for whoever goes back to correct it; the log-in takes the address. */
  name?: string
  email?: string
  /** The e-mail was asked for once more on the page before. */
  isResent?: boolean
}

/** Reads the router's state of /login, /signup and /verify-email. */
export function readLoginRouterState(state: unknown): LoginRouterState {
  const { from, message, isSuccess, name, email, isResent } = Object(state) as Record<string, unknown>
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(isSuccess === true && { isSuccess }),
    ...(typeof name === 'string' && { name }),
    ...(typeof email === 'string' && { email }),
    ...(isResent === true && { isResent }),
  }
}
