// The only way to make a store, for the app and for tests.

import { configureStore, createListenerMiddleware, type DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { baseApi, dropSecretArgs } from '@/api'
import { addAuthListeners } from '@/features/auth/model/listeners'
import { addCategoryListeners } from '@/features/categories/model/listeners'
import { makeRecorder } from '@/replay/recorder'
import type { AppDispatch, RootState } from '@/store/storeHooks'
import { makeViewReporter } from './reportView'
import { rootReducer } from './rootReducer'

// The development checks stay on, but not their slowness warnings, which a busy machine triggers (failing silent tests).
const untimed = { warnAfter: Number.POSITIVE_INFINITY }

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
      defaults({ serializableCheck: untimed, immutableCheck: untimed })
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
