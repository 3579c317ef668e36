// Replays a log through a reducer: no store, no middleware, no timers, no network.

import type { ActionLog, Checkpoint } from './actionLog'
import { stateShown } from './recorder'
import { type AnyReducer, INIT, reducerOfLog } from './reducerOfLog'
import { hashOf, partHashes } from './stateHash'

export type { AnyReducer } from './reducerOfLog'

/** Where a replay went wrong: after step `from`, no later than step `to`. */
export interface Divergence {
  from: number
  to: number
  /** The action types of that window, in order. */
  types: string[]
  /** The keys of the state that differ, if the log says so. */
  parts: string[]
}

/** The result of a replay. */
export interface Replayed {
  state: unknown
  /** How many actions were replayed. */
  steps: number
  /** The hash of `state`. */
  finalHash: string
  /** Where the first failed checkpoint is. */
  divergence?: Divergence
  /** The first action that made the reducer throw; the rest was replayed on the state before it, as in a store. */
  threw?: { step: number; type: string; message: string }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const start = ({ base }: ActionLog, reduce: AnyReducer): unknown =>
  reduce(undefined, base === undefined ? INIT : stateShown(base))

/** The checkpoints of a log; its final hash counts as one too. */
export function checkpointsOf({ checkpoints, finalHash, actions }: ActionLog): readonly Checkpoint[] {
  const isLastThere = checkpoints.at(-1)?.[0] === actions.length
  return finalHash && !isLastThere ? [...checkpoints, [actions.length, finalHash]] : checkpoints
}

function divergenceAt(log: ActionLog, from: number, [to, , parts = {}]: Checkpoint, state: unknown): Divergence {
  const own = partHashes(state)
  const keys = Object.keys({ ...parts, ...own })
  return {
    from,
    to,
    types: log.actions.slice(from, to).map(({ type }) => type),
    parts: Object.keys(parts).length > 0 ? keys.filter((key) => own[key] !== parts[key]) : [],
  }
}

/** Replays the log, up to step `until` when it is given. */
export function replayLog(log: ActionLog, reducer: AnyReducer, options: { until?: number | undefined } = {}): Replayed {
  const reduce = reducerOfLog(log, reducer)
  const steps = Math.max(0, Math.min(options.until ?? log.actions.length, log.actions.length))
  const remaining = checkpointsOf(log).filter(([step]) => step <= steps)
  let state = start(log, reduce)
  let threw: Replayed['threw']
  let lastChecked = 0
  let divergence: Divergence | undefined
  const check = (step: number) => {
    while (!divergence && remaining[0]?.[0] === step) {
      const checkpoint = remaining.shift() as Checkpoint
      if (hashOf(state) !== checkpoint[1]) divergence = divergenceAt(log, lastChecked, checkpoint, state)
      lastChecked = step
    }
  }
  check(0)
  for (let index = 0; index < steps; index += 1) {
    const action = log.actions[index] as ActionLog['actions'][number]
    try {
      state = reduce(state, action)
    } catch (error) {
      threw ??= { step: index + 1, type: action.type, message: messageOf(error) }
    }
    check(index + 1)
  }
  return { state, steps, finalHash: hashOf(state), ...(divergence && { divergence }), ...(threw && { threw }) }
}

/** The states of a log by step. */
export interface States {
  /** The last step; 0 is the state the log starts from. */
  last: number
  /** The state after that many actions, computed from the nearest one remembered. */
  at(step: number): unknown
}

/** How many states are remembered at most, and how many steps lie between them at least. */
const MAX_SNAPSHOTS = 64
const MIN_DISTANCE = 32

/** The states of a log, computed on demand; a few are remembered, so that going back is cheap. */
export function statesOf(log: ActionLog, reducer: AnyReducer): States {
  const reduce = reducerOfLog(log, reducer)
  const last = log.actions.length
  const distance = Math.max(MIN_DISTANCE, Math.ceil(last / MAX_SNAPSHOTS))
  const snapshots = [start(log, reduce)]
  let shown = { step: 0, state: snapshots[0] }

  const at = (wanted: number): unknown => {
    const step = Math.max(0, Math.min(Math.trunc(wanted), last))
    const nearest = Math.min(Math.trunc(step / distance), snapshots.length - 1)
    const isShownNearer = shown.step <= step && shown.step >= nearest * distance
    let { step: reached, state } = isShownNearer ? shown : { step: nearest * distance, state: snapshots[nearest] }
    for (; reached < step; reached += 1) {
      try {
        state = reduce(state, log.actions[reached] as ActionLog['actions'][number])
      } catch {
        // As in a store, an action that makes the reducer throw leaves the state as it was.
      }
      if ((reached + 1) % distance === 0) snapshots[(reached + 1) / distance] ??= state
    }
    shown = { step, state }
    return state
  }
  return { last, at }
}
