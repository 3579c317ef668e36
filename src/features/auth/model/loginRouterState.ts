// The router state that /login gets, and that /login, /signup and /verify-email pass on: it can hold anything (Q53).

/** Each field is only there if its value is valid. */
export interface LoginRouterState {
  /** Path with query that the visitor came from. Unchecked: use `destinationAfterLogin` or `safePath` on it. */
  from?: string
  message?: string
  isSuccess?: boolean
  /** The name given at sign-up, for a visitor who goes back to correct it; /login takes the address. */
  name?: string
  email?: string
  /** The page before has asked for the e-mail again. */
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
