// @vitest-environment jsdom
// A replayed log comes to the very state it was recorded in, whatever happened, through the file and without it; where
// it does not, the replay says where. By steps: what counts as checked, what a broken reducer leaves.
import { deepStrictEqual } from 'node:assert/strict'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { baseApi } from '@/api'
import { type ActionLog, aboutLog, type Checkpoint } from '@/replay/actionLog'
import { checkpointsFrom } from '@/replay/checkpoints'
import { gapOf } from '@/replay/gaps'
import { CHUNK_SIZE, type Chunk, stateShown } from '@/replay/recorder'
import { reducerOfLog } from '@/replay/reducerOfLog'
import { hashOf } from '@/replay/stateHash'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog, statesOf } from '@/tools/log/replayLog'
import { anyStep, Journey, reducer, type Step, steps } from './journeys'
import { logOf } from './logs'

// Network scenarios and retries say nothing here; the wait for them is the clock's.
vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

const long: Step[] = [
  ...[steps.goTo('/'), steps.categories, steps.latest, steps.logIn(), steps.pass(700), steps.ownReviews],
  ...[steps.search('kafe'), steps.reviews('biz_002'), steps.write('biz_002'), steps.change(0), steps.remove(1)],
  ...[steps.addBusiness('Kafe Re'), steps.glance('biz_003'), steps.pass(61_000), steps.browserSays('unfocused')],
  ...[steps.giveUp('biz_001'), steps.logOut, steps.pass(700), steps.categories],
]

describe('replay(log) is the state', () => {
  /** The log as it was in memory: nothing of it written or read. */
  function unwritten(chunks: readonly Chunk[], state: unknown): ActionLog {
    const base = chunks[0] ? chunks[0].base : state
    const actions = chunks.flatMap((chunk) => chunk.actions)
    const times = chunks.flatMap((chunk) => chunk.times)
    return logOf(actions, { base, times, checkpoints: chunks[0] ? checkpointsFrom(base, chunks, (each) => each) : [] })
  }

  it('after a long session, with everything in it that the app does, in a page that was loaded unseen, too', async () => {
    const journey = await new Journey().walk(long)
    const log = readLog(journey.file())
    const calls = ['executeQuery/fulfilled', 'executeQuery/rejected', 'executeMutation/fulfilled', 'resetApiState']
    const books = ['config/middlewareRegistered', 'internalSubscriptions/subscriptionsUpdated']
    const ofApi = [...calls, ...books, 'queries/removeQueryResult'].map((type) => `api/${type}`)
    const types = [...ofApi, 'auth/LOGIN_SUCCESS', 'auth/LOGOUT']
    expect(log.actions.map(({ type }) => type)).toEqual(expect.arrayContaining(types))
    const { state, divergence, threw, steps: count } = replayLog(log, reducer)
    expect({ divergence, threw, count }).toEqual({ count: log.actions.length })
    deepStrictEqual(state, journey.state)
    const hidden = { ...log, env: { ...log.env, online: true, focused: false } }
    const { config } = (replayLog(hidden, reducer).state as { api: { config: object } }).api
    expect(config).toMatchObject({ online: true, focused: false, middlewareRegistered: true })
  })

  it('after any session, from memory and from the file, at every checkpoint', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (taken) => {
        const journey = await new Journey().walk(taken)
        const kept = unwritten(journey.store.recorder.chunks(), journey.state)
        const log = readLog(journey.file())
        // Only a key that is a symbol is left out: RTK Query's note to its own middleware.
        expect(hashOf(log.actions)).toBe(hashOf(kept.actions))
        deepStrictEqual([log.base, log.times], [kept.base, kept.times])
        for (const each of [kept, log]) {
          const { state, divergence, threw } = replayLog(each, reducer)
          expect({ divergence, threw }).toEqual({})
          deepStrictEqual(state, journey.state)
        }
      }),
      { numRuns: process.env.TEST_DEEP ? 500 : 30, seed: 20261121 },
    )
  })

  it('when actions between the first and the last are forgotten, which it says', async () => {
    const journey = await new Journey().walk(long)
    for (let index = 0; index < 2_100; index += 1) steps.goTo('/kategorite', { faqe: String(index) })(journey)
    const log = readLog((await journey.walk([steps.businesses()])).file())
    const taken = journey.store.recorder.chunks().at(-1)
    const all = (taken?.first ?? 0) + (taken?.actions.length ?? 0)
    const missing = all + 1 - log.actions.length
    expect([log.first, missing > 0, missing % CHUNK_SIZE]).toEqual([0, true, 0])
    expect(gapOf(log.actions[CHUNK_SIZE])).toEqual({ missing })
    const note = `At step 65 ${missing} actions were not kept: from here on it goes by the state after them`
    expect(aboutLog(log).slice(1)).toEqual([note])
    const { state, divergence, checked } = replayLog(log, reducer)
    // The state in the gap is the file's own.
    expect([divergence, checked]).toEqual([undefined, log.actions.length - 1])
    deepStrictEqual(state, journey.state)
  })
})

describe('what is wrong is found', () => {
  /** Some hundred steps whose checkpoints are right. */
  let log: ActionLog
  beforeAll(async () => {
    const journey = await new Journey().walk(long)
    for (let index = 0; index < 300; index += 1) {
      steps.goTo(`/biznes/biz_00${index % 7}`, { faqe: String(index) })(journey)
      steps.browserSays(index % 2 ? 'focused' : 'unfocused')(journey)
    }
    log = readLog((await journey.walk([])).file())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  type State = Readonly<Record<'navigation' | 'notices' | 'auth' | 'api', object>>
  /** The app's reducer with a bug that shows at the action in question only. */
  const withBug =
    (at: UnknownAction | undefined, spoil: (next: State, before: State) => object): AnyReducer =>
    (state, action) => {
      const next = reducer(state, action) as State
      return action === at ? { ...next, ...spoil(next, state as State) } : next
    }

  const moved = 'navigation/locationChanged'
  const spoilt = ({ navigation }: State) => ({ navigation: { ...navigation, spoilt: true } })
  // The next action that moves the page overwrites it.
  const current = { path: '/gabim', query: {} }
  const elsewhere = ({ navigation }: State) => ({ navigation: { ...navigation, current } })

  it.each<[string, string, keyof State, Parameters<typeof withBug>[1]]>([
    ['a field that should have stayed', moved, 'navigation', spoilt],
    ['an action that is forgotten', 'auth/LOGIN_SUCCESS', 'auth', (_, { auth }) => ({ auth })],
    ['a response that is dropped', 'api/executeQuery/fulfilled', 'api', (_, { api }) => ({ api })],
    ['a page that is wrong for a moment', moved, 'navigation', elsewhere],
  ])('%s is found at its very step, in its slice, expected beside actual', (_, type, slice, spoil) => {
    const all = log.actions.flatMap((action, index) => (action.type === type ? [index] : []))
    for (const place of [all[0], all.at(-1), all[Math.trunc(all.length / 2)]] as number[]) {
      const broken = withBug(log.actions[place], spoil)
      const [right, wrong] = [reducer, broken].map((each) => statesOf(log, each).at(place + 1) as State)
      const { divergence } = replayLog(log, broken)
      const [expected, actual] = [right, wrong].map((state) => hashOf(state?.[slice]))
      const slices = [{ slice, expected, actual, places: expect.any(Array) }]
      expect(divergence).toMatchObject({ from: place, to: place + 1, slices })
    }
  })
})

const [more, bad] = [{ type: 'more' }, { type: 'bad' }]
/** A log of these, from 0. */
const counts = (actions: ActionLog['actions'], rest: Partial<ActionLog> = {}) =>
  logOf(actions, { base: { n: 0 }, first: 7, ...rest })
/** Counts in one slice; `bad` breaks it. */
const counting: AnyReducer = (given, { type }) => {
  const state = (given ?? { n: 0 }) as { n: number }
  if (type === 'bad') throw new RangeError('no such step')
  return type === 'more' ? { n: state.n + 1 } : state
}
const row = (step: number, n: number): Checkpoint => [step, { n: hashOf(n) }]
/** The types that a reducer is asked for. */
const typesOf = (ask: (noting: AnyReducer) => unknown): string[] => {
  const types: string[] = []
  ask((state, { type }) => {
    types.push(type)
    return state
  })
  return types
}

describe('a replay', () => {
  it('goes as far as it is told, and no farther than the log', () => {
    const ends = [undefined, 2, 0, -1, 9].map((until) => replayLog(counts([more, more, more]), counting, { until }))
    expect(ends.map(({ state, steps }) => [(state as { n: number }).n, steps]).join(' ')).toBe('3,3 2,2 0,0 0,0 3,3')
    expect(ends[0]?.finalHash).toBe(hashOf({ n: 3 }))
  })

  it('begins where the reducer does, in a log without a start', () => {
    expect(replayLog(counts([more], { base: undefined }), counting).state).toEqual({ n: 1 })
    expect(typesOf((noting) => replayLog(counts([], { base: undefined }), noting))).toEqual(['@@INIT'])
  })

  it('counts what was compared, the start only where it differs', () => {
    const compared = (...checkpoints: Checkpoint[]) => {
      const { checked, divergence } = replayLog(counts([more, more], { checkpoints }), counting)
      return { checked, divergence }
    }
    expect(compared(row(0, 0), row(1, 1), row(2, 2))).toEqual({ checked: 2 })
    const divergence = { from: 0, to: 0, steps: 1, last: 0 }
    expect(compared(row(0, 5), row(1, 1))).toMatchObject({ checked: 2, divergence })
  })

  it('says between which steps it differs first, how often, and until when', () => {
    const checkpoints = [row(0, 0), row(1, 1), row(3, 7), row(4, 8), row(5, 5)]
    const slices = [{ slice: 'n', expected: hashOf(7), actual: hashOf(3) }]
    const divergence = { from: 1, to: 3, slices, steps: 2, last: 4 }
    expect(replayLog(counts(Array(5).fill(more), { checkpoints }), counting)).toMatchObject({ divergence, checked: 4 })
  })

  it('goes by the hash of the whole where the log has no row of its last step; where both are there, both must hold', () => {
    const whole = (n: number, checkpoints: Checkpoint[] = [], until?: number) => {
      const log = counts([more, more], { finalHash: hashOf({ n }), checkpoints })
      const { checked, divergence } = replayLog(log, counting, { until })
      return { checked, divergence }
    }
    const divergence = { from: 0, to: 2, slices: [], steps: 1, last: 2 }
    expect([whole(2), whole(3)]).toEqual([{ checked: 1 }, { checked: 1, divergence }])
    expect([whole(2, [row(2, 2)]), whole(3, [row(2, 2)])]).toEqual([{ checked: 1 }, { checked: 1, divergence }])
    expect(whole(3, [], 1)).toEqual({ checked: 0 })
  })

  it('names the first action that breaks the reducer, and goes on from the state before it', () => {
    const threw = { step: 2, type: 'bad', message: 'no such step' }
    const log = counts([more, bad, more, bad])
    expect(replayLog(log, counting)).toMatchObject({ state: { n: 2 }, steps: 4, threw })
    expect(replayLog(counts([more]), counting)).not.toHaveProperty('threw')
    const odd: AnyReducer = (state, { type }) => {
      if (type === 'bad') throw 'a text'
      return state
    }
    expect(replayLog(counts([bad]), odd).threw).toEqual({ step: 1, type: 'bad', message: 'a text' })
  })
})

describe('the states of a log', () => {
  /** The states, and how many actions were reduced until now. */
  function watched(actions: ActionLog['actions']) {
    let reduced = 0
    const states = statesOf(counts(actions), (state, action) => {
      reduced += 1
      return counting(state, action)
    })
    return { at: (step: number) => (states.at(step) as { n: number }).n, cost: () => reduced, states }
  }

  it('are right in any order, and outside of the log the nearest there is; of whole steps', () => {
    const { states } = watched(Array(5_000).fill(more))
    expect(states.last).toBe(5_000)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 5_003 })), (wanted) => {
        for (const step of wanted) {
          expect(states.at(step)).toEqual({ n: Math.max(0, Math.min(step, 5_000)) })
          expect(states.at(step)).toBe(states.at(step))
        }
      }),
      { numRuns: 50, seed: 20261121 },
    )
    expect([0.9, 1.9, 3, 4, 9].map(watched([more, more, bad, more]).at)).toEqual([0, 1, 2, 3, 3])
  })

  it('go on from the one that was shown last, and from one that is remembered: every 32nd, at most 64', () => {
    const short = watched(Array(100).fill(more))
    const costs = [0, 40, 41, 41, 33, 32, 31, 100, 99].map((step) => [short.at(step), short.cost()].join())
    expect(costs.join(' ')).toBe('0,0 40,40 41,41 41,41 33,42 32,42 31,73 100,141 99,144')
    const { at, cost } = watched(Array(6_400).fill(more))
    at(6_400)
    const far = [100, 199, 6_300].map((step) => [at(step), cost()].join())
    expect(far.join(' ')).toBe('100,6400 199,6499 6300,6499')
  })
})

describe('the reducer of a log', () => {
  it('takes a state that was shown as it is, and adds what a cut one lacks', () => {
    const initial: AnyReducer = (state) => ({ added: 1, ...(state as object) })
    const shown = stateShown({ n: 1 })
    expect(reducerOfLog({}, initial)(undefined, shown)).toBe(shown.payload)
    expect(reducerOfLog({ isShortened: true }, initial)(undefined, shown)).toEqual({ added: 1, n: 1 })
    expect(typesOf((noting) => reducerOfLog({ isShortened: true }, noting)(undefined, shown))).toEqual(['@@INIT'])
  })

  it('has after a reset what the browser of the log reported, or this one where the log does not say', () => {
    const reset = baseApi.util.resetApiState()
    const after = { more: 1, api: { config: { online: true, focused: true, kept: 1 }, queries: {} } }
    const reduced = (env: ActionLog['env'], action: { type: string } = reset, by: unknown = after) =>
      reducerOfLog({ env }, () => by)({}, action)
    for (const focused of [true, false]) {
      const config = { online: false, focused, kept: 1 }
      expect(reduced({ online: false, focused })).toEqual({ more: 1, api: { config, queries: {} } })
    }
    for (const env of [{ online: false }, undefined]) expect(reduced(env)).toEqual(after)
    const hidden = { online: false, focused: false }
    expect(reduced(hidden, { type: 'other' })).toEqual(after)
    for (const none of [{ more: 1 }, { api: {} }]) expect(reduced(hidden, reset, none)).toBe(none)
  })
})
