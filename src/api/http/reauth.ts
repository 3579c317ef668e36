// Refreshes the session, one request at a time across all tabs (ACC §4, §8; Q10, Q46; S in docs/proof/robustness.md).
import type { UnknownAction } from '@reduxjs/toolkit'
import type { MessageReply } from '@/api/endpoints/generated/types'
import { messageReply, sessionReply } from '@/api/wire/account'
import { compact } from '@/api/wire/readers'
import { ACCOUNT_CHANGED, SESSION_EXPIRED } from '@/session/constants'
import { authErrorSet, loggedOut, loginSucceeded } from '@/session/events'
import { isAccessTokenExpired, isRefreshTokenExpired, OFFLINE_COOLDOWN, REFRESH_COOLDOWN } from '@/session/expiry'
import { exclusively } from '@/session/lock'
import { userOfSession } from '@/session/storedUser'
import {
  type Asked,
  askSession,
  clearSession,
  hasTokens,
  isGivenUp,
  isSignedIn,
  keepSession,
  readTokens,
  serverNow,
  sessionEpoch,
} from '@/session/tokens'
import { type AppError, inWordsOf, isAppError, sessionOver, sessionReplaced, unauthenticated } from './appError'
import { endDropped } from './logout'
import { errorOfResponse, readResponse } from './readResponse'
import { type BaseQueryMeta, send } from './transport'

/**
 * How a refresh ended. `data`: fresh tokens are stored. An error with a code: the session is over (SESSION_OVER) or
 * another one (SESSION_REPLACED, ACCOUNT_CHANGED); without a code it stays, for a later try (`status` 0: no answer).
 */
export type RefreshResult = { meta?: BaseQueryMeta } & (
  | { data: MessageReply; error?: undefined }
  | { error: AppError; data?: undefined }
)

type Dispatch = (action: UnknownAction) => unknown

let pending: { refreshToken: string | null; result: Promise<RefreshResult> } | undefined
let cooldown: { refreshToken: string; until: number; result: RefreshResult } | undefined

/** The session epoch that began when a session expired. */
let expiredEpoch: number | undefined

/** The same, as long as nobody has been told. */
let untoldEpoch: number | undefined

/** Lets the next refresh be sent though the last one failed a moment ago: a person asks for it. */
export function endCooldown(): void {
  cooldown = undefined
}

/** Forgets refreshes under way and failed ones, like a reload; for tests, which share the modules of a worker. */
export function forgetRefreshes(): void {
  pending = undefined
  endCooldown()
}

const noAnswer: AppError = { kind: 'network', status: 0, message: 'Network error during token refresh' }

/** Clears the stored session as expired. */
function expire(serverMessage?: string): RefreshResult {
  clearSession()
  untoldEpoch = expiredEpoch = sessionEpoch()
  return { error: inWordsOf(serverMessage, { ...sessionOver(), message: SESSION_EXPIRED }) }
}

/** Ends the session as expired: storage first, then LOGOUT, then the text. */
export function endSession(dispatch: Dispatch): void {
  clearSession()
  dispatch(loggedOut())
  dispatch(authErrorSet(SESSION_EXPIRED, 'sessionExpired'))
  expiredEpoch = sessionEpoch()
}

/** Whether this epoch's session has expired, not logged out. The failure of a call aborted by the end does not tell. */
export function hasSessionExpired(epoch: number, dispatch: Dispatch): boolean {
  if (hasTokens()) return false
  // Another tab has ended it, without this one noticing; or the call hears of it before the state.
  if ([epoch, untoldEpoch].includes(sessionEpoch())) endSession(dispatch)
  return expiredEpoch === sessionEpoch()
}

/** Whether a refusal ends the session: it calls the token expired or invalid, or no access token is good (Q76). */
function isOver(status: number, message = ''): boolean {
  const words = message.toLowerCase()
  if (['expired', 'invalid'].some((word) => words.includes(word))) return [200, 400, 401, 403].includes(status)
  const { accessToken } = readTokens()
  return [401, 403].includes(status) && (!accessToken || isAccessTokenExpired(accessToken, serverNow()))
}

/** Stores what the server sent; undefined where that is no token. */
function store(body: unknown, asked: Asked): RefreshResult | undefined {
  const kept = keepSession(asked, sessionReply(body).data)
  if (kept === 'none') return undefined
  if (kept === 'renewed') return { data: compact<MessageReply>(messageReply(body)) }
  // Nothing of the former session stays, so that no call begun for the former user is sent.
  return { error: unauthenticated(ACCOUNT_CHANGED, { code: 'ACCOUNT_CHANGED' }) }
}

/** The result of a refresh nobody waits for any more: another tab has refreshed, or the session is another one. */
function overtaken(asked: Asked): RefreshResult | undefined {
  if (sessionEpoch() !== asked.epoch || !readTokens().refreshToken) return { error: sessionReplaced() }
  return isGivenUp(asked) ? { data: { success: true } } : undefined
}

/** Sends the request, and stores the reply only if the session is still the same one (commit guard). */
async function requestRefresh(refreshToken: string, asked: Asked): Promise<RefreshResult> {
  // By a clock put forward it may seem too old and still be good: the server is asked before the session ends.
  const isPast = isRefreshTokenExpired(refreshToken, serverNow())
  // A separate signal: a call given up here may still be answered, and only that answer then has good tokens.
  const args = { url: '/auth/refresh', method: 'POST', body: { refreshToken } }
  const { response, meta } = await send(args, new AbortController().signal)
  const superseded = overtaken(asked)
  const read = readResponse(response)
  if (superseded) {
    endDropped(read)
    return { ...superseded, meta }
  }
  const stored = 'data' in read && store(read.data, asked)
  if (stored) return { ...stored, meta }
  const { kind, status, serverMessage } = errorOfResponse(response)
  if (isPast || ('error' in read && isOver(status, serverMessage))) return { ...expire(serverMessage), meta }

  const message = serverMessage ?? 'Token refresh failed'
  const result = { error: status ? inWordsOf(serverMessage, { kind, status, message }) : noAnswer, meta }
  cooldown = { refreshToken, until: Date.now() + (status ? REFRESH_COOLDOWN : OFFLINE_COOLDOWN), result }
  return result
}

/** Refreshes the session while no other tab does; never throws. Sends no events: they might abort this mutation. */
export async function sendRefresh(): Promise<RefreshResult> {
  const asked = askSession(true)
  const { accessToken, refreshToken } = asked.tokens
  if (!refreshToken) {
    const isGone = accessToken ? isAccessTokenExpired(accessToken, serverNow()) : isSignedIn()
    return isGone ? expire() : { error: unauthenticated('No refresh token available') }
  }
  return exclusively(
    'session-refresh',
    () => overtaken(asked),
    () => requestRefresh(refreshToken, asked),
  )
}

/** Says what a refresh has made of the session, unless the session has changed once more. */
function announce({ error }: RefreshResult, dispatch: Dispatch): void {
  if (error?.code === 'SESSION_OVER' && untoldEpoch === sessionEpoch() && !hasTokens()) endSession(dispatch)
  if (error?.code !== 'ACCOUNT_CHANGED' || !hasTokens()) return
  // The user is fetched by whoever hears of the code (auth listeners).
  dispatch(loginSucceeded({ user: userOfSession(undefined) }))
  dispatch(authErrorSet(ACCOUNT_CHANGED, 'accountChanged'))
}

type Mutate = () => PromiseLike<{ data?: MessageReply | undefined; error?: unknown }>

/** One refresh: its mutation, then the events. What aborts the mutation ends this session or begins another one. */
async function refresh(mutate: Mutate, dispatch: Dispatch): Promise<RefreshResult> {
  const { data, error } = await mutate()
  const result: RefreshResult = data ? { data } : isAppError(error) ? { error } : { error: sessionReplaced() }
  // The end aborts every call: those that waited for this refresh have their own error first (Q116).
  if (result.error?.code === 'SESSION_OVER') setTimeout(() => announce(result, dispatch))
  else announce(result, dispatch)
  return result
}

/** Refreshes by the mutation (`sendRefresh`). Callers share a pending one; a failed one pauses (Q46). Never throws. */
export async function sharedRefresh(mutate: Mutate, dispatch: Dispatch): Promise<RefreshResult> {
  const { refreshToken } = readTokens()
  // Another refresh token means another session: its refresh is not ours to wait for (S12).
  if (pending?.refreshToken === refreshToken) return pending.result
  if (cooldown?.refreshToken === refreshToken && Date.now() < cooldown.until) return cooldown.result
  const mine = { refreshToken, result: refresh(mutate, dispatch) }
  pending = mine
  try {
    return await mine.result
  } finally {
    if (pending === mine) pending = undefined
  }
}
