// How the session changes beside the account calls: by log-out, and by what other tabs store, which share the session.
// After any such event the API cache and the storage forget a user who is gone.

import type { TypedStartListening } from '@reduxjs/toolkit'
import { baseApi, logoutCall } from '@/api'
import { routes } from '@/lib/paths'
import { loggedOutKey } from '@/lib/storageKeys'
import { idOf, readClaims, userFromClaims } from '@/session/claims'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { readStoredUser } from '@/session/storedUser'
import { clearSession, readTokens } from '@/session/tokens'
import { tellTabs } from '@/storage/tabNews'
import { navigationRequested } from '@/store/navigationEvents'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { scheduleSessionCheck } from './checkSession'
import { authEvents } from './slice'

/**
 * Logs out: this browser first, then the server. Nobody is signed in when this returns, whatever the server does. Home
 * is requested first, so that no guard interferes (Q04). The promise ends with the server's answer and never rejects.
 */
export const logOut =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): Promise<unknown> => {
    const { user } = getState().auth
    const call = logoutCall()
    dispatch(navigationRequested({ to: routes.home }))
    dispatch(loggedOut())
    // From the storage alone, other tabs cannot tell this from a session that expired.
    if (user) tellTabs(loggedOutKey, user._id)
    return dispatch(call)
  }

/** Who is signed in according to the storage; undefined while another tab is still writing it. */
function storedOwner(accessToken: string | null) {
  const claimed = idOf(readClaims(accessToken)) ? userFromClaims(accessToken) : undefined
  return accessToken ? (readStoredUser() ?? claimed) : undefined
}

/** Compares the state with the storage: nobody signed in any more, a different user, or a renamed user (S14 to S16). */
export const followStorage =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const { user, loading, isAuthenticated } = getState().auth
    const { accessToken, refreshToken } = readTokens()
    if (!accessToken && !refreshToken) {
      if (user || loading) dispatch(loggedOut())
      return
    }
    const owner = storedOwner(accessToken)
    if (!owner) return
    // A user who has just verified an e-mail here is known, but not signed in.
    if (!isAuthenticated || owner._id !== user?._id) dispatch(loginSucceeded({ user: owner }))
    else if (owner.name !== user.name || owner.email !== user.email) {
      dispatch(authEvents.SET_USER({ ...user, ...owner }))
    }
  }

/** Starts the listeners of the session. */
export function addAuthListeners(startListening: TypedStartListening<RootState, AppDispatch>): void {
  // Nothing of the user may stay: no tokens, no stored user, nothing the server told them (trap 4).
  startListening({
    actionCreator: loggedOut,
    effect: (_, { dispatch }) => {
      clearSession()
      dispatch(baseApi.util.resetApiState())
    },
  })
  // The next user on the same page must not see what was loaded for the previous one.
  startListening({
    actionCreator: loginSucceeded,
    effect: ({ payload }, { dispatch, getOriginalState }) => {
      const before = getOriginalState().auth.user
      if (before && before._id !== payload.user._id) dispatch(baseApi.util.resetApiState())
    },
  })
  // Of an account that replaced another, only the token is known (Q74). A check under way ends first.
  startListening({
    actionCreator: authErrorSet,
    effect: ({ meta }, { dispatch }) => {
      if (meta?.code === 'accountChanged') scheduleSessionCheck(dispatch)
    },
  })
}
