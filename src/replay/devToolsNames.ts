// In the list of Redux DevTools RTK Query's actions bear the name of their call, `api/executeQuery/fulfilled (listReviews)`, and
// what the extension exports is that list: whoever reads such an export takes the names off again.
import type { Action, Reducer } from '@reduxjs/toolkit'

const listed = /^(api\/execute(?:Query|Mutation)\/\w+) \(\w+\)$/

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
