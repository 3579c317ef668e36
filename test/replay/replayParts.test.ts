// A replay by steps: what a log's values mean in this process, what counts as checked, what a broken reducer leaves.
import { describe, expect, it } from 'vitest'
import { baseApi } from '@/api'
import type { ActionLog, Checkpoint } from '@/replay/actionLog'
import { stateShown } from '@/replay/recorder'
import { firstConfig, reducerOfLog } from '@/replay/reducerOfLog'
import { hashOf } from '@/replay/stateHash'
import { type AnyReducer, chunkOf, replayLog, statesOf } from '@/tools/log/replayLog'

const more = { type: 'more' }
const bad = { type: 'bad' }
/** Counts in one slice; `bad` breaks it. */
const counting: AnyReducer = (given, { type }) => {
  const state = (given ?? { n: 0 }) as { n: number }
  if (type === 'bad') throw new RangeError('no such step')
  return type === 'more' ? { n: state.n + 1 } : state
}
const logOf = (actions: ActionLog['actions'], rest: Partial<ActionLog> = {}): ActionLog => ({
  kind: 'redux-action-log',
  base: { n: 0 },
  actions,
  times: actions.map((_, index) => 10 * index),
  first: 7,
  checkpoints: [],
  ...rest,
})
const row = (step: number, n: number): Checkpoint => [step, { n: hashOf(n) }]

describe('a replay', () => {
  it('goes as far as it is told, and no farther than the log', () => {
    const log = logOf([more, more, more])
    const ends = [undefined, 2, 0, -1, 9].map((until) => replayLog(log, counting, { until }))
    expect(ends.map(({ state, steps }) => [(state as { n: number }).n, steps]).join(' ')).toBe('3,3 2,2 0,0 0,0 3,3')
    expect(replayLog(log, counting).finalHash).toBe(hashOf({ n: 3 }))
  })

  it('begins where the reducer does, in a log without a start', () => {
    expect(replayLog(logOf([more], { base: undefined }), counting).state).toEqual({ n: 1 })
    const types: string[] = []
    replayLog(logOf([], { base: undefined }), (state, { type }) => {
      types.push(type)
      return state
    })
    expect(types).toEqual(['@@INIT'])
  })

  it('counts what was compared, the start only where it differs', () => {
    const right = [row(0, 0), row(1, 1), row(2, 2)]
    expect(replayLog(logOf([more, more], { checkpoints: right }), counting)).toMatchObject({ checked: 2 })
    expect(replayLog(logOf([more, more], { checkpoints: right }), counting)).not.toHaveProperty('divergence')
    expect(replayLog(logOf([more], { checkpoints: [row(0, 5), row(1, 1)] }), counting)).toMatchObject({
      checked: 2,
      divergence: { from: 0, to: 0, steps: 1, last: 0 },
    })
  })

  it('says between which steps it differs first, how often, and until when', () => {
    const checkpoints = [row(0, 0), row(1, 1), row(3, 7), row(4, 8), row(5, 5)]
    const slices = [{ slice: 'n', expected: hashOf(7), actual: hashOf(3) }]
    const divergence = { from: 1, to: 3, slices, steps: 2, last: 4 }
    expect(replayLog(logOf(Array(5).fill(more), { checkpoints }), counting)).toMatchObject({ divergence, checked: 4 })
  })

  it('goes by the hash of the whole where the log has no row of its last step', () => {
    const whole = (n: number, checkpoints: Checkpoint[] = []) =>
      replayLog(logOf([more, more], { finalHash: hashOf({ n }), checkpoints }), counting)
    expect(whole(2)).toMatchObject({ checked: 1 })
    expect(whole(2)).not.toHaveProperty('divergence')
    expect(whole(3).divergence).toEqual({ from: 0, to: 2, slices: [], steps: 1, last: 2 })
    // Where both are there, both must hold.
    expect(whole(2, [row(2, 2)])).not.toHaveProperty('divergence')
    expect(whole(3, [row(2, 2)])).toMatchObject({ checked: 1, divergence: { from: 0, to: 2, slices: [] } })
    expect(replayLog(logOf([more, more], { finalHash: hashOf({ n: 3 }) }), counting, { until: 1 }).checked).toBe(0)
  })

  it('names the first action that breaks the reducer, and goes on from the state before it', () => {
    expect(replayLog(logOf([more, bad, more, bad]), counting)).toMatchObject({
      state: { n: 2 },
      steps: 4,
      threw: { step: 2, type: 'bad', message: 'no such step' },
    })
    expect(replayLog(logOf([more]), counting)).not.toHaveProperty('threw')
    const odd: AnyReducer = (state, { type }) => {
      if (type === 'bad') throw 'a text'
      return state
    }
    expect(replayLog(logOf([bad]), odd).threw).toEqual({ step: 1, type: 'bad', message: 'a text' })
  })
})

describe('the states of a log', () => {
  /** How many actions were reduced until now. */
  function watched(actions: ActionLog['actions']) {
    let reduced = 0
    const states = statesOf(logOf(actions), (state, action) => {
      reduced += 1
      return counting(state, action)
    })
    return { at: (step: number) => (states.at(step) as { n: number }).n, cost: () => reduced, states }
  }

  it('go on from the one that was shown last, and from one that is remembered', () => {
    const { at, cost, states } = watched(Array.from({ length: 100 }, () => more))
    expect(states.last).toBe(100)
    // Every 32nd is remembered.
    const costs = [
      [0, 0],
      [40, 40],
      [41, 41],
      [41, 41],
      [33, 42],
      [32, 42],
      [31, 73],
      [100, 141],
      [99, 144],
    ] as const
    for (const [step, total] of costs) expect([at(step), cost()]).toEqual([step, total])
  })

  it('are remembered at 64 places of a long log', () => {
    const { at, cost } = watched(Array.from({ length: 6_400 }, () => more))
    at(6_400)
    expect([at(100), cost()]).toEqual([100, 6_400])
    expect([at(199), cost()]).toEqual([199, 6_499])
    expect([at(6_300), cost()]).toEqual([6_300, 6_499])
  })

  it('are those of whole steps in the log', () => {
    const { at } = watched([more, more, bad, more])
    expect([-5, 0.9, 1.9, 3, 4, 9].map(at)).toEqual([0, 0, 1, 2, 3, 3])
  })

  it('are in one chunk what a recorder would have of them', () => {
    const actions = [more, bad, more]
    const states = [{ n: 1 }, { n: 1 }, { n: 2 }]
    const chunk = { base: { n: 0 }, first: 0, actions, times: [0, 10, 20], states }
    expect(chunkOf(logOf(actions), counting)).toEqual(chunk)
  })
})

describe('the reducer of a log', () => {
  const initial: AnyReducer = (state) => ({ added: 1, ...(state as object) })

  it('takes a state that was shown as it is, and adds what a cut one lacks', () => {
    const shown = stateShown({ n: 1 })
    expect(reducerOfLog({}, initial)(undefined, shown)).toBe(shown.payload)
    expect(reducerOfLog({ isShortened: true }, initial)(undefined, shown)).toEqual({ added: 1, n: 1 })
    const types: string[] = []
    const noting: AnyReducer = (_, { type }) => types.push(type)
    reducerOfLog({ isShortened: true }, noting)(undefined, shown)
    expect(types).toEqual(['@@INIT'])
  })

  it('knows the middleware of this process, not the one of the page that was recorded', () => {
    const register = { type: 'api/config/middlewareRegistered', payload: 'of another page' }
    const seen: unknown[] = []
    const noting: AnyReducer = (state, { payload }) => {
      seen.push(payload)
      return baseApi.reducer(state as undefined, { ...register, payload } as never)
    }
    const reduce = reducerOfLog({}, noting)
    const state = reduce(undefined, register) as { config: { middlewareRegistered: unknown } }
    reduce(state, register)
    expect(seen[0]).toEqual(expect.any(String))
    expect(seen[0]).not.toBe('of another page')
    expect(seen[1]).toBe(seen[0])
    expect(state.config.middlewareRegistered).toBe(true)
  })

  it('has after a reset what the browser of the log reported, or this one where the log does not say', () => {
    const reset = baseApi.util.resetApiState()
    const here = { online: true, focused: true, kept: 1 }
    const after = { more: 1, api: { config: here, queries: {} } }
    const reduced = (env: ActionLog['env'], action: { type: string } = reset, by: unknown = after) =>
      reducerOfLog({ env }, () => by)({}, action)
    for (const env of [
      { online: false, focused: false },
      { online: false, focused: true },
    ])
      expect(reduced(env)).toEqual({ more: 1, api: { config: { ...env, kept: 1 }, queries: {} } })
    for (const env of [{ online: false }, { focused: false }, undefined]) expect(reduced(env)).toEqual(after)
    expect(reduced({ online: false, focused: false }, { type: 'other' })).toEqual(after)
    for (const none of [{ more: 1 }, { api: {} }])
      expect(reduced({ online: false, focused: false }, reset, none)).toBe(none)
  })

  it('a log written here says what this browser reported', () => {
    expect(firstConfig()).toEqual({ online: true, focused: true })
  })
})
