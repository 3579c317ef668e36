// The data that pages ask for first, by route, for whoever asks ahead of a page. A chunk of its own: it needs the data layer,
// and a page's chunk should not have to wait for it nor it for the page's.
import { matchPath } from 'react-router-dom'
import { prefetchCategoryTree } from '@/features/categories/ui/useCategoryTree'
import { routes } from '@/lib/paths'
import type { Prefetch } from '@/lib/prefetch'
import type { AppDispatch } from '@/lib/store'
import { prefetch as prefetchBusiness } from '@/pages/business/prefetch'
import { prefetch as prefetchCategory } from '@/pages/category/prefetch'

const table: readonly (readonly [path: string, prefetch: Prefetch])[] = [
  [routes.business, prefetchBusiness],
  [routes.categories, prefetchCategoryTree],
  [routes.category, prefetchCategory],
]

/** Asks what the page of this place will ask (`prefetchData` of pages.ts). Throws for a path that says nothing readable. */
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
