// The data that pages request first, by route, for prefetching. A chunk of its own: it needs the data layer, and neither
// it nor a page's chunk should have to wait for the other.
import { matchPath } from 'react-router-dom'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { routes } from '@/lib/paths'
import type { Prefetch } from '@/lib/prefetch'
import type { AppDispatch } from '@/lib/storeHooks'
import { prefetchBusiness } from '@/pages/business/prefetchBusiness'
import { prefetchCategory } from '@/pages/category/prefetchCategory'

const table: readonly (readonly [path: string, prefetch: Prefetch])[] = [
  [routes.business, prefetchBusiness],
  [routes.categories, prefetchCategoryTree],
  [routes.category, prefetchCategory],
]

/** Sends the requests that the page at this place will send (`prefetchData` of pages.ts). Throws for an undecodable path. */
export const askAhead = (pathname: string, search: string, state: unknown) => (dispatch: AppDispatch) => {
  const query = Object.fromEntries(new URLSearchParams(search))
  const here: { usr?: unknown } | null = window.history.state
  for (const [path, prefetch] of table) {
    const match = matchPath(path, pathname)
    if (!match) continue
    const [param = ''] = Object.values(match.params)
    dispatch(prefetch({ param: decodeURIComponent(param), query, state: state === undefined ? here?.usr : state }))
  }
}
