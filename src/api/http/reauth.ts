// Refreshing the session: one request at a time, in this tab and across tabs; a late result changes nothing.
// The rules are ACC §4 and §8, Q10, Q46 and rows S of docs/robustness.md.
import type { UnknownAction } from '@reduxjs/toolkit'
import { sessionReply } from '@/api/wire/account'
import { ACCOUNT_CHANGED, OFFLINE_COOLDOWN, REFRESH_COOLDOWN, SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { isAccessTokenExpired, isRefreshTokenExpired } from '@/session/expiry'
import { exclusively } from '@/session/lock'
import { hasUserChanged, userOfSession } from '@/session/storedUser'
import {
  clearSession,
  hasTokens,
  readTokens,
  renewSession,
  type SessionParts,
  serverNow,
  sessionEpoch,
  startSession,
} from '@/session/tokens'
import { errorOfResponse, readResponse } from './readResponse'
import { type Exchange, send } from './transport'

/** How a refresh ended. */
export type RefreshResult =
  /** Fresh tokens are stored, by this tab or by another one. */
  | { outcome: 'refreshed' }
  /** The session is over: tokens cleared, `loggedOut` and `authErrorSet` dispatched. */
  | { outcome: 'expired' }
  /** The session is another one by now: somebody logged out or in meanwhile, or the server answered with another user's. */
  | { outcome: 'overtaken' }
  /** No response, or an inconclusive one: the session stays, a later call tries again. `status` is 0 without a response. */
  | { outcome: 'failed'; message: string; status: number }

type Dispatch = (action: UnknownAction) => unknown

let pending: { refreshToken: string; result: Promise<RefreshResult> } | undefined
let cooldown: { refreshToken: string; until: number; result: RefreshResult } | undefined

/** The session epoch that began when a session expired. */
let expiredEpoch: number | undefined

/** Forgets refreshes under way and failed ones, like a reload; for tests, which share the modules of a worker. */
export function forgetRefreshes(): void {
  pending = undefined
  cooldown = undefined
}

const failed = (status = 0, message = 'Network error during token refresh'): RefreshResult => ({
  outcome: 'failed',
  message,
  status,
})

/** Ends the session as expired: storage first, then LOGOUT, then the text (AUTHSTATE-11, -12, -14). */
export function endSession(dispatch: Dispatch): RefreshResult {
  clearSession()
  dispatch(loggedOut())
  dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))
  expiredEpoch = sessionEpoch()
  return { outcome: 'expired' }
}

/**
 * Whether the session of this epoch has expired; a log-out by the user does not count. The end of a session aborts calls under
 * way, so their failure does not tell.
 */
export function hasSessionExpired(epoch: number, dispatch: Dispatch): boolean {
  if (hasTokens()) return false
  // Another tab has ended it, without this one noticing.
  if (sessionEpoch() === epoch) endSession(dispatch)
  return expiredEpoch === sessionEpoch()
}

/**
 * Tells the server that the stored session ends (AUTHCALL-09); never throws. The tokens are read before this
 * returns, so that they can be cleared at once, and nothing aborts the call: no time limit, no closed tab.
 */
export function sendLogout(): Promise<Exchange> {
  const { accessToken, refreshToken } = readTokens()
  const args = { url: '/auth/logout', method: 'POST', body: { refreshToken }, keepalive: true, timeout: 0 }
  return send(args, new AbortController().signal, accessToken)
}

/**
 * Another user's tokens win (Q74): a session of its own begins, without anything of the former one, so that no call begun for the
 * former user is sent. The user is fetched by whoever hears of the code (auth listeners).
 */
function changeAccount(tokens: SessionParts, dispatch: Dispatch): RefreshResult {
  startSession({ ...tokens, user: undefined })
  dispatch(loginSucceeded({ user: userOfSession(undefined) }))
  dispatch(authErrorSet(ACCOUNT_CHANGED, 'accountChanged'))
  return { outcome: 'overtaken' }
}

/**
 * Whether the server's refusal ends the session: always in the words of AUTHERR-01; in any words once there is no access token to
 * go on with (Q76).
 */
function isOver(status: number, message = ''): boolean {
  if (/expired|invalid/i.test(message)) return [200, 400, 401, 403].includes(status)
  const { accessToken } = readTokens()
  return [401, 403].includes(status) && (!accessToken || isAccessTokenExpired(accessToken, serverNow()))
}

/** Sends the request, and stores the reply only if the session is still the same one (commit guard). */
async function requestRefresh(
  refreshToken: string,
  dispatch: Dispatch,
  overtaken: () => RefreshResult | undefined,
): Promise<RefreshResult> {
  // A separate signal: the call that needed it first may be aborted while others still wait (S13).
  const args = { url: '/auth/refresh', method: 'POST', body: { refreshToken } }
  const { response } = await send(args, new AbortController().signal)
  const superseded = overtaken()
  if (superseded) return superseded

  const read = readResponse(response)
  if ('data' in read) {
    const { data } = sessionReply(read.data)
    const used = readTokens().accessToken ?? refreshToken
    if (renewSession(data)) return hasUserChanged(used) ? changeAccount(data, dispatch) : { outcome: 'refreshed' }
  }
  const { serverMessage } = errorOfResponse(response)
  if ('error' in read && isOver(response.status, serverMessage)) return endSession(dispatch)

  const { status } = response
  const result = status ? failed(status, serverMessage ?? 'Token refresh failed') : failed()
  cooldown = { refreshToken, until: Date.now() + (status ? REFRESH_COOLDOWN : OFFLINE_COOLDOWN), result }
  return result
}

async function refresh(refreshToken: string, dispatch: Dispatch): Promise<RefreshResult> {
  const epoch = sessionEpoch()
  const { accessToken } = readTokens()
  const overtaken = (): RefreshResult | undefined => {
    const now = readTokens()
    if (sessionEpoch() !== epoch || !now.refreshToken) return { outcome: 'overtaken' }
    const isRenewed = now.accessToken && now.accessToken !== accessToken
    return isRenewed || now.refreshToken !== refreshToken ? { outcome: 'refreshed' } : undefined
  }
  const result = await exclusively('session-refresh', overtaken, () =>
    requestRefresh(refreshToken, dispatch, overtaken),
  )
  return result ?? failed()
}

/**
 * Refreshes the stored session (SESSION-10: concurrent callers share the pending request). Never throws; the
 * message of a failure is AUTHERR-02, -03 or -04.
 */
export async function refreshSession(dispatch: Dispatch): Promise<RefreshResult> {
  const { refreshToken } = readTokens()
  if (!refreshToken) return failed(401, 'No refresh token available')
  if (isRefreshTokenExpired(refreshToken, serverNow())) return endSession(dispatch)
  // Another refresh token means another session: its refresh is not ours to wait for (S12).
  if (pending?.refreshToken === refreshToken) return pending.result
  if (cooldown?.refreshToken === refreshToken && Date.now() < cooldown.until) return cooldown.result
  const mine = { refreshToken, result: refresh(refreshToken, dispatch) }
  pending = mine
  try {
    return await mine.result
  } finally {
    if (pending === mine) pending = undefined
  }
}
