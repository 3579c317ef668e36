// The app in its providers: store, router, and the outermost error boundary.
import { useEffect } from 'react'
import type { RootOptions } from 'react-dom/client'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { ViewLogContext } from '@/hooks/viewLog'
import { log } from '@/platform/logger'
import type { RootState } from '@/store/storeHooks'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { CrashPage } from './CrashPage'
import { AppRoutes } from './router'
import type { AppStore } from './store'

/** Options for React's root: errors go to the log and nowhere else. */
export const rootOptions: RootOptions = {
  onCaughtError: (error, { componentStack }) => log.error('An error boundary caught an error', error, componentStack),
  onUncaughtError: (error, { componentStack }) => log.error('An error reached the root', error, componentStack),
  onRecoverableError: (error, { componentStack }) => log.warn('React recovered from an error', error, componentStack),
}

interface AppProps {
  store: AppStore
  /** The state that the prerendered HTML shows: hydration uses it, whatever is known by then. */
  atStart?: RootState
}

/** The app over `store`. The outer boundary shows its own page, without header and footer; it offers the store's log. */
export function App({ store, atStart }: AppProps) {
  // Everything is hydrated and its own effects have run.
  useEffect(performEarlyPresses, [])
  return (
    <Provider store={store} serverState={atStart}>
      <ErrorBoundary fallback={CrashPage}>
        <ViewLogContext value={store.viewLog}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </ViewLogContext>
      </ErrorBoundary>
    </Provider>
  )
}

declare global {
  interface Window {
    /** The buttons pressed so far; from the call on, no more are remembered. Gone once the app answers by itself. */
    takeEarlyPresses?: () => Iterable<HTMLButtonElement>
  }
}

/**
 * Performs presses on prerendered buttons from before the app ran, which the boot script remembers, once each. A press on a button that
 * the app did not keep does nothing.
 */
export function performEarlyPresses(): void {
  const buttons = window.takeEarlyPresses?.() ?? []
  delete window.takeEarlyPresses
  for (const button of buttons) button.click()
}
