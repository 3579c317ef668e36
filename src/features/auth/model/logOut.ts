// Logging out by wish: this browser first, then the server.
import { logoutCall } from '@/api'
import { navigationRequested } from '@/lib/navigationEvents'
import { routes } from '@/lib/paths'
import type { AppDispatch } from '@/lib/storeHooks'
import { loggedOut } from '@/session/events'

/**
 * Nobody is signed in when this returns, whatever the server does (AUTHCALL-10). Home is requested first, so that no guard
 * interferes (Q04). The promise tells when the server has answered or could not; it never rejects.
 */
export const logOut =
  () =>
  (dispatch: AppDispatch): Promise<unknown> => {
    const call = logoutCall()
    dispatch(navigationRequested({ to: routes.home }))
    dispatch(loggedOut())
    return dispatch(call)
  }
