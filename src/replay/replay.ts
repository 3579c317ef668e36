// Replays a log through a reducer: no store, no middleware, nothing that waits or asks the network.
import { hashOf, partHashes } from './hash'
import { type AnyReducer, localise } from './localise'
import type { ActionLog, Checkpoint } from './log'

export type { AnyReducer } from './localise'

/** Where a replay went wrong: after step `from`, at the latest with step `to`. */
export interface Divergence {
  from: number
  to: number
  /** The action types of that window, in order. */
  types: string[]
  /** The keys of the state that differ, where the log knows it. */
  parts: string[]
}

/** What came out. */
export interface Replayed {
  state: unknown
  /** How many actions were replayed. */
  steps: number
  /** The hash of `state`. */
  finalHash: string
  /** The first checkpoint that does not hold. */
  divergence?: Divergence
  /** The first action that broke the reducer; the rest was replayed on the state before it, as a store does. */
  threw?: { step: number; type: string; message: string }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const start = ({ base }: ActionLog, reducer: AnyReducer): unknown =>
  base === undefined ? reducer(undefined, { type: '@@INIT' }) : base

/** The final hash counts as a checkpoint too. */
function checkpointsOf({ checkpoints, finalHash, actions }: ActionLog): readonly Checkpoint[] {
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
  const reduce = localise(log, reducer)
  const steps = Math.max(0, Math.min(options.until ?? log.actions.length, log.actions.length))
  const ahead = checkpointsOf(log).filter(([step]) => step <= steps)
  let state = start(log, reducer)
  let threw: Replayed['threw']
  let held = 0
  let divergence: Divergence | undefined
  const check = (step: number) => {
    while (!divergence && ahead[0]?.[0] === step) {
      const checkpoint = ahead.shift() as Checkpoint
      if (hashOf(state) !== checkpoint[1]) divergence = divergenceAt(log, held, checkpoint, state)
      held = step
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
  /** The state after that many actions, from the nearest one kept. */
  at(step: number): unknown
}

/** How many states are kept at most, and how far apart they are at least. */
const KEPT = 64
const NEAREST = 32

/** The states of a log, made when they are asked for; a few are kept, so that going back costs little. */
export function statesOf(log: ActionLog, reducer: AnyReducer): States {
  const reduce = localise(log, reducer)
  const last = log.actions.length
  const apart = Math.max(NEAREST, Math.ceil(last / KEPT))
  const kept = [start(log, reducer)]
  let shown = { step: 0, state: kept[0] }

  const at = (wanted: number): unknown => {
    const step = Math.max(0, Math.min(Math.trunc(wanted), last))
    const nearest = Math.min(Math.trunc(step / apart), kept.length - 1)
    const isShownNearer = shown.step <= step && shown.step >= nearest * apart
    let { step: reached, state } = isShownNearer ? shown : { step: nearest * apart, state: kept[nearest] }
    for (; reached < step; reached += 1) {
      try {
        state = reduce(state, log.actions[reached] as ActionLog['actions'][number])
      } catch {
        // As in a store, the action that breaks the reducer leaves the state as it was.
      }
      if ((reached + 1) % apart === 0) kept[(reached + 1) / apart] ??= state
    }
    shown = { step, state }
    return state
  }
  return { last, at }
}
