// @vitest-environment jsdom
// What a log may say: nothing that is personal, and still the same story. `replay(redact(log)) == redact(replay(log))`.
import type { Reducer } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import { logText } from '@/replay/bundle'
import { diff } from '@/replay/diff'
import { makeRedactor } from '@/replay/redact/redact'
import { hashOf } from '@/replay/stateHash'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { acceptListedTypes, shortened } from '@/tools/log/devToolsShown'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'
import { anyStep, Journey, reducer, steps } from './journeys'
import { said } from './plantedTexts'
import { anyWalk, everyStep, PrivateWorld, type Somebody, somebody } from './privateWorld'

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

/** All that the log of it says. */
const saidOf = ({ store: { recorder, getState } }: World) =>
  said(logText({ app: { name: 'Test', version: '1' }, recorder, getState }, 'crash'))

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
      expect(saidOf(journey)).not.toMatch(/usr_|Elira Kodra|demo@vlereso\.example|Demo1234/)
    }),
    { numRuns: process.env.TEST_DEEP ? 300 : 10, seed: 20261121 },
  )
})

it('all that is public can be read', async () => {
  const seen = [steps.goTo('/biznes/biz_001'), steps.latest, steps.business('biz_001'), steps.reviews('biz_001')]
  const journey = await new Journey().walk([...seen, steps.categories, steps.businesses(), steps.goTo('/kategorite')])
  const shown = answersTo<Partial<Review & Business>>(
    journey.store.getState(),
    Object.values(queriesOf).flat(),
  ).flatMap(({ items }) => items)
  const texts = new Set(saidOf(journey).split('\n'))
  expect(shown.length).toBeGreaterThan(40)
  for (const { _id, name, title, comment, user, createdAt, address } of shown)
    for (const one of [_id, name, title, comment, user?.name, createdAt, address]) if (one) expect(texts).toContain(one)
  for (const one of ['api/executeQuery/pending', '/biznes/biz_001', '/kategorite']) expect(texts).toContain(one)
})

it('an export of Redux DevTools, names of calls and all, is read and replayed to the state they show', async () => {
  const world = await new PrivateWorld(arta, beni).walk([...everyStep.slice(0, 1), ...everyStep.slice(14)])
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
