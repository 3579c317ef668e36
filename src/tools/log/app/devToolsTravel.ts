// Lets the page follow Redux DevTools when they show an earlier step: the router goes where that state is, nothing is sent, and what the
// page would dispatch is dropped (DevTools' own lock). The latest step ends it.
import type { AppStore } from '@/app/store'
import { selectLocation } from '@/features/navigation/model/selectors'
import type { AppLocation } from '@/store/navigationEvents'

/** The store of the steps that the extension adds beside the app's own. */
interface Lifted {
  subscribe: (changed: () => void) => () => void
  dispatch: (action: { type: 'LOCK_CHANGES'; status: boolean }) => unknown
  getState: () => { currentStateIndex: number; stagedActionIds: readonly number[] }
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

/** Follows until the returned function is called; a store without DevTools has nothing to follow. */
export function followDevTools(store: AppStore): () => void {
  const { liftedStore: lifted } = store as { liftedStore?: Lifted }
  if (!lifted) return () => undefined
  let leave: (() => void) | undefined
  const follow = () => {
    const { currentStateIndex, stagedActionIds } = lifted.getState()
    const isAway = currentStateIndex < stagedActionIds.length - 1
    if (!isAway && !leave) return
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
