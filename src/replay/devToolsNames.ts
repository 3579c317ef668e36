// The list of Redux DevTools shows the name of the call beside each of the API's actions: `api/executeQuery/fulfilled
// (listReviews)`. What the extension exports is that list, so whoever reads such an export takes the names off again.
import type { Action, Reducer } from '@reduxjs/toolkit'

const listed = /^(api\/[\w/]+) \(\w+\)$/

/** The action under its own name. */
export function withOwnName<A extends Action>(action: A): A {
  const [, type] = listed.exec(action.type) ?? []
  return type ? { ...action, type } : action
}

/** The reducer, fit for actions as the list of the DevTools names them: the extension imports what it exported. */
export const knowingListedNames =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(state, withOwnName(action))
