// Authenticated calls: which token is sent, and what happens on a 401 (ACC §4, Q10).
import type { FetchArgs } from '@reduxjs/toolkit/query'
import { isAccessTokenExpired } from '@/session/expiry'
import { hasUserChanged } from '@/session/storedUser'
import { isSignedIn, readTokens, serverNow, sessionEpoch } from '@/session/tokens'
import { type AppError, inWordsOf, sessionOver } from './appError'
import { areaOf, errorOfResponse, networkError } from './readResponse'
import type { RefreshResult } from './reauth'
import { type BaseQueryMeta, type Exchange, send } from './transport'

/** A finished call: its response, or an `error` when it failed because of the session, whatever the response was. */
export type SessionExchange = (Exchange & { error?: undefined }) | { error: AppError; meta?: BaseQueryMeta | undefined }

/** What a call needs beside its request: when it is given up, and how the session is refreshed. */
export interface SessionApi {
  signal: AbortSignal
  refresh: () => Promise<RefreshResult>
}

const UNABLE = 'Authentication failed - unable to refresh token'

/** The server did not refresh the token; its own words go along. A new log-in would help only after a 401. */
const unable = (status: number, serverMessage?: string): AppError => {
  const error: AppError = status === 401 ? sessionOver() : { kind: 'unexpected', status, message: UNABLE }
  return inWordsOf(serverMessage, { ...error, message: UNABLE })
}

/** The server refused the token, and there is no other. The session is over unless it says why (a wrong password). */
function refused({ response }: Exchange, args: FetchArgs): AppError {
  const error = errorOfResponse(response, areaOf(args))
  return { ...error, ...(!error.serverMessage && { code: 'SESSION_OVER' }), message: UNABLE }
}

/** What a failed refresh means for the call that needed it. */
function refusal({ code, status, serverMessage }: AppError): AppError {
  if (code) return sessionOver()
  return status === 0 ? networkError() : unable(status, serverMessage)
}

const failed = (error: AppError, last?: SessionExchange): SessionExchange => ({ error, meta: last?.meta })

const isCurrent = (used: string | null, epoch: number) => sessionEpoch() === epoch && readTokens().accessToken === used

/** The token to retry with after `used`: stored meanwhile or refreshed now, never another session's or user's. */
async function renew(
  used: string | null,
  epoch: number,
  api: SessionApi,
): Promise<{ token: string } | { error: AppError }> {
  if (isCurrent(used, epoch)) {
    const { error } = await api.refresh()
    if (error) return { error: refusal(error) }
  }
  const token = readTokens().accessToken
  return !token || sessionEpoch() !== epoch || hasUserChanged(used) ? { error: sessionOver() } : { token }
}

/** After a 401: one refresh and one retry, also where the token was refreshed before (Q91). */
async function retry(
  first: Exchange,
  args: FetchArgs,
  api: SessionApi,
  used: string,
  epoch: number,
): Promise<SessionExchange> {
  const renewed = await renew(used, epoch, api)
  if ('error' in renewed) return failed(renewed.error, first)
  const second = await send(args, api.signal, renewed.token)
  if (second.response.status !== 401) return second
  return failed(refused(second, args), second)
}

/**
 * Sends a call with the bearer token. An expired token is refreshed before; a 401 leads to one refresh and one retry. A
 * visitor's optional call goes without a token; if the tokens have gone meanwhile, it refreshes or fails.
 */
export async function sendWithSession(args: FetchArgs, api: SessionApi, isRequired: boolean): Promise<SessionExchange> {
  const epoch = sessionEpoch()
  const { accessToken, refreshToken } = readTokens()
  let used = accessToken
  const isStale = accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isRequired
  const isGone = accessToken === null && isSignedIn()
  if (isGone || (isStale && refreshToken !== null)) {
    const renewed = await renew(used, epoch, api)
    if ('error' in renewed) return failed(renewed.error)
    used = renewed.token
  }
  if (!used) return isRequired ? failed(unable(401)) : send(args, api.signal)

  const first = await send(args, api.signal, used)
  const last = first.response.status === 401 ? await retry(first, args, api, used, epoch) : first
  // The answer to a call of a session that has ended, or was replaced in another tab, must not be used here (S11, S16).
  return sessionEpoch() === epoch && !hasUserChanged(used) ? last : failed(sessionOver(), last)
}
