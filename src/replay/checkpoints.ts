// What the state was after each step, one hash per slice: made while a log is written, checked while it is replayed.
import type { UnknownAction } from '@reduxjs/toolkit'
import { type ActionLog, type Checkpoint, LogError } from './actionLog'
import type { Change } from './diff'
import { differencesIn, expectedFrom, isExpected } from './expected'
import type { Chunk } from './recorder'
import { hashOf } from './stateHash'

type Fields = Readonly<Record<string, unknown>>

const slicesOf = (state: unknown): Fields => (typeof state === 'object' && state !== null ? (state as Fields) : {})

const hashIn = (slices: Fields, slice: string): string | null =>
  Object.hasOwn(slices, slice) ? hashOf(slices[slice]) : null

/** The slices that are another object than before, came or went: only these have to be hashed. */
const changedSlices = (before: Fields, now: Fields): string[] =>
  Object.keys({ ...before, ...now }).filter(
    (slice) => before[slice] !== now[slice] || Object.hasOwn(before, slice) !== Object.hasOwn(now, slice),
  )

const changedHashes = (before: Fields, now: Fields): Checkpoint[1] =>
  Object.fromEntries(
    changedSlices(before, now)
      .map((slice) => [slice, hashIn(now, slice)] as const)
      .filter(([slice, hash]) => hash !== hashIn(before, slice)),
  )

/** The checkpoints after `base`, redacted, of states that the app really had, where known. `redacted`: all actions. */
export function checkpointsFrom(
  base: unknown,
  chunks: readonly Chunk[],
  redact: (state: unknown) => unknown,
  redacted: readonly UnknownAction[] = chunks.flatMap(({ actions }) => actions),
): Checkpoint[] {
  let before = slicesOf(base)
  const checkpoints: Checkpoint[] = [[0, changedHashes({}, before)]]
  let step = 0
  for (const { actions, states } of chunks) {
    for (const index of actions.keys()) {
      step += 1
      if (!(index in states)) continue
      const now = slicesOf(redact(states[index]))
      const changed = changedHashes(before, now)
      const expected = expectedFrom(Object.keys(changed), before, now, redacted[step - 1] as UnknownAction)
      checkpoints.push(expected.length > 0 ? [step, changed, expected] : [step, changed])
      before = now
    }
  }
  return checkpoints
}

const isHash = (value: unknown): boolean => value === null || typeof value === 'string'

const isHashes = (value: unknown): value is Checkpoint[1] =>
  typeof value === 'object' && value !== null && Object.values(value).every(isHash)

/** The checkpoints in a file. */
export function readCheckpoints(rows: unknown, last: number): Checkpoint[] {
  let before = -1
  const read = (row: unknown): Checkpoint => {
    const [step, changed, expected] = Array.isArray(row) ? row : []
    const isNext = Number.isSafeInteger(step) && step > before && step <= last
    const isKnown = expected === undefined || (Array.isArray(expected) && expected.every(isExpected))
    if (!isNext || !isHashes(changed) || !isKnown) {
      throw new LogError('The checkpoints cannot be read')
    }
    before = step
    return expected ? [step, changed, expected] : [step, changed]
  }
  if (!Array.isArray(rows)) throw new LogError('The checkpoints cannot be read')
  return rows.map(read)
}

/** A slice whose hash is not the recorded one; null where there is no such slice. */
export interface SliceDifference {
  slice: string
  expected: string | null
  actual: string | null
  /** Where it differs, of the first step that does: `before` is expected, `after` actual. */
  places?: readonly Change[]
}

/** Compares the states of a replay with a log's checkpoints, in the order of steps. */
export function checkpointChecker({ checkpoints, actions }: Pick<ActionLog, 'checkpoints' | 'actions'>) {
  const expected = new Map<string, string | null>()
  const differing = new Map<string, SliceDifference>()
  let before: Fields = {}
  let next = 0
  let hasDiffered = false
  /** Only the first time: from then on it is not known what a state should have been before. */
  const findPlaces = ([step, , rows = []]: Checkpoint, actual: Fields) => {
    const action = actions[step - 1]
    if (!action || hasDiffered || differing.size === 0) return
    hasDiffered = true
    for (const [slice, difference] of differing) {
      const places = differencesIn(slice, { before, rows, action, actual })
      if (places.length > 0) differing.set(slice, { ...difference, places })
    }
  }
  /** The slices that differ after this step; undefined where the log says nothing about it. */
  return (step: number, state: unknown): SliceDifference[] | undefined => {
    const checkpoint = checkpoints[next]
    if (checkpoint?.[0] !== step) return undefined
    next += 1
    for (const [slice, hash] of Object.entries(checkpoint[1])) expected.set(slice, hash)
    const now = slicesOf(state)
    for (const slice of new Set([...Object.keys(checkpoint[1]), ...changedSlices(before, now)])) {
      const difference = { slice, expected: expected.get(slice) ?? null, actual: hashIn(now, slice) }
      if (difference.expected === difference.actual) differing.delete(slice)
      else differing.set(slice, difference)
    }
    findPlaces(checkpoint, now)
    before = now
    return [...differing.values()]
  }
}
