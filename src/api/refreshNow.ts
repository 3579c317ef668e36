// What a write made stale is asked again at once, even while some other call hangs.
import { baseApi } from './connectedApi'
import type { Tag } from './tags'

/** What an endpoint's `onQueryStarted` is given, as far as it is needed here. */
interface Lifecycle<Reply> {
  dispatch: (thunk: never) => unknown
  getState: () => unknown
  queryFulfilled: Promise<{ data: Reply }>
}

type State = Parameters<typeof baseApi.util.selectInvalidatedBy>[0]
type Question = { initiate: (args: unknown, options: { subscribe: false; forceRefetch: true }) => never }

type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number }

/**
 * Waits for the write and asks the stale queries that somebody looks at again; `staleTags` tells which, as `invalidatesTags` does.
 * RTK Query does so by itself, but only once every running query has ended (`invalidationBehavior: 'delayed'`); one that hangs would
 * hold all others back for 15 s (robustness Q08). Then it asks them once more, for it cannot tell which were asked before the write;
 * without a running query it asks first, and this finds them being asked.
 */
export async function refreshNow<Reply>(
  { dispatch, getState, queryFulfilled }: Lifecycle<Reply>,
  staleTags: (reply: Reply | undefined, error: unknown) => Tag[],
): Promise<void> {
  const tags = await queryFulfilled.then(
    ({ data }) => staleTags(data, undefined),
    ({ error }) => staleTags(undefined, error),
  )
  const endpoints = baseApi.endpoints as Record<string, Question>
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
