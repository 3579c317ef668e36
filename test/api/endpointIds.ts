// The calls that are endpoints: all of the contract but the two that the session sends by itself (reauth.ts).
import { baseApi } from '@/api'
import { operations } from '@/api/endpoints/generated/operations'
import type { EndpointId } from '@/api/endpoints/generated/types'

/** In the order of the contract. */
export const endpointIds = Object.keys(operations).filter((id) => id in baseApi.endpoints) as EndpointId[]
