// The one API slice. Endpoints are injected by generated/*, tags are added by enhance.ts; import from ./index only.
import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { tagTypes } from './tags'

/** RTK Query's cache under the DevTools key `api`; all tag types stand here, so that a misspelt one does not compile. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  // A hung query must not hold back the refetch after a write (research: reliability Q08).
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
})
