// The check at the start: who is signed in, as far as storage and server can tell (ACC §4).
import { accountsApi, endSession, refreshSession } from '@/api'
import type { User } from '@/api/endpoints/generated/types'
import { isAccessTokenExpired, isRefreshTokenExpired } from '@/session/expiry'
import { knownUser, readStoredUser, userOfSession } from '@/session/storedUser'
import { hasTokens, readTokens, serverNow, sessionEpoch, storeUser } from '@/session/tokens'
import type { AppDispatch } from '@/store/storeHooks'
import { authEvents } from './slice'

/** The stores whose check is running; a second check meanwhile is ignored. */
const running = new WeakSet<AppDispatch>()

/** The stored user, else the server's answer, else what the access token says. */
async function findUser(dispatch: AppDispatch): Promise<User> {
  const epoch = sessionEpoch()
  const stored = readStoredUser()
  if (stored) return stored
  const { data } = await dispatch(
    accountsApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
  )
  const named = data?.data.user
  const user = userOfSession(named)
  if (named && sessionEpoch() === epoch) storeUser(user)
  return user
}

/** The signed-in user; null for nobody, and when the session ended during the check, which was dispatched then. */
async function check(dispatch: AppDispatch): Promise<User | null> {
  const known = knownUser()
  if (known) return known
  const epoch = sessionEpoch()
  const { accessToken, refreshToken } = readTokens()
  if (!accessToken && !refreshToken) return null
  const now = serverNow()
  const needsRefresh = !accessToken || isAccessTokenExpired(accessToken, now)
  if (isRefreshTokenExpired(refreshToken, now) || (needsRefresh && !refreshToken)) {
    endSession(dispatch)
    return null
  }
  if (needsRefresh) {
    await refreshSession(dispatch)
    // Without an answer the user stays signed in: the session may be good (Q46). No access token means no user.
    if (sessionEpoch() !== epoch || !readTokens().accessToken) return null
  }
  return findUser(dispatch)
}

/** Finds out once who is signed in and dispatches INIT; a login or log-out meanwhile voids the result. */
export const checkSession =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (running.has(dispatch)) return
    running.add(dispatch)
    const epoch = sessionEpoch()
    try {
      const user = await check(dispatch)
      // Another tab may have ended the session while this one could not hear of it yet.
      if (sessionEpoch() === epoch) dispatch(authEvents.INIT({ user: hasTokens() ? user : null }))
    } finally {
      running.delete(dispatch)
    }
  }

/** Checks the session once the first render is out of the way: after a zero-delay timer. */
export function scheduleSessionCheck(dispatch: AppDispatch): void {
  setTimeout(() => void dispatch(checkSession()), 0)
}
