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

/**
 * Waits for the write and asks its stale queries again, which `staleTags` tells as `invalidatesTags` does. RTK Query does so by itself, but only once every running query has
 * ended (`invalidationBehavior: 'delayed'`); one that hangs would hold all others back for 15 s (robustness Q08). RTK Query
 * leaves alone what is being asked already, so that nothing is asked twice.
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
  for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState() as State, tags)) {
    dispatch(endpoints[endpointName]?.initiate(originalArgs, { subscribe: false, forceRefetch: true }) as never)
  }
}
