// What the screens around an unverified account pass to one another beside the way back: router state, which can hold anything (Q53).

/** Each only if it is what it should be. */
export interface SignupRouterState {
  /** What the sign-up was sent with, for whoever goes back to correct it; the log-in takes the address. */
  name?: string
  email?: string
  /** The e-mail was asked for once more on the page before. */
  isResent?: boolean
}

/** Reads the router's state of /signup, /verify-email and /login. */
export function readSignupRouterState(state: unknown): SignupRouterState {
  const { name, email, isResent } = Object(state) as Record<string, unknown>
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof email === 'string' && { email }),
    ...(isResent === true && { isResent }),
  }
}
