// The session in other tabs: what they store is this tab's session too.
import { idOf, readClaims, userFromClaims } from '@/session/claims'
import { loggedOut, loginSucceeded } from '@/session/events'
import { readStoredUser } from '@/session/storedUser'
import { readTokens } from '@/session/tokens'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { authEvents } from './slice'

/** Who is signed in as far as the storage tells; undefined while another tab is still writing it. */
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
    // A user who has verified an e-mail here is known, but not signed in.
    if (!isAuthenticated || owner._id !== user?._id) dispatch(loginSucceeded({ user: owner }))
    else if (owner.name !== user.name || owner.email !== user.email) {
      dispatch(authEvents.SET_USER({ ...user, ...owner }))
    }
  }
