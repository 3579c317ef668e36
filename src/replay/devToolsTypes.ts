// The list of Redux DevTools shows the name of the call beside each of the API's actions: `api/executeQuery/fulfilled
// (listReviews)`. The extension exports that list as shown, so the names are stripped again when such an export is read.
import type { Action, Reducer } from '@reduxjs/toolkit'

const listed = /^(api\/[\w/]+) \(\w+\)$/

/** The action with its original type. */
export function withPlainType<A extends Action>(action: A): A {
  const [, type] = listed.exec(action.type) ?? []
  return type ? { ...action, type } : action
}

/** The reducer, accepting types as the DevTools list shows them: the extension imports its own exports. */
export const acceptListedTypes =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(state, withPlainType(action))
