// One key per request: RTK Query caches it, and the slices store its answer, under this key.
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import type { OperationId } from './generated/operations'

/** The cache key of a request, like `listReviews({"limit":16,"page":1})`; equal arguments give equal keys. */
export function cacheKey(endpointName: OperationId, queryArgs: unknown): string {
  // The endpoint definition is part of the signature but not of the key.
  return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never })
}
