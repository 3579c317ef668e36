// The app while a log is shown: the same pages over the same store, at the shown state's location. Navigation does
// nothing, nor do the app's own redirects: the log has where they led.
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { Provider } from 'react-redux'
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom'
import { CrashPage } from '@/app/CrashPage'
import { pages } from '@/app/pages'
import { AppRoutes } from '@/app/router'
import type { AppStore } from '@/app/store'
import { selectLocation } from '@/features/navigation/model/selectors'
import { type ViewLog, ViewLogContext } from '@/hooks/viewLog'
import { routes } from '@/lib/paths'
import { useAppSelector } from '@/store/storeHooks'
import { ErrorBoundary } from '@/ui/ErrorBoundary'

/** Loads every page, since nothing is fetched while a log is shown; one that fails shows only where it is rendered. */
export const loadEveryPage = (): Promise<unknown> => Promise.allSettled(pages.map(({ preload }) => preload()))

const inertNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** Log files are untrusted: two leading slashes would name a host, and an undecodable path would break the router. */
function safePathname(path: string): string {
  try {
    decodeURIComponent(path)
    return `/${path.replace(/^[/\\]+/, '')}`
  } catch {
    return '/'
  }
}

/** A router whose location comes from the state; the address bar follows. Before the first one there is no page. */
function ReplayedLocation({ children }: { children: ReactNode }) {
  const reported = useAppSelector(selectLocation)
  const typed = useAppSelector(({ view }) => view.search)
  // The page of '/' writes its search into the address without the router (src/ui/useEntryState.ts).
  const text = reported?.path === routes.home && typeof typed === 'string' ? typed.trim() : ''
  const query = new URLSearchParams({ ...reported?.query, ...(text && { kerko: text }) }).toString()
  const address = reported && safePathname(reported.path) + (query && `?${query}`)
  useLayoutEffect(() => {
    if (address !== null) window.history.replaceState(null, '', address)
  }, [address])
  if (address === null) return null
  const { pathname, search } = new URL(address, window.location.origin)
  const location = { pathname, search, hash: '', state: reported?.state ?? null, key: reported?.key ?? 'default' }
  return (
    <Router location={location} navigationType={NavigationType.Replace} navigator={inertNavigator}>
      {children}
    </Router>
  )
}

const report: ViewLog['report'] = () => undefined

/** Gives the components what they had reported. */
function ReplayedView({ children }: { children: ReactNode }) {
  const shown = useAppSelector(({ view }) => view)
  const viewLog = useMemo(() => ({ report, shown }), [shown])
  // The page has one popover, and only the browser can open it.
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>('#root [popover]')?.togglePopover?.(shown.menu === true)
  }, [shown.menu])
  return <ViewLogContext value={viewLog}>{children}</ViewLogContext>
}

/** The app over a store that shows a log. */
export function ReplayedApp({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <ErrorBoundary fallback={CrashPage}>
        <ReplayedLocation>
          <ReplayedView>
            <AppRoutes />
          </ReplayedView>
        </ReplayedLocation>
      </ErrorBoundary>
    </Provider>
  )
}
