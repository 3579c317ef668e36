// The only way to make a store, for the app and for tests.
import {
  configureStore,
  createListenerMiddleware,
  type DevToolsEnhancerOptions,
  type Dispatch,
  type Middleware,
} from '@reduxjs/toolkit'
import { baseApi, dropSecretArgs } from '@/api'
import { addAuthListeners } from '@/features/auth/model/sessionChanges'
import { addCategoryListeners } from '@/features/categories/model/slice'
import { type ViewState, viewChanged } from '@/features/view/model/slice'
import type { ViewLog } from '@/hooks/viewLog'
import { makeRecorder } from '@/replay/recorder'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { rootReducer } from './rootReducer'

// The development checks stay on, without their slowness warnings, which a busy machine would trigger.
const untimed = { warnAfter: Number.POSITIVE_INFINITY }
// A build for visitors has no such checks, and needs no words for them.
const checks = import.meta.env?.PROD ? {} : { serializableCheck: untimed, immutableCheck: untimed }

/** ms without a report from the components of a page. */
const REPORTED_AFTER = 300

/** Puts what components report into the store: once typing pauses, or (as middleware) before the next action. */
function makeViewReporter(): ViewLog & { middleware: Middleware } {
  let view: ViewState = {}
  let reported = view
  let dispatch: Dispatch
  let timer: ReturnType<typeof setTimeout>
  const flush = () => {
    if (reported === view) return
    reported = view
    dispatch(viewChanged(view))
  }
  return {
    report: (key, value, isGone) => {
      const { [key]: before, ...others } = view
      if (before !== value) view = value === undefined ? others : { ...view, [key]: value }
      // A value that returns to its initial one was removed before it is reported, so there is nothing to add.
      if (reported === view) return
      clearTimeout(timer)
      // After the last component the page has gone: nothing is dispatched for it.
      if (!isGone || Object.keys(view).length > 0) timer = setTimeout(flush, REPORTED_AFTER)
    },
    middleware: (store) => {
      dispatch = store.dispatch
      return (next) => (action) => {
        flush()
        return next(action)
      }
    },
  }
}

/** What developer builds give a store: Redux DevTools and the reducer for them (src/tools/log/app/storeTools.ts). */
export interface StoreTools {
  reducer: typeof rootReducer
  devTools: DevToolsEnhancerOptions
}

/** A fresh store with every slice, listener and the data layer; `preloadedState` may be partial. */
export function makeStore(preloadedState?: Partial<RootState>, tools?: StoreTools) {
  const listener = createListenerMiddleware()
  const recorder = makeRecorder()
  const viewLog = makeViewReporter()
  const store = configureStore({
    reducer: rootReducer,
    // RTK's default is on, in production too.
    devTools: false,
    ...tools,
    preloadedState,
    middleware: (defaults) =>
      defaults(checks)
        .prepend(recorder.gate, viewLog.middleware, dropSecretArgs, listener.middleware)
        .concat(baseApi.middleware),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  })
  const startListening = listener.startListening.withTypes<RootState, AppDispatch>()
  addAuthListeners(startListening)
  addCategoryListeners(startListening)
  return Object.assign(store, { recorder, viewLog })
}

/** What `makeStore` makes. */
export type AppStore = ReturnType<typeof makeStore>

declare module '@/store/storeHooks' {
  interface RegisteredStore {
    state: ReturnType<typeof rootReducer>
    dispatch: AppStore['dispatch']
  }
}
