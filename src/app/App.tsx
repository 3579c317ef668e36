// The app in its providers: store, router, and the outermost error boundary.
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

/** By it the window is told of an error that a boundary or the root has caught (unexpectedErrors.ts). */
export const caughtEvent = 'errorcaught'

declare global {
  interface WindowEventMap {
    [caughtEvent]: CustomEvent<unknown>
  }
}

const tell = (error: unknown): void => {
  if (import.meta.env.VITE_ERROR_LOG_URL || import.meta.env.VITE_ACTION_LOG === 'on')
    window.dispatchEvent(new CustomEvent(caughtEvent, { detail: error }))
}

/** Options for React's root: errors go to the log, and to whoever follows them. */
export const rootOptions: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    log.error('An error boundary caught an error', error, componentStack)
    tell(error)
  },
  onUncaughtError: (error, { componentStack }) => {
    log.error('An error reached the root', error, componentStack)
    tell(error)
  },
  onRecoverableError: (error, { componentStack }) => log.warn('React recovered from an error', error, componentStack),
}

interface AppProps {
  store: AppStore
  /** The state that the prerendered HTML shows: hydration uses it, whatever is known by then. */
  atStart?: RootState
}

/** The app over `store`. The outer boundary shows a page without header and footer, and offers the store's log. */
export function App({ store, atStart }: AppProps) {
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
