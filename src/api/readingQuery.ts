// The base query with its replies read: whatever variant the server sent, the contract's shape comes out.
import { log } from '@/lib/log'
import { areaOf, baseQuery } from './baseQuery'
import type { AppError } from './errors'
import type { OperationId } from './generated/operations'
import { wire } from './wire'

const unreadable: AppError = { kind: 'unexpected', status: 200, message: 'API request failed' }

/** What every endpoint is sent with. */
export type ReadingQuery = typeof baseQuery

/** Sends a call and reads its reply; a reply without the thing asked for is a failure. Failed category loads are logged (CATSTATE-13). */
export const readingQuery: ReadingQuery = async (args, api, extraOptions) => {
  const endpoint = api.endpoint as OperationId
  const result = await baseQuery(args, api, extraOptions)
  const data = result.error ? undefined : wire[endpoint](result.data)
  if (data !== undefined) return { data, meta: result.meta }
  const error = result.error ?? unreadable
  const { method = 'GET', ...request } = typeof args === 'string' ? { url: args } : args
  const isLoad = method === 'GET' && ['categories', 'subcategories'].includes(areaOf(request))
  if (isLoad) log.error(`${endpoint} failed`, error)
  return { error, meta: result.meta }
}
