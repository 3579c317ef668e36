// What pages ask for first, found by running `prefetch` of src/app/pages.tsx: no second list is kept. Build side only.
import { baseApi } from '@/api'
import { pages } from '@/app/pages'
import { makeStore } from '@/app/store'
import { type FirstReads, type PageReads, placeholders, plainParam } from '@/document/names'
import { authEvents, authSlice } from '@/features/auth/model/slice'
import { apiBaseUrl, apiKey, apiMocks } from '@/platform/env'
import { onlyPath } from './htmlDocument'

type Prefetch = NonNullable<(typeof pages)[number]['prefetch']>

/** What a page asks for at once without a query, for a visitor or for this user. Every answer is an empty list. */
async function readsOf(prefetch: Prefetch, userId?: string): Promise<string[]> {
  const user = userId === undefined ? null : { _id: userId, name: userId }
  const store = makeStore({ auth: authSlice.reducer(undefined, authEvents.INIT({ user })) })
  const reads = new Set<string>()
  const { fetch } = globalThis
  globalThis.fetch = async (request) => {
    const { url } = request as Request
    reads.add(url.slice(url.indexOf('/v1/')))
    return Response.json({ success: true, data: [] })
  }
  try {
    await Promise.all(store.dispatch(prefetch({ param: placeholders.param, query: {}, state: null, isFollowed: true })))
  } finally {
    globalThis.fetch = fetch
    // Ends its timers, which would keep the store for a minute.
    store.dispatch(baseApi.util.resetApiState())
  }
  return [...reads]
}

/** All pages' first reads, by name; none where the mock backend answers in the browser. */
export async function firstReads(): Promise<Omit<FirstReads, 'pages'> & { pages: Record<string, PageReads> }> {
  const found: Record<string, PageReads> = {}
  for (const { name, path, prefetch } of apiMocks ? [] : pages) {
    if (!prefetch) continue
    const paths = onlyPath(path.replace(/:\w+/, placeholders.param)).replace(placeholders.param, `(${plainParam})`)
    found[name] = [paths, await readsOf(prefetch), await readsOf(prefetch, placeholders.user)]
  }
  return { api: apiBaseUrl, key: apiKey, pages: found }
}
