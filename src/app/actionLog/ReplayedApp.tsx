// The app while a log is shown: the same pages over the same store, but the place is the one the shown state names, and
// whoever wants to go elsewhere stays (the app's own redirects too; the log knows where they led).
import { type ReactNode, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom'
import { selectLocation } from '@/features/navigation/model/selectors'
import { routes } from '@/lib/paths'
import { useAppSelector } from '@/lib/store'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { CrashPage } from '../CrashPage'
import { preloadPage } from '../pages'
import { AppRoutes } from '../router'
import type { AppStore } from '../store'

/** Parts of pages that are loaded when they are needed: nothing is fetched while a log is shown. */
const parts = [
  () => import('../effects/LateEffects'),
  () => import('../layout/UserMenu'),
  () => import('@/pages/home/Later'),
  () => import('@/pages/home/AddAction'),
  () => import('@/pages/business/CommentTools'),
  () => import('@/features/businesses/ui/RecentlyViewed'),
  () => import('@/features/categories/ui/useCategoryTree'),
]

/** Loads every page and its parts. What does not come is missed where it would be shown. */
export async function loadEverything(): Promise<void> {
  const pages = [...Object.values(routes), '/none'].map((path) => preloadPage(path))
  await Promise.allSettled([...pages, ...parts.map((load) => load())])
}

const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** Two leading slashes would name a host; what decodes to nothing would break the router. A file may say anything. */
function safePathname(path: string): string {
  try {
    decodeURIComponent(path)
    return `/${path.replace(/^[/\\]+/, '')}`
  } catch {
    return '/'
  }
}

/** A router whose place is the state's, and whose address bar follows it. Before the first place is known there is no page. */
function ShownPlace({ children }: { children: ReactNode }) {
  const place = useAppSelector(selectLocation)
  const query = new URLSearchParams(place?.query).toString()
  const address = place && safePathname(place.path) + (query && `?${query}`)
  useLayoutEffect(() => {
    if (address !== null) window.history.replaceState(null, '', address)
  }, [address])
  if (address === null) return null
  const { pathname, search } = new URL(address, window.location.origin)
  const location = { pathname, search, hash: '', state: null, key: place?.key ?? 'default' }
  return (
    <Router location={location} navigationType={NavigationType.Replace} navigator={still}>
      {children}
    </Router>
  )
}

/** The app over a store that shows a log. */
export function ReplayedApp({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary fallback={CrashPage}>
        <ShownPlace>
          <AppRoutes />
        </ShownPlace>
      </ErrorBoundary>
    </Provider>
  )
}
