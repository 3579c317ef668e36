// The one way to the server for every endpoint: which calls carry the bearer token, which are retried, what stays out of Redux.
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import { readTokens, renewSession, sessionEpoch, startSession } from '@/session/tokens'
import type { AppError } from './appError'
import { type SessionExchange, sendWithSession } from './bearer'
import { bearerRules } from './generated/bearerRules'
import type { OperationId } from './generated/operations'
import { readResponse } from './readResponse'
import { sendLogout } from './reauth'
import { type BaseQueryMeta, send } from './transport'
import { sessionReply } from './wire/account'

export type { BaseQueryMeta } from './transport'

type Query = BaseQueryFn<FetchArgs, unknown, AppError, object, BaseQueryMeta>

/** The area a call belongs to: the first segment of its address, which is its tag in the contract. */
export const areaOf = ({ url }: FetchArgs): string => url.split('/')[1] ?? ''

/** Only reads of the directory are retried, once (NET-10, Q26, Q47). */
function isRepeated({ method = 'GET' }: FetchArgs, area: string, error: AppError): boolean {
  return (
    method === 'GET' &&
    ['categories', 'subcategories', 'businesses'].includes(area) &&
    ![401, 403, 404, 429].includes(error.status)
  )
}

/** Moves the tokens of a reply to the storage and passes on the rest: tokens never enter Redux. */
function withoutTokens(endpoint: string, reply: unknown, epoch: number): unknown {
  const { data, ...rest } = sessionReply(reply)
  if (endpoint === 'login') startSession(data)
  // Other replies belong to a session or to none, and come too late when that has changed.
  else if (sessionEpoch() === epoch) (endpoint === 'verifyEmail' ? startSession : renewSession)(data)
  return { ...rest, data: data.user ? { user: data.user } : {} }
}

/** The base query of the API slice: data or an AppError, and plain `meta`. */
export const baseQuery: Query = async (args, api) => {
  const area = areaOf(args)
  const bearer = bearerRules[api.endpoint as OperationId]
  const epoch = sessionEpoch()

  const exchange = (): Promise<SessionExchange> => {
    // Log-out ends a session: it never renews one first, and its own 401 means nothing.
    if (api.endpoint === 'logout') return sendLogout({ ...readTokens(), ...args.body })
    return bearer ? sendWithSession(args, api, bearer === 'required') : send(args, api.signal)
  }
  const once = async () => {
    const done = await exchange()
    return { ...(done.error ? { error: done.error } : readResponse(done.response, area)), meta: done.meta }
  }

  let result = await once()
  if ('error' in result && isRepeated(args, area, result.error) && !api.signal.aborted) result = await once()
  if ('error' in result) return result
  const hasTokens = ['login', 'verifyEmail', 'refreshSession'].includes(api.endpoint)
  return hasTokens ? { ...result, data: withoutTokens(api.endpoint, result.data, epoch) } : result
}
