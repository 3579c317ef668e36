// The parts of RTK Query's actions that the app reads.
import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import { type AppError, isAppError } from '@/api/http/appError'
import type { OperationId } from './generated/operations'

/** What RTK Query's actions say of their request. */
export interface QueryThunkArg {
  endpointName: OperationId
  queryCacheKey: string
  originalArgs: unknown
}

/** The parts of an RTK Query query action that are read here. */
export interface QueryAction extends UnknownAction {
  meta: {
    requestId: string
    arg: QueryThunkArg
    /** Of a request: ms since 1970 UTC. */
    startedTimeStamp?: number
    /** Of an answer: ms since 1970 UTC. */
    fulfilledTimeStamp?: number
  }
  payload: unknown
  error?: unknown
}

/** Whether this is a query's action in that phase: pending, fulfilled or rejected. */
export const inPhase = (phase: string, action: UnknownAction): action is QueryAction =>
  action.type === `api/executeQuery/${phase}`

/** Whether this is a mutation's action in that phase; '' means any. */
export const inMutationPhase = (phase: string, action: UnknownAction): action is QueryAction =>
  action.type.startsWith(`api/executeMutation/${phase}`)

/** The AppError of a rejected call; a call that broke off without one counts as unexpected. */
export function errorOfRejected(payload: unknown, error?: unknown): AppError {
  if (isAppError(payload)) return payload
  const { message } = (error ?? payload ?? {}) as { message?: string }
  return { kind: 'unexpected', status: 0, message: message || 'API request failed' }
}

/** Calls whose arguments hold a secret; a test compares the list with the contract. */
export const secretCalls: readonly OperationId[] = ['login', 'signup', 'verifyEmail', 'resetPassword', 'changePassword']

/**
 * The first middleware of a store: drops passwords and one-time tokens from actions before anything can record them.
 * RTK Query reads `meta.arg.originalArgs` only for tags, which these calls lack; the call keeps its own copy.
 */
export const dropSecretArgs: Middleware = () => (next) => (action) => {
  const { meta } = action as Partial<QueryAction>
  const isSecret = meta?.arg && secretCalls.includes(meta.arg.endpointName)
  return next(
    isSecret ? { ...(action as object), meta: { ...meta, arg: { ...meta.arg, originalArgs: undefined } } } : action,
  )
}
