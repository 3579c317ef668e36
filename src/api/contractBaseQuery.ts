// The base query plus reading of replies: whatever variant the server sent, the result has the contract's shape.
import { log } from '@/lib/logger'
import type { AppError } from './appError'
import { areaOf, baseQuery } from './baseQuery'
import type { OperationId } from './generated/operations'
import { wire } from './wire'
import { field } from './wire/readers'

const unreadable: AppError = { kind: 'unexpected', status: 200, message: 'API request failed' }

/** A reply that says outright that there is no such thing (Q80). */
const missing: AppError = { ...unreadable, kind: 'notFound' }

/** The query that every endpoint uses. */
export type ContractBaseQuery = typeof baseQuery

/** Whether a reply holds a list so long that reading it and storing it should be two separate tasks. */
const isLong = (reply: unknown): boolean =>
  [reply, field(reply, 'data')].some((part) =>
    Object.values(part ?? {}).some((value) => Array.isArray(value) && value.length > 500),
  )

/** Lets the browser respond to the user between two long tasks. */
const yieldToBrowser = () => new Promise((resolve) => setTimeout(resolve))

/** Sends a call and reads its reply; a reply without the thing asked for is a failure. Failed category loads are logged (CATSTATE-13). */
export const contractBaseQuery: ContractBaseQuery = async (args, api, extraOptions) => {
  const endpoint = api.endpoint as OperationId
  const result = await baseQuery(args, api, extraOptions)
  const isPaced = isLong(result.data)
  if (isPaced) await yieldToBrowser()
  const data = result.error ? undefined : wire[endpoint](result.data, args.params)
  if (isPaced) await yieldToBrowser()
  if (data !== undefined) return { data, meta: result.meta }
  const error = result.error ?? (field(result.data, 'data') === null ? missing : unreadable)
  const { method = 'GET', ...request } = args
  const isLoad = method === 'GET' && ['categories', 'subcategories'].includes(areaOf(request))
  if (isLoad) log.error(`${endpoint} failed`, error)
  return { error, meta: result.meta }
}
