// RTK Query's actions, as far as the app looks into them; light, so that what listens to them need not load the data layer.
import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import type { OperationId } from './generated/operations'

/** What was asked. */
export interface Question {
  endpointName: OperationId
  queryCacheKey: string
  originalArgs: unknown
  /** A component or caller waits for the answer. */
  subscribe?: boolean
}

/** A query action of RTK Query, as far as anybody here looks into it. */
export interface QuestionAction extends UnknownAction {
  meta: { requestId: string; condition?: boolean; arg: Question }
  payload: unknown
  error?: unknown
}

/** Whether this is a query's action in that phase: pending, fulfilled or rejected. */
export const inPhase = (phase: string, action: UnknownAction): action is QuestionAction =>
  action.type === `api/executeQuery/${phase}`

/**
 * A question was put whose answer the cache has, so nothing was sent. RTK Query tells this to middleware only (a rejected
 * action with `meta.condition`, which its own middleware swallows); a listener says it again for reducers and the log.
 */
export const answerShown = createAction(
  'api/answerShown',
  ({ endpointName, queryCacheKey, originalArgs }: Question) => ({
    payload: undefined,
    meta: { arg: { endpointName, queryCacheKey, originalArgs }, requestId: '' },
  }),
)

/** Whether the cache answered a question somebody waits for; what `answerShown` follows from. */
export const isCacheHit = (action: UnknownAction): action is QuestionAction =>
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
 * notes a mutation's argument in each of its actions (`meta.arg.originalArgs`) and reads it there for nothing but tags, which
 * these calls do not derive from it; the call itself keeps its own.
 */
export const dropSecretArgs: Middleware = () => (next) => (action) => {
  const { meta } = action as Partial<QuestionAction>
  const isSecret = meta?.arg && secretCalls.includes(meta.arg.endpointName)
  return next(
    isSecret ? { ...(action as object), meta: { ...meta, arg: { ...meta.arg, originalArgs: undefined } } } : action,
  )
}
