// The calls that are made with arguments: all of the contract but the two that the session makes itself (baseApi.ts).
import { operations } from '@/api/endpoints/generated/operations'
import type { EndpointId } from '@/api/endpoints/generated/types'

const bySession = ['refreshSession', 'logout']

/** In the order of the contract. */
export const endpointIds = Object.keys(operations).filter((id) => !bySession.includes(id)) as EndpointId[]
