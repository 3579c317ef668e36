// @vitest-environment jsdom
// What Redux DevTools show of whole sessions: names of calls, states short enough for an export of 2 MB, traces that
// lead to the app; our files in them, and theirs here. `importFile` does what their extension does (importState.ts).
import { deepStrictEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import {
  configureStore,
  createAsyncThunk,
  createStore,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aboutLog } from '@/replay/actionLog'
import { appTrace, devToolsOptions } from '@/tools/log/devToolsOptions'
import { isShortened, shortened, withCallName, withPlainType } from '@/tools/log/devToolsShown'
import { readLog } from '@/tools/log/readLog'
import { replayLog, statesOf } from '@/tools/log/replayLog'
import { Journey, reducer, steps } from './journeys'

type Lifted = LiftedState<unknown, UnknownAction & { type: string }, null>

const sessions = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.actionlog.json'))
  .map((file) => [file, readLog(readFileSync(join(import.meta.dirname, file), 'utf8'))] as const)

describe('the type of a call', () => {
  it.each(sessions)('is its name, and comes back exactly, for every action of %s', (_, { actions }) => {
    const shown = actions.map(withCallName)
    expect(shown.filter(({ type }) => type.startsWith('api/execute'))).toEqual([])
    expect(shown.map(withPlainType)).toEqual(actions)
  })
})

describe('an export', () => {
  const measured = sessions.filter(([file]) => process.env.TEST_DEEP || /^(?:forms|search)/.test(file))

  it.each(measured)('of 200 steps like those of %s is below 2 MB, and no state above 12 kB', (_, log) => {
    const { actionSanitizer, stateSanitizer } = devToolsOptions()
    const states = statesOf(log, reducer)
    const sizes = log.actions.map((action, index) => {
      const shown = [actionSanitizer?.(action, index), stateSanitizer?.(states.at(index + 1) as object, index)]
      return shown.map((part) => JSON.stringify(part).length)
    })
    const [largest = 0] = sizes.map(([, state = 0]) => state).sort((one, other) => other - one)
    expect(largest).toBeLessThan(12_000)
    const mean = sizes.flat().reduce((sum, size) => sum + size, 0) / sizes.length
    expect(mean * 200).toBeLessThan(2_000_000)
  })

  it('that begins in the middle of a session is replayed without what its start lacks', () => {
    const [, { actions }] = sessions.find(([file]) => file.startsWith('search')) as (typeof sessions)[number]
    const half = actions.length - 20
    const middle = actions.slice(0, half).reduce<unknown>(reducer, undefined)
    const committedState = shortened(middle)
    expect(isShortened(committedState)).toBe(true)
    const rest = [{ type: '@@INIT' }, ...actions.slice(half).map(withCallName)]
    const file = {
      actionsById: Object.fromEntries(rest.map((action, id) => [id, { action, timestamp: id }])),
      stagedActionIds: rest.map((_, id) => id),
      committedState,
    }
    const log = readLog(JSON.stringify(file))
    expect(aboutLog(log).slice(1)).toEqual(['It begins without the lists of what came before'])
    const { state, threw } = replayLog(log, reducer)
    expect(threw).toBeUndefined()
    expect(Object.keys(state as object)).toEqual(expect.arrayContaining(Object.keys(middle as object)))
    expect(statesOf(log, reducer).at(0)).toMatchObject({ auth: (middle as { auth: object }).auth })
  })
})

describe('a trace', () => {
  /** A store as the extension makes it, and where its actions came from. */
  function traced() {
    const store = configureStore({
      reducer: (state: number = 0) => state,
      devTools: false,
      enhancers: (all) => all().concat(instrument(() => null, { trace: appTrace() }) as StoreEnhancer),
    })
    const { liftedStore } = store as unknown as { liftedStore: { getState(): Lifted } }
    const stacks = () => {
      const { actionsById, stagedActionIds } = liftedStore.getState()
      const all = stagedActionIds.slice(1).map((id) => actionsById[id] as { action: UnknownAction; stack?: string })
      return all.map(({ action, stack = '' }) => [action.type, stack] as const)
    }
    return { store, stacks }
  }

  it('leads to the line of the app that dispatched, however deep it stands in packages', async () => {
    const { store, stacks } = traced()
    const ask = createAsyncThunk('ask', async () => new Promise((resume) => setTimeout(resume)))
    await (async function pressedByVisitor() {
      await store.dispatch(ask())
    })()
    const all = stacks()
    expect(all.map(([type]) => type)).toEqual(['ask/pending', 'ask/fulfilled'])
    for (const [, stack] of all) {
      expect(stack).toContain('pressedByVisitor')
      expect(stack).not.toContain('node_modules')
    }
  })
})

afterEach(() => vi.useRealTimers())

const { goTo, categories, logIn, pass, reviews, write } = steps
const session = [goTo('/'), categories, logIn(), pass(700), reviews('biz_002'), write('biz_002'), pass(700)]

/** A store as the extension makes it. */
function makeDevTools() {
  const store = createStore(
    reducer as Reducer<unknown, { type: string }>,
    undefined,
    instrument(() => null),
  )
  return (store as unknown as { liftedStore: { dispatch(action: unknown): void; getState(): Lifted } }).liftedStore
}

function importFile(text: string): Lifted {
  const file = JSON.parse(text) as { payload?: string; preloadedState?: string }
  const tools = makeDevTools()
  const nextLiftedState = file.payload ? JSON.parse(file.payload) : file
  const preloadedState = file.preloadedState && JSON.parse(file.preloadedState)
  tools.dispatch({ ...ActionCreators.importState(nextLiftedState), preloadedState })
  return tools.getState()
}

/** The state without what JSON loses: DevTools have no table of exact values. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
describe('our file in Redux DevTools', () => {
  it('has all its steps with their times, and leads to the state it was recorded in', async () => {
    const journey = await new Journey().walk(session)
    const text = journey.file()
    const log = readLog(text)
    const lifted = importFile(text)
    const [start, ...ids] = lifted.stagedActionIds
    expect(start).toBe(0)
    expect(ids).toHaveLength(log.actions.length)
    expect(ids.map((id) => lifted.actionsById[id]?.action.type)).toEqual(log.actions.map(({ type }) => type))
    expect(ids.map((id) => lifted.actionsById[id]?.timestamp)).toEqual(log.times)
    expect(new Set(log.times).size).toBeGreaterThan(1)
    expect(lifted.computedStates).toHaveLength(log.actions.length + 1)
    expect(lifted.computedStates.filter(({ error }) => error)).toEqual([])
    expect(lifted.currentStateIndex).toBe(log.actions.length)
    deepStrictEqual(plain(lifted.computedStates.at(-1)?.state), plain(journey.state))
  })
})

describe("DevTools' own exports here", () => {
  /** What DevTools know after the session. */
  async function exported() {
    const journey = await new Journey().walk(session)
    const { actions, times } = readLog(journey.file())
    const tools = makeDevTools()
    for (const [index, action] of actions.entries()) {
      vi.setSystemTime(times[index] ?? 0)
      tools.dispatch(ActionCreators.performAction(action))
    }
    return { journey, actions, times, lifted: tools.getState() }
  }

  it('replay: the raw actions as a text (shape A), and the lifted state with its times (shape B)', async () => {
    const { journey, actions, times, lifted } = await exported()
    const payload = lifted.stagedActionIds.slice(1).map((id) => lifted.actionsById[id]?.action)
    const raw = readLog(JSON.stringify({ payload: JSON.stringify(payload) }, null, '\t'))
    expect(raw).toMatchObject({ kind: 'devtools', base: undefined, first: 0, checkpoints: [] })
    expect(raw.times).toEqual(actions.map(() => 0))
    const whole = readLog(JSON.stringify(lifted))
    expect(whole.times).toEqual(times)
    for (const log of [raw, whole]) {
      const { state, steps: count, threw } = replayLog(log, reducer)
      expect({ count, threw }).toEqual({ count: actions.length })
      deepStrictEqual(plain(state), plain(journey.state))
    }
  })
})
