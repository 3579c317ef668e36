// What a store has in addition in developer builds (VITE_ACTION_LOG): main.tsx loads it only there.
import { rootReducer } from '@/app/rootReducer'
import type { AppStore, StoreTools } from '@/app/store'
import { selectLocation } from '@/features/navigation/model/selectors'
import type { AppLocation } from '@/store/navigationEvents'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { acceptListedTypes } from '@/tools/log/devToolsShown'
import { type RunningDiary, startDiary } from '@/tools/log/diary/diary'

/** The store of the steps that the extension adds beside the app's own. */
interface Lifted {
  subscribe: (changed: () => void) => () => void
  dispatch: (action: { type: string; status?: boolean; nextLiftedState?: Readonly<Record<string, unknown>> }) => unknown
  getState: () => {
    currentStateIndex: number
    stagedActionIds: readonly number[]
    actionsById: Readonly<Record<number, unknown>>
  }
}

/** The router hears of it as of a press of Back. */
function goTo({ path, query, key, state }: AppLocation): void {
  const asked = new URLSearchParams(query).toString()
  const address = path + (asked && `?${asked}`)
  if (window.location.pathname + window.location.search === address) return
  const entry = { ...window.history.state, key, usr: state ?? null }
  window.history.replaceState(entry, '', address)
  window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
}

/** Stops every call until the returned function is called. */
function stopCalls(): () => void {
  const { fetch } = window
  window.fetch = () => Promise.reject(new Error('Redux DevTools show an earlier step'))
  return () => {
    window.fetch = fetch
  }
}

/** An imported session stands at its last step: what an export of a list with hidden steps says counts them, too. */
function importAtEnd(lifted: Lifted): void {
  const { dispatch } = lifted
  lifted.dispatch = (action) => {
    const session = action.nextLiftedState
    const ids = session?.stagedActionIds
    if (!Array.isArray(ids)) return dispatch(action)
    return dispatch({ ...action, nextLiftedState: { ...session, currentStateIndex: ids.length - 1 } })
  }
}

/**
 * Lets the page follow Redux DevTools to an earlier step, until the latest step or the returned function: the router
 * goes there, nothing is sent, and dispatches are dropped (DevTools' lock). On import or reset only the router follows.
 */
export function followDevTools(store: AppStore): () => void {
  const { liftedStore: lifted } = store as { liftedStore?: Lifted }
  if (!lifted) return () => undefined
  importAtEnd(lifted)
  let leave: (() => void) | undefined
  /** Each session has one of its own. */
  let [start] = Object.values(lifted.getState().actionsById)
  const follow = () => {
    const { currentStateIndex, stagedActionIds, actionsById } = lifted.getState()
    const isAway = currentStateIndex < stagedActionIds.length - 1
    const isOther = actionsById[0] !== start
    start = actionsById[0]
    if (!isAway && !leave && !isOther) return
    if (isAway && !leave) {
      leave = stopCalls()
      lifted.dispatch({ type: 'LOCK_CHANGES', status: true })
    }
    const location = selectLocation(store.getState())
    if (location) goTo(location)
    if (isAway || !leave) return
    leave()
    leave = undefined
    lifted.dispatch({ type: 'LOCK_CHANGES', status: false })
  }
  const stop = lifted.subscribe(follow)
  return () => {
    stop()
    leave?.()
  }
}

/** Redux DevTools that show and export redacted actions and states, and the reducer that reads their exports. */
export const storeTools = (): StoreTools => ({
  devTools: devToolsOptions(),
  reducer: acceptListedTypes(rootReducer),
})

/** Begins the diary of a store, before its first action, and lets the page follow DevTools. */
export function attachTools(store: AppStore): RunningDiary {
  followDevTools(store)
  return startDiary(store.recorder)
}
