// The one API slice, light enough for the first load: the store needs its reducer and middleware. Its base query and the
// endpoints come with the pages that ask for data (connectedApi.ts, generated/*, enhance.ts).
import { createApi } from '@reduxjs/toolkit/query/react'
import type { ContractBaseQuery } from './contractBaseQuery'
import { tagTypes } from './tags'

let arrived: ContractBaseQuery | undefined

/** Sets the query that calls are sent with; connectedApi.ts does so before the first endpoint is defined. */
export function queryArrived(query: ContractBaseQuery): void {
  arrived = query
}

const query: ContractBaseQuery = (...call) => {
  if (!arrived) throw new Error('An endpoint was called that was not injected through connectedApi')
  return arrived(...call)
}

/** RTK Query's cache under the DevTools key `api`; all tag types are listed here, so that a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: query,
  tagTypes,
  // 'delayed' (the default) refetches after all running queries, so a list requested before a write cannot remain the final
  // answer (robustness Q09). The wait is bounded by the time-out, and the slices show the write at once.
  invalidationBehavior: 'delayed',
  endpoints: () => ({}),
})
