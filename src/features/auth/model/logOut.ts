// Logging out by wish: this browser first, then the server.
import { logoutCall } from '@/api'
import { routes } from '@/lib/paths'
import { loggedOut } from '@/session/events'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch } from '@/store/storeHooks'

/**
 * Nobody is signed in when this returns, whatever the server does. Home is requested first, so that no guard
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
