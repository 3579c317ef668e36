// Authenticated calls: which token is sent, and what happens on a 401 (ACC §4, Q10).
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query'
import { isAccessTokenExpired } from '@/session/expiry'
import { hasUserChanged } from '@/session/storedUser'
import { readTokens, serverNow, sessionEpoch } from '@/session/tokens'
import type { AppError } from './appError'
import { areaOf, errorOfResponse, networkError } from './readResponse'
import { type RefreshResult, refreshSession } from './reauth'
import { type BaseQueryMeta, type Exchange, send } from './transport'

/** A finished call: its response, or an `error` when it failed because of the session, whatever the response was. */
export type SessionExchange = (Exchange & { error?: undefined }) | { error: AppError; meta?: BaseQueryMeta | undefined }

type Api = Pick<BaseQueryApi, 'signal' | 'dispatch'>

const SESSION_OVER = 'SESSION_OVER'

/** The call was not, or not rightly, authenticated; logic goes by the code. */
const unauthenticated = (message: string, reason: Partial<AppError> = { code: SESSION_OVER }): AppError => ({
  kind: 'unauthenticated',
  status: 401,
  ...reason,
  message,
})

/** The session is over, or is not the one the call belonged to (AUTHERR-05). */
const sessionOver = () => unauthenticated('Session expired. Please log in again.')

/**
 * The call cannot be authenticated now (AUTHERR-07); a new login would help only after a 401, and the session is over unless
 * the server gave a reason of its own, like a wrong password.
 */
const unable = (status: number, reason?: Partial<AppError>): AppError =>
  unauthenticated(
    'Authentication failed - unable to refresh token',
    status === 401 ? reason : { kind: 'unexpected', status },
  )

/** The server has refused the token, and there is no other one to try. */
function refused({ response }: Exchange, args: FetchArgs): AppError {
  const error = errorOfResponse(response, areaOf(args))
  return unable(401, error.serverMessage ? error : { ...error, code: SESSION_OVER })
}

/** What a failed refresh means for the call that needed it (Q10). */
function refusal(result: Exclude<RefreshResult, { outcome: 'refreshed' }>): AppError {
  if (result.outcome !== 'failed') return sessionOver()
  return result.status === 0 ? networkError() : unable(result.status)
}

const failed = (error: AppError, last?: SessionExchange): SessionExchange => ({ error, meta: last?.meta })

const isCurrent = (used: string | null, epoch: number) => sessionEpoch() === epoch && readTokens().accessToken === used

/**
 * The token to retry with after `used` failed. If a different one is stored by now, it was refreshed during the call and
 * no request is needed. Never returns a token of another session or another user.
 */
async function renew(used: string | null, epoch: number, api: Api): Promise<{ token: string } | { error: AppError }> {
  if (isCurrent(used, epoch)) {
    const result = await refreshSession(api.dispatch)
    if (result.outcome !== 'refreshed') return { error: refusal(result) }
  }
  const token = readTokens().accessToken
  return !token || sessionEpoch() !== epoch || hasUserChanged(used) ? { error: sessionOver() } : { token }
}

/** After a 401: one refresh, unless one was made already, and one retry. */
async function retry(
  first: Exchange,
  args: FetchArgs,
  api: Api,
  { used, epoch, mayRefresh }: { used: string; epoch: number; mayRefresh: boolean },
): Promise<SessionExchange> {
  if (!mayRefresh && isCurrent(used, epoch)) return failed(refused(first, args), first)
  const renewed = await renew(used, epoch, api)
  if ('error' in renewed) return failed(renewed.error, first)
  const second = await send(args, api.signal, renewed.token)
  if (second.response.status !== 401) return second
  return failed(refused(second, args), second)
}

/**
 * Sends a call with the bearer token (NET-05): an expired token is refreshed before (SESSION-11), a 401 is answered by
 * one refresh and one retry, never more (SESSION-12). Without any token an optional call goes out bare (DIRCALL-21).
 */
export async function sendWithSession(args: FetchArgs, api: Api, isRequired: boolean): Promise<SessionExchange> {
  const epoch = sessionEpoch()
  const { accessToken, refreshToken } = readTokens()
  let used = accessToken
  const isStale = accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isRequired
  const isRefreshedBefore = isStale && refreshToken !== null
  if (isRefreshedBefore) {
    const renewed = await renew(used, epoch, api)
    if ('error' in renewed) return failed(renewed.error)
    used = renewed.token
  }
  if (!used) return isRequired ? failed(unable(401)) : send(args, api.signal)

  const first = await send(args, api.signal, used)
  const last =
    first.response.status === 401
      ? await retry(first, args, api, { used, epoch, mayRefresh: !isRefreshedBefore })
      : first
  // The answer to a call of a session that has ended, or was replaced in another tab, is for nobody here (S11, S16).
  return sessionEpoch() === epoch && !hasUserChanged(used) ? last : failed(sessionOver(), last)
}
