// The one way to the server for every endpoint: which calls carry the bearer token, which are retried, what stays out of Redux.
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import type { EndpointId } from '@/api/endpoints/generated/types'
import { sessionReply } from '@/api/wire/account'
import { sessionEpoch, startSession } from '@/session/tokens'
import type { AppError } from './appError'
import { type SessionExchange, sendWithSession } from './bearer'
import { bearerRules } from './bearerRules'
import { withKey } from './idempotency'
import { areaOf, readResponse } from './readResponse'
import type { RefreshResult } from './reauth'
import { type BaseQueryMeta, send } from './transport'

export type { BaseQueryMeta } from './transport'

/** Refreshes the session by its endpoint, which this room does not know. */
export type Refresh = (api: BaseQueryApi) => Promise<RefreshResult>

/** A query that every endpoint can use. */
export type Query = BaseQueryFn<FetchArgs, unknown, AppError, object, BaseQueryMeta>

/** Only reads of the directory are retried, once (Q26, Q47). */
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
  // A verification comes too late when the session has changed meanwhile.
  else if (sessionEpoch() === epoch) startSession(data)
  return { ...rest, data: data.user ? { user: data.user } : {} }
}

/** The base query of the API slice: data or an AppError, and plain `meta`. */
export const makeBaseQuery =
  (refresh: Refresh): Query =>
  async (args, api) => {
    const area = areaOf(args)
    const bearer = bearerRules[api.endpoint as EndpointId]
    const epoch = sessionEpoch()
    const hasTokens = ['login', 'verifyEmail'].includes(api.endpoint)

    const sent = async (args: FetchArgs) => {
      const session = { signal: api.signal, refresh: () => refresh(api) }
      const done: SessionExchange = await (bearer
        ? sendWithSession(args, session, bearer === 'required')
        : send(args, api.signal))
      return { ...(done.error ? { error: done.error } : readResponse(done.response, area)), meta: done.meta }
    }

    const isKeyed = (args.method ?? 'GET') !== 'GET' && !hasTokens
    const once = () => (isKeyed ? withKey(args, sent) : sent(args))
    let result = await once()
    if ('error' in result && isRepeated(args, area, result.error) && !api.signal.aborted) result = await once()
    if ('error' in result) return result
    return hasTokens ? { ...result, data: withoutTokens(api.endpoint, result.data, epoch) } : result
  }
