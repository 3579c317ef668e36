// A request as plain data: which query, with which args. Lists, prefetching and tests name their requests this way.
import type { UnknownAction } from '@reduxjs/toolkit'
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import { baseApi } from './baseApi'
import type { OperationId } from './generated/operations'
import type { Args } from './generated/types'

/** The default page size of lists. */
export const DEFAULT_PAGE_SIZE = 10

/** The most items that one call may ask for. */
export const MAX_PAGE_SIZE = 100

interface About {
  /** The user whose answer it is, sent as `userId`; a visitor's without it. */
  forUser?: string | undefined
  /** `overview`: what is known of all items, not a page on screen. No write has it fetched again. */
  purpose?: 'overview'
}

/** One request of a query. */
export interface QueryRequest extends About {
  endpoint: OperationId
  args: unknown
}

/** A request whose args are checked against the contract. */
export const queryRequest = <Id extends OperationId>(endpoint: Id, args: Args[Id], about?: About): QueryRequest => ({
  endpoint,
  args,
  ...about,
})

/** The arguments for RTK Query, whose entry keeps nothing else; fields that the contract lacks are not sent. */
const allArgs = ({ args, forUser, purpose }: QueryRequest): unknown =>
  forUser === undefined && purpose === undefined ? args : { ...(args as object), userId: forUser, purpose }

/** RTK Query's key of a request, like `listReviews({"limit":16,"page":1})`; equal args give equal keys. */
export const cacheKey = (request: QueryRequest): string =>
  // The endpoint definition is part of the signature but not of the key.
  defaultSerializeQueryArgs({
    endpointName: request.endpoint,
    queryArgs: allArgs(request),
    endpointDefinition: {} as never,
  })

/** How a request is sent; the meanings are those of RTK Query's `initiate`. */
interface SendOptions {
  /** False: no cache subscription. */
  subscribe?: boolean
  /** Even if the cache has an answer; a number: if it is older, in s. */
  forceRefetch?: boolean | number
}

/** A request that was sent: the promise of its end, never rejected, and the end of its cache subscription. */
export type SentRequest = Promise<unknown> & { unsubscribe: () => void }
type Initiate = (args: unknown, options: SendOptions) => (dispatch: unknown) => SentRequest

/** The thunk that sends a request, or finds its answer in the cache. */
export const sendRequest =
  (request: QueryRequest, options: SendOptions = {}) =>
  (dispatch: (action: never) => unknown): SentRequest => {
    const { endpoint } = request
    const { initiate } = (baseApi.endpoints as unknown as Record<string, { initiate: Initiate }>)[endpoint] ?? {}
    if (!initiate) throw new Error(`no query is called ${endpoint}`)
    return dispatch(initiate(allArgs(request), options) as unknown as UnknownAction as never) as SentRequest
  }

/** Sends a request before the page that shows its answer has rendered; unused answers are dropped after a minute. */
export const prefetch = (request: QueryRequest) => sendRequest(request, { subscribe: false })

/** One part (from 1) of all of the user's reviews, as many as a call may ask for. No write has it fetched again. */
export const allUserReviewsRequest = (userId: string, part: number) =>
  queryRequest(
    'listReviewsByUser',
    { id: userId, page: part, limit: MAX_PAGE_SIZE },
    { forUser: userId, purpose: 'overview' },
  )
