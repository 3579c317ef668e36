// Refetches at once what a write made stale, even while some other call hangs.
import { baseApi } from './baseApi'
import type { Tag } from './tags'

/** The arguments of an endpoint's `onQueryStarted` that are needed here. */
interface Lifecycle<Reply> {
  dispatch: (thunk: never) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: Reply }>
}

type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0]
type QueryEndpoint = { initiate: (args: unknown, options: { subscribe: false; forceRefetch: true }) => never }

type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number }

/**
 * Waits for the write and refetches the stale queries that have subscribers; `staleTags` says which, as `invalidatesTags` does.
 * RTK Query does the same, but only once every running query has ended (`invalidationBehavior: 'delayed'`); a hanging query would
 * hold all others back for 15 s (robustness Q08). It then refetches them again, as it cannot tell which were sent before the write;
 * if no query is running it refetches first, and this finds those requests already under way.
 */
export async function refetchStaleQueries<Reply>(
  { dispatch, getState, queryFulfilled }: Lifecycle<Reply>,
  staleTags: (reply: Reply | undefined, error: unknown) => Tag[],
): Promise<void> {
  const tags = await queryFulfilled.then(
    ({ data }) => staleTags(data, undefined),
    ({ error }) => staleTags(undefined, error),
  )
  const endpoints = baseApi.endpoints as Record<string, QueryEndpoint>
  const { getSubscriptionCount } = dispatch(
    baseApi.internalActions.internal_getRTKQSubscriptions() as never,
  ) as Subscriptions
  for (const { endpointName, originalArgs, queryCacheKey } of baseApi.util.selectInvalidatedBy(
    getState() as State,
    tags,
  )) {
    if (getSubscriptionCount(queryCacheKey) === 0) continue
    dispatch(endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true }) as never)
  }
}
