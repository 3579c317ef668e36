// The one way to the server for every endpoint: who carries the bearer token, what is repeated, what a 401 means.
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import { isAccessTokenExpired } from '@/session/expiry'
import { hasUserChanged, readTokens, renewSession, sessionEpoch, startSession } from '@/session/tokens'
import type { AppError } from './errors'
import { failureOf, networkError, readAnswer } from './failure'
import { type OperationId, operations } from './generated/operations'
import { type RefreshResult, refreshSession } from './reauth'
import { type Answer, type BaseQueryMeta, send } from './transport'
import { sessionReply } from './wire/account'

export type { BaseQueryMeta } from './transport'

type Query = BaseQueryFn<string | FetchArgs, unknown, AppError, object, BaseQueryMeta>
type Api = Parameters<Query>[1]
type Exchange = { answer: Answer; meta?: BaseQueryMeta; error?: AppError }

/** The session is over, or is not the one the call belonged to (AUTHERR-05). */
const sessionOver = (): AppError => ({
  kind: 'unauthenticated',
  status: 401,
  message: 'Session expired. Please log in again.',
})

/** The call cannot be authenticated now (AUTHERR-07); kind `unauthenticated` only where a new login is what helps. */
function unable(status: number, serverMessage?: string): AppError {
  const kind = status === 401 ? 'unauthenticated' : 'unexpected'
  const message = 'Authentication failed - unable to refresh token'
  return serverMessage ? { kind, status, message, serverMessage } : { kind, status, message }
}

/** What a failed refresh means for the call that needed it (Q10). */
function refusal(result: Exclude<RefreshResult, { outcome: 'refreshed' }>): AppError {
  if (result.outcome !== 'failed') return sessionOver()
  return result.status === 0 ? networkError() : unable(result.status)
}

/** Sends an authenticated call: at most one refresh, at most one retry (SESSION-11, SESSION-12, NET-05). */
async function sendWithSession(args: FetchArgs, api: Api, isRequired: boolean): Promise<Exchange> {
  const failed = (error: AppError, last?: Exchange): Exchange => ({ answer: { status: 0, text: '' }, ...last, error })
  const epoch = sessionEpoch()
  const stored = readTokens()
  let used = stored.accessToken
  let mayRefresh = true

  const isStale = used ? isAccessTokenExpired(used, Date.now()) : isRequired
  if (isStale && stored.refreshToken) {
    const result = await refreshSession(api.dispatch)
    if (result.outcome !== 'refreshed') return failed(refusal(result))
    if (sessionEpoch() !== epoch || hasUserChanged(used)) return failed(sessionOver())
    mayRefresh = false
    used = readTokens().accessToken
  }
  if (isRequired && !used) return failed(unable(401))

  let last = await send(args, api.signal, used)
  if (last.answer.status === 401 && used) {
    // With another token stored by now, somebody refreshed while the call was under way: the retry is all it needs.
    if (sessionEpoch() === epoch && readTokens().accessToken === used) {
      if (!mayRefresh) return failed(unable(401, failureOf(last.answer).serverMessage), last)
      const result = await refreshSession(api.dispatch)
      if (result.outcome !== 'refreshed') return failed(refusal(result), last)
    }
    const next = readTokens().accessToken
    if (sessionEpoch() !== epoch || !next || hasUserChanged(used)) return failed(sessionOver(), last)
    last = await send(args, api.signal, next)
    if (last.answer.status === 401) return failed(unable(401, failureOf(last.answer).serverMessage), last)
  }
  // What was asked with a session that has ended belongs to nobody here any more (S11).
  return used && sessionEpoch() !== epoch ? failed(sessionOver(), last) : last
}

/** Reads are repeated once, and only those of the directory (NET-10, Q26, Q47). */
function isRepeated([method, , tag]: readonly string[], error: AppError): boolean {
  const isDirectory = tag === 'Categories' || tag === 'Subcategories' || tag === 'Businesses'
  return method === 'GET' && isDirectory && ![401, 403, 404, 429].includes(error.status)
}

/** Keeps the tokens of a reply in the storage and hands on the rest: they never enter Redux. */
function withoutTokens(endpoint: string, reply: unknown, epoch: number): unknown {
  const { data, ...rest } = sessionReply(reply)
  if (endpoint === 'login') startSession(data)
  else if (sessionEpoch() === epoch) (endpoint === 'verifyEmail' ? startSession : renewSession)(data)
  return { ...rest, data: data.user ? { user: data.user } : {} }
}

/** The base query of the API slice: data or an AppError, and plain `meta`. */
export const baseQuery: Query = async (request, api) => {
  const args = typeof request === 'string' ? { url: request } : request
  const operation: readonly string[] = operations[api.endpoint as OperationId] ?? []
  const [, , tag, bearer] = operation
  const epoch = sessionEpoch()

  const once = async () => {
    let exchange: Exchange
    // Log-out ends a session: it never renews one first, and its own 401 means nothing.
    if (api.endpoint === 'logout') exchange = await send(args, api.signal, readTokens().accessToken)
    else if (bearer === 'required' || bearer === 'optional')
      exchange = await sendWithSession(args, api, bearer === 'required')
    else exchange = await send(args, api.signal)
    const { answer, meta, error } = exchange
    return { ...(error ? { error } : readAnswer(answer, tag)), meta }
  }

  let result = await once()
  if ('error' in result && isRepeated(operation, result.error) && !api.signal.aborted) result = await once()
  if ('error' in result) return result
  const hasTokens = ['login', 'verifyEmail', 'refreshSession'].includes(api.endpoint)
  return hasTokens ? { ...result, data: withoutTokens(api.endpoint, result.data, epoch) } : result
}
