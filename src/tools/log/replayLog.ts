// Replays a log through a reducer: no store, no middleware, no timers, no network.
import type { ActionLog } from '@/replay/actionLog'
import { checkpointChecker, type SliceDifference } from '@/replay/checkpoints'
import { type Chunk, stateShown } from '@/replay/recorder'
import { type AnyReducer, INIT, reducerOfLog } from '@/replay/reducerOfLog'
import { hashOf } from '@/replay/stateHash'

export type { AnyReducer } from '@/replay/reducerOfLog'

/** Where a replay first differs from what was recorded: at step `to`; every checkpoint up to step `from` held. */
export interface Divergence {
  from: number
  to: number
  /** The slices that differ; none when only the hash of the whole state is known. */
  slices: SliceDifference[]
  /** How many steps differ in all; a transient divergence is over before the end. */
  steps: number
  /** The last step that differs. */
  last: number
}

/** The result of a replay. */
export interface Replayed {
  state: unknown
  steps: number
  /** The hash of `state`. */
  finalHash: string
  /** How many steps were compared with what was recorded. */
  checked: number
  divergence?: Divergence
  /** The first action that made the reducer throw; the rest was replayed on the state before it, as in a store. */
  threw?: { step: number; type: string; message: string }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const start = ({ base }: ActionLog, reduce: AnyReducer): unknown =>
  reduce(undefined, base === undefined ? INIT : stateShown(base))

/** Compares step by step, and remembers the first that differs. */
function comparison(log: ActionLog) {
  const differences = checkpointChecker(log)
  let checked = 0
  let lastChecked = 0
  let divergence: Divergence | undefined
  const note = (step: number, slices: SliceDifference[]) => {
    divergence ??= { from: lastChecked, to: step, slices, steps: 0, last: step }
    divergence = { ...divergence, steps: divergence.steps + 1, last: step }
  }
  const check = (step: number, state: unknown) => {
    const slices = differences(step, state)
    const isWhole = step === log.actions.length && log.finalHash !== undefined
    if (!slices && !isWhole) return
    const differs = slices?.length || (isWhole && hashOf(state) !== log.finalHash)
    if (differs) note(step, slices ?? [])
    // The start is in the file itself: that it is right says nothing about the actions.
    if (step > 0 || differs) checked += 1
    lastChecked = step
  }
  return { check, result: () => ({ checked, ...(divergence && { divergence }) }) }
}

/** Replays the log, up to step `until` when it is given. */
export function replayLog(log: ActionLog, reducer: AnyReducer, options: { until?: number | undefined } = {}): Replayed {
  const reduce = reducerOfLog(log, reducer)
  const steps = Math.max(0, Math.min(options.until ?? log.actions.length, log.actions.length))
  const { check, result } = comparison(log)
  let state = start(log, reduce)
  let threw: Replayed['threw']
  check(0, state)
  for (let index = 0; index < steps; index += 1) {
    const action = log.actions[index] as ActionLog['actions'][number]
    try {
      state = reduce(state, action)
    } catch (error) {
      threw ??= { step: index + 1, type: action.type, message: messageOf(error) }
    }
    check(index + 1, state)
  }
  return { state, steps, finalHash: hashOf(state), ...result(), ...(threw && { threw }) }
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
  let latest = { step: 0, state: snapshots[0] }

  const at = (wanted: number): unknown => {
    const step = Math.max(0, Math.min(Math.trunc(wanted), last))
    const nearest = Math.min(Math.trunc(step / distance), snapshots.length - 1)
    const isShownNearer = latest.step <= step && latest.step >= nearest * distance
    let { step: reached, state } = isShownNearer ? latest : { step: nearest * distance, state: snapshots[nearest] }
    for (; reached < step; reached += 1) {
      try {
        state = reduce(state, log.actions[reached] as ActionLog['actions'][number])
      } catch {
        // As in a store, an action that makes the reducer throw leaves the state as it was.
      }
      if ((reached + 1) % distance === 0) snapshots[(reached + 1) / distance] ??= state
    }
    latest = { step, state }
    return state
  }
  return { last, at }
}

/** A log as this reducer's recorder would have it: the actions in one chunk, with the states that it makes of them. */
export function chunkOf(log: ActionLog, reducer: AnyReducer): Chunk {
  const states = statesOf(log, reducer)
  const { actions, times } = log
  return {
    base: states.at(0),
    first: 0,
    actions: [...actions],
    times: [...times],
    states: actions.map((_, index) => states.at(index + 1)),
  }
}
