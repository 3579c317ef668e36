// The only way to make a store, for the app and for tests.

import { configureStore, createListenerMiddleware, type DevToolsEnhancerOptions } from '@reduxjs/toolkit'
import { baseApi, dropSecretArgs } from '@/api'
import { makeRecorder } from '@/replay/recorder'
import { addListeners } from './listeners'
import { rootReducer } from './rootReducer'

/** The whole state: `api` and one key per feature. */
export type RootState = ReturnType<typeof rootReducer>

// The development checks stay on, but not their slowness warnings, which a busy machine triggers (failing silent tests).
const untimed = { warnAfter: Number.POSITIVE_INFINITY }

/** What developer builds give a store: Redux DevTools and the reducer for them (devTools.ts). */
export interface StoreTools {
  reducer: typeof rootReducer
  devTools: DevToolsEnhancerOptions
}

/** A fresh store with every slice, listener and the data layer; `preloadedState` may be partial. */
export function makeStore(preloadedState?: Partial<RootState>, tools?: StoreTools) {
  const listener = createListenerMiddleware()
  const recorder = makeRecorder()
  const store = configureStore({
    reducer: rootReducer,
    // RTK's default is on, in production too.
    devTools: false,
    ...tools,
    preloadedState,
    middleware: (defaults) =>
      defaults({ serializableCheck: untimed, immutableCheck: untimed })
        .prepend(recorder.gate, dropSecretArgs, listener.middleware)
        .concat(baseApi.middleware),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  })
  addListeners(listener.startListening.withTypes<RootState, AppDispatch>())
  return Object.assign(store, { recorder })
}

/** What `makeStore` makes. */
export type AppStore = ReturnType<typeof makeStore>

/** Dispatch that accepts thunks. */
export type AppDispatch = AppStore['dispatch']
