// @vitest-environment jsdom
// What a log may say: nothing that is personal, and still the same story. `replay(redact(log)) == redact(replay(log))`.
import type { Reducer } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { diff } from '@/replay/diff'
import { makeRedactor } from '@/replay/redact/redact'
import { hashOf } from '@/replay/stateHash'
import { writeLog } from '@/replay/writeLog'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { acceptListedTypes, shortened } from '@/tools/log/devToolsShown'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'
import { anyStep, identity, Journey, reducer, steps } from './journeys'
import { anyWalk, everyStep, PrivateWorld, type Somebody, type Step, somebody } from './privateWorld'

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

const arta: Somebody = {
  id: 'usr-4711',
  name: 'Arta Hoxha',
  email: 'arta.hoxha@example.al',
  password: 'hunter2222',
  token: '7f3c9b2e-one-time',
}
const beni: Somebody = { ...arta, id: 'usr-0815', name: 'Beni Leka', email: 'beni@example.al' }

type World = Pick<PrivateWorld, 'store'>
const actionsOf = ({ store }: World) => store.recorder.chunks().flatMap(({ actions }) => actions)

/** A redactor that has learnt all that was recorded. */
function learnt({ store }: World) {
  const redactor = makeRedactor()
  for (const { base } of store.recorder.chunks()) redactor.learn(base)
  for (const action of actionsOf({ store })) redactor.learn(action)
  redactor.learn(store.getState())
  return redactor
}

/** The first step after which the redacted log has another state than the redacted state. */
function firstDifference(world: World): string | undefined {
  const redactor = learnt(world)
  let state: unknown = world.store.recorder.chunks()[0]?.base
  let redacted = redactor.state(state)
  for (const [step, action] of actionsOf(world).entries()) {
    state = reducer(state, action)
    redacted = reducer(redacted, redactor.action(action))
    if (hashOf(redactor.state(state)) === hashOf(redacted)) continue
    return `${step} ${JSON.stringify(action)}: ${JSON.stringify(diff(redactor.state(state), redacted))}`
  }
  return undefined
}

describe('a redacted log replays to the redacted state', () => {
  it('on every prefix of a walk through all that one can do', async () => {
    const world = await new PrivateWorld(arta, beni).walk([...everyStep, ...everyStep.toReversed()])
    expect(actionsOf(world).length).toBeGreaterThan(150)
    expect(firstDifference(world)).toBeUndefined()
  })

  it('whoever it was, with whatever id, name, address and password', async () => {
    await fc.assert(
      fc.asyncProperty(somebody, somebody, anyWalk, async (me, other, steps) => {
        const world = await new PrivateWorld(me, other).walk(steps)
        expect(firstDifference(world)).toBeUndefined()
      }),
      { numRuns: process.env.TEST_DEEP ? 3_000 : 75, seed: 20261121 },
    )
  })
})

it('a journey through the mock backend: the same story, and nobody in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (taken) => {
      const journey = await new Journey().walk([steps.logIn(), steps.ownReviews, steps.latest, ...taken])
      expect(firstDifference(journey)).toBeUndefined()
      expect(leaks(fileOf(journey), ['usr_', 'Elira Kodra', 'demo@vlereso.example', 'Demo1234'])).toEqual([])
    }),
    { numRuns: process.env.TEST_DEEP ? 300 : 10, seed: 20261121 },
  )
})

/** Every text in a value, keys too, as it is read: no escapes. What is JSON inside a text is read as well. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)]
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(key === 'payload' ? unpacked(inner) : inner)])
}
/** An e-mail address may begin like JSON, too. */
const unpacked = (value: unknown): unknown =>
  typeof value === 'string' && /^\{("|\})/.test(value) ? JSON.parse(value) : value

const fileOf = (world: World, redactor = makeRedactor()): unknown =>
  JSON.parse(
    writeLog({
      chunks: world.store.recorder.chunks(),
      state: world.store.getState(),
      redactor,
      app: { name: 'Test', version: '1' },
      env: {},
      reason: 'crash',
      error: {
        message: `No ${arta.email}`,
        stack: `at /reset-password?token=${arta.token} (https://a.example/x.js:1:2)`,
      },
    }),
  )

/** All that the list of the DevTools is given, as it happens: an export holds nothing else. */
function devToolsView(world: World): unknown[] {
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  let state: unknown = world.store.recorder.chunks()[0]?.base
  return [
    stateSanitizer?.(state, 0),
    ...actionsOf(world).flatMap((action, id) => {
      state = reducer(state, action)
      return [actionSanitizer?.(action, id), stateSanitizer?.(state, id)]
    }),
  ]
}

const secretsOf = ({ id, name, email, password, token }: Somebody) => [
  ...[id, name, email, password, token],
  ...[email, token].map(encodeURIComponent),
]
const [logsIn] = everyStep as [Step]

/** The texts in which one of the secrets stands. */
const leaks = (value: unknown, secrets: string[]): string[] =>
  textsIn(value).filter((text) => secrets.some((secret) => text.includes(secret)) || /eyJ[\w-]*\./.test(text))

describe('of what is somebody’s own nothing is left', () => {
  it('whoever it was', async () => {
    const anybody = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Arta Hoxha', 'O’Brien "Q" <x>'),
      email: fc.emailAddress().filter((email) => email.length > 9),
      password: fc.uuid().map((text) => `p"${text}'`),
      token: fc.uuid().map((text) => `t+/${text}`),
    })
    await fc.assert(
      fc.asyncProperty(anybody, anybody, anyWalk, async (me, other, steps) => {
        const world = await new PrivateWorld(me, other).walk([logsIn, ...steps])
        const secrets = [...secretsOf(me), other.id, other.email]
        expect(leaks(fileOf(world, identity), [me.id]), 'the log was full of it').not.toEqual([])
        expect(leaks(fileOf(world), secrets)).toEqual([])
        expect(leaks(devToolsView(world), secrets)).toEqual([])
      }),
      { numRuns: process.env.TEST_DEEP ? 1_000 : 25, seed: 20261121 },
    )
  })

  it('while all that is public can be read', async () => {
    const seen = [steps.goTo('/biznes/biz_001'), steps.latest, steps.business('biz_001'), steps.reviews('biz_001')]
    const journey = await new Journey().walk([...seen, steps.categories, steps.businesses(), steps.goTo('/kategorite')])
    const shown = answersTo<Partial<Review & Business>>(
      journey.store.getState(),
      Object.values(queriesOf).flat(),
    ).flatMap(({ items }) => items)
    const texts = new Set(textsIn(fileOf(journey)))
    expect(shown.length).toBeGreaterThan(40)
    for (const { _id, name, title, comment, user, createdAt, address } of shown) {
      for (const one of [_id, name, title, comment, user?.name, createdAt, address]) {
        if (one) expect(texts).toContain(one)
      }
    }
    for (const one of ['api/executeQuery/pending', '/biznes/biz_001', '/kategorite']) expect(texts).toContain(one)
  })
})

it('an export of Redux DevTools, names of calls and all, is read and replayed to the state they show', async () => {
  const walk = [logsIn, ...everyStep.slice(14)]
  const world = await new PrivateWorld(arta, beni).walk(walk)
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  const base: unknown = world.store.recorder.chunks()[0]?.base
  const actions = actionsOf(world).map((action, id) => actionSanitizer?.(action, id) ?? action)
  expect(actions.map(({ type }) => type)).toContain('listReviewsByUser/fulfilled')
  const lifted = {
    actionsById: Object.fromEntries(
      [{ type: '@@INIT' }, ...actions].map((action, id) => [id, { action, timestamp: id }]),
    ),
    stagedActionIds: Object.keys([...actions, {}]).map(Number),
    committedState: stateSanitizer?.(base, 0),
  }
  const log = readLog(JSON.stringify(lifted))
  const shown = stateSanitizer?.(world.store.getState(), actions.length)
  expect(Object.keys((shown as { api: { queries: object } }).api.queries).length).toBeGreaterThan(0)
  expect(shortened(replayLog(log, reducer).state)).toEqual(shown)
  // Imported by the extension itself, they come to the store's own reducer.
  const imported = acceptListedTypes(reducer as Reducer<unknown>)
  expect(shortened(actions.reduce<unknown>(imported, lifted.committedState))).toEqual(shown)
})
