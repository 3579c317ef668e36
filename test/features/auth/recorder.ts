// A store of the app with the list of all that was dispatched, as a recorder, a listener or DevTools would see it.
import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import { makeStore } from '@/app/store'

/** The store, its actions so far, and the names of its auth events. */
export function makeRecordedStore() {
  const store = makeStore()
  const actions: UnknownAction[] = []
  store.dispatch(
    addListener({
      predicate: (action) => {
        actions.push(action as UnknownAction)
        return false
      },
      effect: () => undefined,
    }),
  )
  const events = () =>
    actions
      .filter(({ type }) => type.startsWith('auth/'))
      .map(({ type, payload }) => [type.slice('auth/'.length), ...(payload === undefined ? [] : [payload])])
  return { store, dispatch: store.dispatch, actions, events }
}
