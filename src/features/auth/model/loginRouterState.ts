// What a page passes to /login, and what is passed on from there: router state, which can hold anything (Q53).

/** Where the visitor came from and what to tell them; each only if it is a text. */
export interface LoginRouterState {
  /** Path with query. Unchecked: `destinationAfterLogin` and `safePath` make it safe to go to. */
  from?: string
  /** Why they are here, or what has just been done. */
  message?: string
  /** The message reports a success. */
  isSuccess?: boolean
}

/** Reads the router's state of /login, /signup and /verify-email. */
export function readLoginRouterState(state: unknown): LoginRouterState {
  if (typeof state !== 'object' || state === null) return {}
  const { from, message, isSuccess } = state as Record<string, unknown>
  return {
    ...(typeof from === 'string' && { from }),
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(isSuccess === true && { isSuccess }),
  }
}
