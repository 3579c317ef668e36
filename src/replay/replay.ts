// Replays a log through a reducer: no store, no middleware, nothing that waits or asks the network.
import type { UnknownAction } from '@reduxjs/toolkit'
import type { ActionLog } from './log'

/** The app's reducer, as far as a replay looks into it; every feature's part must have arrived. */
export type AnyReducer = (state: unknown, action: UnknownAction) => unknown

/** What came out. */
export interface Replayed {
  state: unknown
  /** How many actions were replayed. */
  steps: number
  /** The hash of `state`. */
  finalHash: string
  /** The first checkpoint that does not hold: it went wrong after step `from`, at the latest with step `to`. */
  divergence?: {
    from: number
    to: number
    /** The action types of that window, in order. */
    types: string[]
    /** The keys of the state that differ, where the log knows it. */
    parts: string[]
  }
  /** The first action that broke the reducer; the rest was replayed on the state before it, as a store does. */
  threw?: { step: number; type: string; message: string }
}

/** Replays the log, up to step `until` when it is given. */
export function replayLog(_log: ActionLog, _reducer: AnyReducer, _options: { until?: number } = {}): Replayed {
  throw new Error('comes with the next commit')
}

/** The states of a log by step. */
export interface States {
  /** The last step; 0 is the state the log starts from. */
  last: number
  /** The state after that many actions, from the nearest one kept. */
  at(step: number): unknown
}

/** The states of a log, made when they are asked for; a few are kept, so that going back costs little. */
export function statesOf(_log: ActionLog, _reducer: AnyReducer): States {
  throw new Error('comes with the next commit')
}
