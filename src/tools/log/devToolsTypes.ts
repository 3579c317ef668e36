// The list of Redux DevTools shows the name of a call instead of RTK Query's own type: `listReviews/fulfilled`, and `…/notNeeded` where
// nothing was sent. The extension exports that list as shown, so the types are restored when such an export is read.
import type { Action, Reducer } from '@reduxjs/toolkit'
import { withoutShortened } from './devToolsState'

interface Call {
  meta?: { requestStatus?: unknown; condition?: unknown; arg?: { type?: unknown; endpointName?: unknown } }
}

const isCall = /^api\/execute(?:Query|Mutation)\/(?:pending|fulfilled|rejected)$/
/** As earlier builds exported them: the name behind the type. */
const listed = /^(api\/[\w/]+) \(\w+\)$/

/** The action as the list shows it. */
export function withCallName<A extends Action>(action: A): A {
  const { arg, requestStatus, condition } = (action as Call).meta ?? {}
  if (!isCall.test(action.type) || typeof arg?.endpointName !== 'string') return action
  return { ...action, type: `${arg.endpointName}/${condition === true ? 'notNeeded' : requestStatus}` }
}

/** The action with its original type. */
export function withPlainType<A extends Action>(action: A): A {
  const [, type] = listed.exec(action.type) ?? []
  if (type) return { ...action, type }
  const { arg, requestStatus } = (action as Call).meta ?? {}
  const original = { ...action, type: `api/execute${arg?.type === 'mutation' ? 'Mutation' : 'Query'}/${requestStatus}` }
  return withCallName(original).type === action.type && original.type !== action.type ? original : action
}

/** The reducer, accepting types and states as DevTools show them: the extension imports its own exports. */
export const acceptListedTypes =
  <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
  (state, action) =>
    reducer(withoutShortened(state), withPlainType(action))
