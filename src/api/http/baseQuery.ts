// Every endpoint's way to the server: bearer token, retries, no token in Redux, replies in the contract's shape.
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query'
import type { EndpointId } from '@/api/endpoints/generated/types'
import { sessionReply } from '@/api/wire/account'
import { field } from '@/api/wire/readers'
import { wire } from '@/api/wire/wire'
import { log } from '@/platform/logger'
import { type Asked, askSession, isGivenUp, keepSession, userOf } from '@/session/tokens'
import { type AppError, sessionReplaced } from './appError'
import { type SessionExchange, sendWithSession } from './bearer'
import { bearerCalls } from './bearerCalls'
import { sendWrite } from './idempotency'
import { endDropped } from './logout'
import { areaOf, readResponse } from './readResponse'
import { endCooldown, type RefreshResult } from './reauth'
import { type BaseQueryMeta, send } from './transport'

export type { BaseQueryMeta } from './transport'

/** Refreshes the session by its endpoint, which this room does not know. */
export type Refresh = (api: BaseQueryApi) => Promise<RefreshResult>

/** A query that every endpoint can use. */
export type Query = BaseQueryFn<FetchArgs, unknown, AppError, object, BaseQueryMeta>

/** Only reads of the directory are retried, once. */
function isRepeated({ method = 'GET' }: FetchArgs, area: string, error: AppError): boolean {
  return (
    method === 'GET' &&
    ['categories', 'subcategories', 'businesses'].includes(area) &&
    ![401, 403, 404, 429].includes(error.status)
  )
}

/** Moves the tokens of a reply to the storage and passes on the rest: tokens never enter Redux. */
function withoutTokens(reply: unknown, asked: Asked): unknown {
  const { data, ...rest } = sessionReply(reply)
  const user = userOf(data)
  keepSession(asked, data)
  return { ...rest, data: user ? { user } : {} }
}

/** The base query of the API slice: data or an AppError, and plain `meta`. */
export const makeBaseQuery =
  (refresh: Refresh): Query =>
  async (args, api) => {
    const area = areaOf(args)
    const bearer = bearerCalls[api.endpoint as EndpointId]
    const asked = ['login', 'verifyEmail'].includes(api.endpoint) && askSession()
    // A person asked for it: a refresh that failed a moment ago may be tried again.
    if (api.type === 'mutation') endCooldown()

    const sent = async (args: FetchArgs) => {
      const session = { signal: api.signal, refresh: () => refresh(api) }
      const done: SessionExchange = await (bearer
        ? sendWithSession(args, session, bearer === 'required')
        : send(args, api.signal))
      return { ...(done.error ? { error: done.error } : readResponse(done.response, area)), meta: done.meta }
    }

    const isWrite = (args.method ?? 'GET') !== 'GET' && !asked
    const once = () => (isWrite ? sendWrite(args, sent) : sent(args))
    let result = await once()
    if ('error' in result && isRepeated(args, area, result.error) && !api.signal.aborted) result = await once()
    if (asked && isGivenUp(asked)) {
      endDropped(result)
      return { error: sessionReplaced(), meta: result.meta }
    }
    return asked && 'data' in result ? { ...result, data: withoutTokens(result.data, asked) } : result
  }

/**
 * A server may read from a copy that lags behind its writes: reads of the directory wait `lag` ms after a write, and
 * what was written is shown meanwhile (lists/ledger.ts). Tests do not wait (test/reload.ts).
 */
export const reads: { lag: number; settled?: Promise<unknown> | undefined } = { lag: 600 }

/** Sends the call: a read once the last write should show. */
async function afterWrites<Result>({ method = 'GET', url }: FetchArgs, send: () => Result): Promise<Awaited<Result>> {
  if (['auth', 'users'].includes(areaOf({ url }))) return await send()
  if (method === 'GET' && reads.settled) await reads.settled
  const result = await send()
  if (method !== 'GET' && reads.lag > 0) reads.settled = new Promise((done) => setTimeout(done, reads.lag))
  return result
}

const unreadable: AppError = { kind: 'unexpected', status: 200, message: 'API request failed' }

/** Sends a call and reads its reply; one without the thing asked for is a failure. Logs failed category loads. */
export function contractBaseQuery(refresh: Refresh): Query {
  const baseQuery = makeBaseQuery(refresh)
  return async (args, api, extraOptions) => {
    const endpoint = api.endpoint as EndpointId
    const result = await afterWrites(args, () => baseQuery(args, api, extraOptions))
    const data = result.error ? undefined : wire[endpoint](result.data, args.params)
    if (data !== undefined) return { data, meta: result.meta }
    const area = areaOf(args)
    const error: AppError = result.error ?? {
      ...unreadable,
      // `data: null` says outright that there is no such thing (Q80).
      ...(field(result.data, 'data') === null && { kind: 'notFound' }),
      ...(area === 'reviews' && { body: result.data }),
    }
    const { method = 'GET' } = args
    const isLoad = method === 'GET' && ['categories', 'subcategories'].includes(area)
    if (isLoad) log.error(`${endpoint} failed`, error)
    return { error, meta: result.meta }
  }
}
