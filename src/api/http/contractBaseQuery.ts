// The base query plus reading of replies: whatever variant the server sent, the result has the contract's shape.

import type { EndpointId } from '@/api/endpoints/generated/types'
import { field } from '@/api/wire/readers'
import { wire } from '@/api/wire/wire'
import { log } from '@/platform/logger'
import type { AppError } from './appError'
import { makeBaseQuery, type Query, type Refresh } from './baseQuery'
import { areaOf } from './readResponse'

const unreadable: AppError = { kind: 'unexpected', status: 200, message: 'API request failed' }

/**
 * The query that every endpoint uses: sends a call and reads its reply; a reply without the thing asked for is a failure. Failed category
 * loads are logged.
 */
export function contractBaseQuery(refresh: Refresh): Query {
  const baseQuery = makeBaseQuery(refresh)
  return async (args, api, extraOptions) => {
    const endpoint = api.endpoint as EndpointId
    const result = await baseQuery(args, api, extraOptions)
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
