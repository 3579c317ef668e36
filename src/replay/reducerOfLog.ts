// Replays a log with this page's RTK Query id and the recorded `online` and `focused`, else the state would differ.
import { configureStore, type Middleware, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api'
import type { ActionLog } from './actionLog'
import { stateShown } from './recorder'

/** The app's reducer, as far as a replay needs to know. */
export type AnyReducer = (state: unknown, action: UnknownAction) => unknown

/** An action that no reducer knows: it leaves a state as it is, or makes the initial one. */
export const INIT = { type: '@@INIT' }

const registered = `${baseApi.reducerPath}/config/middlewareRegistered`
let ownUid: string | undefined

/** The random id of this process's API slice: its middleware sends it to a store's reducer, once. */
function uid(): string | undefined {
  if (ownUid) return ownUid
  const spy: Middleware = () => (next) => (action) => {
    if ((action as UnknownAction).type === registered) ownUid = (action as { payload?: string }).payload
    return next(action)
  }
  const reducer = { [baseApi.reducerPath]: baseApi.reducer }
  const middleware = () => new Tuple(baseApi.middleware, spy)
  configureStore({ reducer, middleware, devTools: false }).dispatch({ type: 'replay/uidRead' })
  return ownUid
}

interface WithConfig {
  api?: { config?: object }
}

/** A reset returns RTK Query's config to what the browser reported at the start: here, that of the recorded page. */
function withFirstConfig(state: unknown, { online, focused }: NonNullable<ActionLog['env']>): unknown {
  const { api } = state as WithConfig
  if (!api?.config || online === undefined || focused === undefined) return state
  return { ...(state as object), api: { ...api, config: { ...api.config, online, focused } } }
}

/** What the browser reported when this page was loaded, for `env` of a log written here. */
export function firstConfig(): { online: boolean; focused: boolean } {
  const { online, focused } = baseApi.reducer(undefined, { type: 'replay/configRead' }).config
  return { online, focused }
}

/** The reducer for the actions of this log, in this process. */
export function reducerOfLog(log: Pick<ActionLog, 'env' | 'isShortened'>, reducer: AnyReducer): AnyReducer {
  const { env, isShortened } = log
  /** A state from a shortened log may lack slices: the reducer adds their initial state. */
  const completed = (state: unknown) => (isShortened ? reducer(state, INIT) : state)
  return (state, action) => {
    if (stateShown.match(action)) return completed(action.payload)
    if (action.type === registered) return reducer(state, { ...action, payload: uid() })
    const next = reducer(state, action)
    return env && baseApi.util.resetApiState.match(action) ? withFirstConfig(next, env) : next
  }
}
