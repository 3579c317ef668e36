// The one API slice. Endpoints are injected by generated/*, tags are added by enhance.ts; import from ./index only.
import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import type { AppError } from './errors'
import type { OperationId } from './generated/operations'
import { tagTypes } from './tags'
import { wire } from './wire'

const unreadable: AppError = { kind: 'unexpected', status: 200, message: 'API request failed' }

/** The base query with its replies read: whatever variant the server sent, the contract's shape comes out. */
const readingBaseQuery: typeof baseQuery = async (args, api, extraOptions) => {
  const result = await baseQuery(args, api, extraOptions)
  if (result.error) return result
  const data = wire[api.endpoint as OperationId](result.data)
  return data === undefined ? { error: unreadable, meta: result.meta } : { data, meta: result.meta }
}

/** RTK Query's cache under the DevTools key `api`; all tag types stand here, so that a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: readingBaseQuery,
  tagTypes,
  // 'delayed' (the default) refetches after all running queries: a list asked before a write cannot stay as the last
  // word (reliability Q09). The wait is bounded by the time-out, and the slices show the write at once.
  invalidationBehavior: 'delayed',
  endpoints: () => ({}),
})
