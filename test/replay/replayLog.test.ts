// @vitest-environment jsdom
// A replayed log comes to the very state it was recorded in, whatever happened, through the file and without it; where
// it does not, the replay says where.
import { deepStrictEqual } from 'node:assert/strict'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ActionLog, aboutLog } from '@/replay/actionLog'
import { checkpointsFrom } from '@/replay/checkpoints'
import { gapOf } from '@/replay/gaps'
import { CHUNK_SIZE, type Chunk } from '@/replay/recorder'
import { makeRedactor } from '@/replay/redact/redact'
import { hashOf } from '@/replay/stateHash'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog, statesOf } from '@/tools/log/replayLog'
import { anyStep, Journey, reducer, type Step, steps } from './journeys'

// Network scenarios and retries say nothing here; the wait for them is the clock's.
vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

const long: Step[] = [
  ...[steps.goTo('/'), steps.categories, steps.latest, steps.logIn(), steps.pass(700), steps.ownReviews],
  ...[steps.search('kafe'), steps.reviews('biz_002'), steps.write('biz_002'), steps.change(0), steps.remove(1)],
  ...[steps.addBusiness('Kafe Re'), steps.glance('biz_003'), steps.pass(61_000), steps.browserSays('unfocused')],
  ...[steps.giveUp('biz_001'), steps.logOut, steps.pass(700), steps.categories],
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
    const calls = ['executeQuery/fulfilled', 'executeQuery/rejected', 'executeMutation/fulfilled', 'resetApiState']
    const books = [
      'config/middlewareRegistered',
      'internalSubscriptions/subscriptionsUpdated',
      'queries/removeQueryResult',
    ]
    for (const type of [...calls, ...books]) expect(kinds).toContain(`api/${type}`)
    for (const type of ['auth/LOGIN_SUCCESS', 'auth/LOGOUT']) expect(kinds).toContain(type)
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
      { numRuns: process.env.TEST_DEEP ? 500 : 30, seed: 20261121 },
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
      { numRuns: process.env.TEST_DEEP ? 500 : 20, seed: 20261121 },
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
    expect(aboutLog(log).slice(1)).toEqual([
      `At step 65 ${missing} actions were not kept: from here on it goes by the state after them`,
    ])
    const { state, divergence, checked } = replayLog(log, reducer)
    // The state in the gap is the file's own.
    expect([divergence, checked]).toEqual([undefined, log.actions.length - 1])
    deepStrictEqual(state, journey.state)
  })

  it('when the page was loaded unseen, and the session ended after', async () => {
    const journey = await new Journey().walk(long)
    const log = readLog(journey.file())
    const hidden = { ...log, env: { ...log.env, online: true, focused: false } }
    const { config } = (replayLog(hidden, reducer).state as { api: { config: object } }).api
    expect(config).toMatchObject({ online: true, focused: false, middlewareRegistered: true })
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

  const moved = 'navigation/locationChanged'
  const spoilt = ({ navigation }: State) => ({ navigation: { ...navigation, spoilt: true } })
  const elsewhere = ({ navigation }: State) => ({
    navigation: { ...navigation, current: { ...navigation.current, path: '/gabim' } },
  })

  it.each<[string, string, string, Parameters<typeof withBug>[1]]>([
    ['a field that should have stayed', moved, 'navigation', spoilt],
    ['an action that is forgotten', 'auth/LOGIN_SUCCESS', 'auth', (_, { auth }) => ({ auth })],
    ['a response that is dropped', 'api/executeQuery/fulfilled', 'api', (_, { api }) => ({ api })],
    // The next action that moves the page overwrites it.
    ['a page that is wrong for a moment', moved, 'navigation', elsewhere],
  ])('%s is found at its very step, in its slice, expected beside actual', (_, type, slice, spoil) => {
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

  it('a bug that is over before the end: the end is right, and yet it is found, with the step it ends at', () => {
    const moves = log.actions.flatMap(({ type }, index) => (type === 'navigation/locationChanged' ? [index] : []))
    const [place, next] = moves.slice(-2) as [number, number]
    const broken = withBug((action) => action === log.actions[place], elsewhere)
    const { divergence, finalHash, checked } = replayLog(log, broken)
    expect(finalHash).toBe(log.finalHash)
    expect(checked).toBe(log.actions.length)
    expect(divergence).toMatchObject({ from: place, to: place + 1, last: next, steps: next - place })
  })

  it('a reducer that draws a random number', () => {
    const random: AnyReducer = (state, action) => {
      const next = reducer(state, action) as { notices: object }
      return { ...next, notices: { ...next.notices, chance: Math.random() } }
    }
    expect(replayLog(log, random).divergence).toMatchObject({ from: 0, to: 1, slices: [{ slice: 'notices' }] })
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
})
