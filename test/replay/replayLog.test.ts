// @vitest-environment jsdom
// A replayed log comes to the very state it was recorded in, whatever happened, through the file and without it; and where it
// does not, the replay says where.
import { deepStrictEqual } from 'node:assert/strict'
import { createSlice, createStore, type UnknownAction } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActionLog } from '@/replay/actionLog'
import { checkpointsFrom } from '@/replay/checkpoints'
import { readLog } from '@/replay/readLog'
import { CHUNK_SIZE, type Chunk, makeRecorder, stateShown } from '@/replay/recorder'
import { makeRedactor } from '@/replay/redact/redact'
import { type AnyReducer, replayLog, statesOf } from '@/replay/replayLog'
import { hashOf } from '@/replay/stateHash'
import { anyStep, Journey, reducer, type Step, steps } from './journeys'

// Network scenarios and retries say nothing here; the wait for them is the clock's.
vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

const long: Step[] = [
  steps.goTo('/'),
  steps.categories,
  steps.latest,
  steps.logIn(),
  steps.pass(700),
  steps.ownReviews,
  steps.search('kafe'),
  steps.reviews('biz_002'),
  steps.write('biz_002'),
  steps.change(0),
  steps.remove(1),
  steps.addBusiness('Kafe Re'),
  steps.glance('biz_003'),
  steps.pass(61_000),
  steps.browserSays('unfocused'),
  steps.giveUp('biz_001'),
  steps.logOut,
  steps.pass(700),
  steps.categories,
]

/** The log as it was in memory: nothing of it written or read. */
function unwritten(chunks: readonly Chunk[], state?: unknown): ActionLog {
  return {
    kind: 'redux-action-log',
    base: chunks[0] ? chunks[0].base : state,
    actions: chunks.flatMap(({ actions }) => actions),
    times: chunks.flatMap(({ times }) => times),
    first: chunks[0]?.first ?? 0,
    checkpoints: chunks[0] ? checkpointsFrom(chunks[0].base, chunks, (each) => each) : [],
  }
}

describe('replay(log) is the state', () => {
  it('after a long session, with everything in it that the app does', async () => {
    const journey = await new Journey().walk(long)
    const log = readLog(journey.file())
    const kinds = new Set(log.actions.map(({ type }) => type))
    for (const type of [
      'api/config/middlewareRegistered',
      'api/internalSubscriptions/subscriptionsUpdated',
      'api/queries/removeQueryResult',
      'api/executeQuery/fulfilled',
      'api/executeQuery/rejected',
      'api/executeMutation/fulfilled',
      'api/resetApiState',
      'auth/LOGIN_SUCCESS',
      'auth/LOGOUT',
    ]) {
      expect(kinds).toContain(type)
    }
    const { state, divergence, threw, steps: count } = replayLog(log, reducer)
    expect({ divergence, threw, count }).toEqual({ count: log.actions.length })
    deepStrictEqual(state, journey.state)
  })

  it('after any session, from memory and from the file, at every checkpoint', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (taken) => {
        const journey = await new Journey().walk(taken)
        const kept = unwritten(journey.store.recorder.chunks(), journey.state)
        const log = readLog(journey.file())
        // Only a key that is a symbol is left out: RTK Query's note to its own middleware.
        expect(hashOf(log.actions)).toBe(hashOf(kept.actions))
        deepStrictEqual(log.base, kept.base)
        expect(log.times).toEqual(kept.times)
        for (const each of [kept, log]) {
          const { state, divergence, threw } = replayLog(each, reducer)
          expect({ divergence, threw }).toEqual({})
          deepStrictEqual(state, journey.state)
        }
      }),
      { numRuns: process.env.TEST_DEEP ? 500 : 60, seed: 20261121 },
    )
  })

  it('when it is redacted: the file comes to the redacted states that the session had', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 40 }), async (taken) => {
        const journey = await new Journey().walk([steps.logIn(), steps.pass(0), ...taken])
        const text = journey.file(makeRedactor())
        expect(text).not.toContain('demo@vlereso.example')
        const { divergence, threw } = replayLog(readLog(text), reducer)
        expect({ divergence, threw }).toEqual({})
      }),
      { numRuns: process.env.TEST_DEEP ? 500 : 40, seed: 20261121 },
    )
  })

  it('when the oldest actions are forgotten', async () => {
    const journey = await new Journey().walk(long)
    for (let index = 0; index < 2_100; index += 1) steps.goTo('/kategorite', { faqe: String(index) })(journey)
    const log = readLog((await journey.walk([steps.businesses()])).file())
    expect(log.first).toBeGreaterThan(0)
    expect(log.first % CHUNK_SIZE).toBe(0)
    const { state, divergence } = replayLog(log, reducer)
    expect(divergence).toBeUndefined()
    deepStrictEqual(state, journey.state)
  })

  it('when the page was loaded unseen, and the session ended after', async () => {
    const journey = await new Journey().walk(long)
    const log = readLog(journey.file())
    const hidden = { ...log, env: { ...log.env, online: true, focused: false } }
    const { config } = (replayLog(hidden, reducer).state as { api: { config: object } }).api
    expect(config).toMatchObject({ online: true, focused: false, middlewareRegistered: true })
  })

  it('when the state was set from outside', () => {
    const set = { said: ['z'] }
    const log: ActionLog = { ...unwritten([]), base: { said: [] }, actions: [stateShown(set), { type: 'none' }] }
    expect(replayLog(log, (state) => state).state).toBe(set)
  })
})

describe('what is wrong is found', () => {
  /** A log of some hundred steps whose checkpoints are right. */
  async function recorded(): Promise<ActionLog> {
    const journey = await new Journey().walk(long)
    for (let index = 0; index < 300; index += 1) {
      steps.goTo(`/biznes/biz_00${index % 7}`, { faqe: String(index) })(journey)
      steps.browserSays(index % 2 ? 'focused' : 'unfocused')(journey)
    }
    return readLog((await journey.walk([])).file())
  }

  interface State {
    navigation: { current: { path: string; query: object } | null; pending: unknown }
    notices: { list: unknown[] }
    auth: object
    api: { queries: Record<string, object> }
  }
  const valueAt = (state: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], state)

  /** The app's reducer with a bug that shows at the action in question only. */
  const withBug =
    (isThere: (action: UnknownAction) => boolean, spoil: (next: State, before: State) => object): AnyReducer =>
    (state, action) => {
      const next = reducer(state, action) as State
      return isThere(action) ? { ...next, ...spoil(next, state as State) } : next
    }

  it.each<[string, string, string, Parameters<typeof withBug>[1]]>([
    [
      'a field that should have stayed',
      'navigation/locationChanged',
      'navigation',
      ({ navigation }) => ({ navigation: { ...navigation, spoilt: true } }),
    ],
    ['an action that is forgotten', 'auth/LOGIN_SUCCESS', 'auth', (_, { auth }) => ({ auth })],
    ['a response that is dropped', 'api/executeQuery/fulfilled', 'api', (_, { api }) => ({ api })],
    [
      // The next action that moves the page overwrites it.
      'a page that is wrong for a moment',
      'navigation/locationChanged',
      'navigation',
      ({ navigation }) => ({ navigation: { ...navigation, current: { ...navigation.current, path: '/gabim' } } }),
    ],
  ])('%s is found at its very step, in its slice, expected beside actual', async (_, type, slice, spoil) => {
    const log = await recorded()
    const all = log.actions.flatMap((action, index) => (action.type === type ? [index] : []))
    for (const place of [all[0], all.at(-1), all[Math.trunc(all.length / 2)]] as number[]) {
      const broken = withBug((action) => action === log.actions[place], spoil)
      const [right, wrong] = [reducer, broken].map(
        (each) => statesOf(log, each).at(place + 1) as Record<string, unknown>,
      )
      const { divergence } = replayLog(log, broken)
      expect(divergence).toMatchObject({ from: place, to: place + 1 })
      const [difference] = divergence?.slices ?? []
      expect(divergence?.slices).toEqual([
        { slice, expected: hashOf(right?.[slice]), actual: hashOf(wrong?.[slice]), places: expect.any(Array) },
      ])
      const { places = [] } = difference ?? {}
      expect(places.some(({ before }) => typeof before !== 'symbol')).toBe(true)
      for (const { path, before, after } of places) {
        const value = valueAt(right, path)
        expect([before, after]).toEqual([
          typeof before === 'symbol' ? Symbol.for(hashOf(value)) : value,
          valueAt(wrong, path),
        ])
      }
    }
  })

  it('a bug that is over before the end: the end is right, and yet it is found, with the step it ends at', async () => {
    const log = await recorded()
    const moves = log.actions.flatMap(({ type }, index) => (type === 'navigation/locationChanged' ? [index] : []))
    const [place, next] = moves.slice(-2) as [number, number]
    const broken = withBug(
      (action) => action === log.actions[place],
      ({ navigation }) => ({ navigation: { ...navigation, current: { ...navigation.current, path: '/gabim' } } }),
    )
    const { divergence, finalHash, checked } = replayLog(log, broken)
    expect(finalHash).toBe(log.finalHash)
    expect(checked).toBe(log.actions.length)
    expect(divergence).toMatchObject({ from: place, to: place + 1, last: next, steps: next - place })
  })

  it('a reducer that draws a random number', async () => {
    const log = await recorded()
    const random: AnyReducer = (state, action) => {
      const next = reducer(state, action) as { notices: object }
      return { ...next, notices: { ...next.notices, chance: Math.random() } }
    }
    expect(replayLog(log, random).divergence).toMatchObject({ from: 0, to: 1, slices: [{ slice: 'notices' }] })
  })

  it('a slice that is gone, and one that nobody knew', async () => {
    const log = await recorded()
    const other: AnyReducer = (state, action) => {
      const { notices: _, ...next } = reducer(state, action) as State
      return { ...next, more: 1 }
    }
    expect(replayLog({ ...log, actions: log.actions.slice(0, 1) }, other).divergence?.slices).toEqual([
      { slice: 'notices', expected: expect.any(String), actual: null },
      { slice: 'more', expected: null, actual: hashOf(1) },
    ])
  })

  it('nothing, where the log has nothing to compare with', async () => {
    const log = await recorded()
    const { finalHash: _, ...unchecked } = { ...log, checkpoints: [] }
    expect(replayLog(unchecked, (state) => state)).toMatchObject({ checked: 0 })
    expect(replayLog(unchecked, (state) => state).divergence).toBeUndefined()
    expect(replayLog(log, reducer).checked).toBe(log.actions.length)
    expect(replayLog(log, reducer, { until: 7 }).checked).toBe(7)
  })

  it('the first action that breaks the reducer; the rest goes on as in a store', async () => {
    const log = await recorded()
    const place = log.actions.findIndex(({ type }) => type === 'auth/LOGIN_SUCCESS')
    const broken: AnyReducer = (state, action) => {
      if (['auth/LOGIN_SUCCESS', 'auth/LOGOUT'].includes(action.type)) throw new Error(action.type)
      return reducer(state, action)
    }
    const { threw, steps: count } = replayLog(log, broken)
    expect(threw).toEqual({ step: place + 1, type: 'auth/LOGIN_SUCCESS', message: 'auth/LOGIN_SUCCESS' })
    expect(count).toBe(log.actions.length)
  })

  it('a final state that is another, when nothing else is known of a log', () => {
    const log: ActionLog = { ...unwritten([]), base: { n: 0 }, actions: [{ type: 'a' }], finalHash: hashOf({ n: 0 }) }
    expect(replayLog(log, (state) => state).divergence).toBeUndefined()
    expect(replayLog(log, () => ({ n: 1 })).divergence).toEqual({
      from: 0,
      to: 1,
      last: 1,
      steps: 1,
      slices: [],
    })
  })
})

describe('a recorder that notes actions after the reducer ran', () => {
  const words = createSlice({
    name: 'words',
    initialState: [] as string[],
    reducers: {
      said: (state, { payload }: { payload: string; type: string }) => {
        if (payload === 'broken') throw new Error('broken')
        state.push(payload)
      },
    },
  })
  const { said } = words.actions

  /** A little store; `late` notes an action when it is through, as a middleware after `next` would. */
  function session(late: boolean): { log: ActionLog; state: unknown } {
    const recorder = makeRecorder(() => 0)
    const noted: UnknownAction[] = []
    const store = createStore(words.reducer, late ? undefined : recorder.enhancer)
    const dispatch = (action: UnknownAction): void => {
      store.dispatch(action)
      if (late) noted.push(action)
    }
    const stop = store.subscribe(() => {
      stop()
      dispatch(said('nested'))
    })
    dispatch(said('outer'))
    try {
      dispatch(said('broken'))
    } catch {
      // A page survives it; its log must tell of it.
    }
    const log = late ? { ...unwritten([]), base: [], actions: noted } : unwritten(recorder.chunks())
    return { log, state: store.getState() }
  }

  it('is found out: what is nested comes in the wrong order, and what broke is missing', () => {
    const good = session(false)
    const replayed = replayLog(good.log, words.reducer as AnyReducer)
    expect(replayed.state).toEqual(good.state)
    expect(replayed.threw).toMatchObject({ step: 3, message: 'broken' })

    const mutant = session(true)
    const spoilt = replayLog(mutant.log, words.reducer as AnyReducer)
    expect(spoilt.state).not.toEqual(mutant.state)
    expect(spoilt.threw).toBeUndefined()
  })
})

describe('states by step', () => {
  const log: ActionLog = {
    ...unwritten([]),
    base: { n: 0 },
    actions: Array.from({ length: 5_000 }, () => ({ type: 'more' })),
  }
  const more: AnyReducer = (state) => ({ n: (state as { n: number }).n + 1 })

  it('are right in any order, and outside of the log the nearest there is', () => {
    const states = statesOf(log, more)
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
  })

  it('cost little when one goes back: what was kept is not made again', () => {
    let reduced = 0
    const states = statesOf(log, (state, action) => {
      reduced += 1
      return more(state, action)
    })
    states.at(5_000)
    expect(reduced).toBe(5_000)
    states.at(4_999)
    states.at(1)
    expect(reduced).toBeLessThan(5_000 + 100)
  })

  it('stay as they were where an action breaks the reducer', () => {
    const states = statesOf({ ...log, actions: [{ type: 'a' }, { type: 'bad' }, { type: 'b' }] }, (state, action) => {
      if (action.type === 'bad') throw new Error('bad')
      return more(state, action)
    })
    expect([0, 1, 2, 3].map((step) => states.at(step))).toEqual([{ n: 0 }, { n: 1 }, { n: 1 }, { n: 2 }])
  })

  it('of a log without a start begin as the reducer does', () => {
    const fresh = { ...log, base: undefined, actions: [] }
    expect(statesOf(fresh, (state = { n: 7 }) => state).at(0)).toEqual({ n: 7 })
    expect(replayLog(fresh, (state = { n: 7 }) => state).state).toEqual({ n: 7 })
  })
})
