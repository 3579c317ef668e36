// The one API slice: RTK Query's cache, and the base query that every endpoint uses.
import { createApi } from '@reduxjs/toolkit/query'
import { contractBaseQuery } from '@/api/http/contractBaseQuery'
import { tagTypes } from './tags'

/** RTK Query's cache under the DevTools key `api`; all tag types are listed here, so that a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: contractBaseQuery,
  tagTypes,
  // 'delayed' (the default) refetches after all running queries, so a list requested before a write cannot remain the final
  // answer (robustness Q09). The wait is bounded by the time-out, and the slices show the write at once.
  invalidationBehavior: 'delayed',
  endpoints: () => ({}),
})
