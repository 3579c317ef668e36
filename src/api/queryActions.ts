// The parts of RTK Query's actions that the app reads; kept light so that listeners need not load the data layer.
import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import type { OperationId } from './generated/operations'

/** The request's arguments. */
export interface Question {
  endpointName: OperationId
  queryCacheKey: string
  originalArgs: unknown
  /** A component or caller waits for the answer. */
  subscribe?: boolean
}

/** The parts of an RTK Query query action that are read here. */
export interface QueryAction extends UnknownAction {
  meta: { requestId: string; condition?: boolean; arg: Question }
  payload: unknown
  error?: unknown
}

/** Whether this is a query's action in that phase: pending, fulfilled or rejected. */
export const inPhase = (phase: string, action: UnknownAction): action is QueryAction =>
  action.type === `api/executeQuery/${phase}`

/**
 * A query was answered from the cache, so nothing was sent. RTK Query tells only middleware (a rejected action with
 * `meta.condition`, which its own middleware swallows); a listener dispatches this for reducers and the log.
 */
export const answerShown = createAction(
  'api/answerShown',
  ({ endpointName, queryCacheKey, originalArgs }: Question) => ({
    payload: undefined,
    meta: { arg: { endpointName, queryCacheKey, originalArgs }, requestId: '' },
  }),
)

/** Whether the cache answered a query that a subscriber waits for; this triggers `answerShown`. */
export const isCacheHit = (action: UnknownAction): action is QueryAction =>
  inPhase('rejected', action) && action.meta.condition === true && action.meta.arg.subscribe === true

/** Calls whose arguments hold a secret; a test compares the list with the contract. */
export const secretCalls: readonly OperationId[] = [
  'refreshSession',
  'login',
  'signup',
  'verifyEmail',
  'resetPassword',
  'changePassword',
  'logout',
]

/**
 * The first middleware of a store: drops passwords and one-time tokens from actions before anything can record them. RTK Query
 * puts a mutation's argument in each of its actions (`meta.arg.originalArgs`) and reads it there only to derive tags, which
 * these calls do not do; the call itself keeps its own copy.
 */
export const dropSecretArgs: Middleware = () => (next) => (action) => {
  const { meta } = action as Partial<QueryAction>
  const isSecret = meta?.arg && secretCalls.includes(meta.arg.endpointName)
  return next(
    isSecret ? { ...(action as object), meta: { ...meta, arg: { ...meta.arg, originalArgs: undefined } } } : action,
  )
}
