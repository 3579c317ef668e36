// Redux DevTools: whether a store offers itself to the extension, what it is told of whole sessions, its time travel on
// the real app, our files in it and its exports here. Its door stands before Redux Toolkit is loaded, as in a browser.
import { deepStrictEqual } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import {
  createStore,
  type DevToolsEnhancerOptions,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { heading } from '@test/page'
import { startTestServer } from '@test/render'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { preloadPage } from '@/app/pages'
import { makeStore } from '@/app/store'
import { loginSucceeded } from '@/session/events'
import { followDevTools, storeTools } from '@/tools/log/app/storeTools'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { withCallName, withPlainType } from '@/tools/log/devToolsShown'
import { readLog } from '@/tools/log/readLog'
import { replayLog, statesOf } from '@/tools/log/replayLog'
import { Journey, reducer, steps } from './journeys'

type Lifted = LiftedState<unknown, UnknownAction & { type: string }, null>
/** What the extension holds of a store. */
const liftedOf = (store: object) =>
  (store as { liftedStore: { dispatch(action: unknown): void; getState(): Lifted } }).liftedStore

const door = vi.hoisted(() => {
  const inner: { asked: DevToolsEnhancerOptions[]; enhancer?: StoreEnhancer } = { asked: [] }
  type Create = Parameters<StoreEnhancer>[0]
  const open = (options: DevToolsEnhancerOptions) => {
    inner.asked.push(options)
    return (...enhancers: StoreEnhancer[]) => {
      const all = [...enhancers, ...(inner.enhancer ? [inner.enhancer] : [])]
      return (create: Create) => all.reduceRight((made, enhancer) => enhancer(made) as Create, create)
    }
  }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: open })
  return inner
})
startTestServer()

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.useRealTimers()
  delete door.enhancer
})

it('a store keeps to itself unless a build for developers asks for it', () => {
  expect(followDevTools(makeStore())()).toBeUndefined()
  expect(door.asked).toEqual([])
  const store = makeStore(undefined, storeTools())
  expect(door.asked).toHaveLength(1)
  const action = loginSucceeded({ user: { _id: 'u1', name: 'Arta', email: 'arta@example.al' } })
  store.dispatch(action)
  expect(store.getState().auth.user).toEqual(action.payload.user)
  const [options] = door.asked
  const name = expect.stringMatching(/^(?!Arta)\p{Lu}\p{Ll}{3}$/u)
  const user = { _id: '«user:1»', name, email: expect.not.stringMatching(/arta/i) }
  expect(options?.actionSanitizer?.(action, 1)).toEqual({ type: action.type, payload: { user } })
  expect(options?.stateSanitizer?.(store.getState(), 1).auth.user).toEqual(user)
})

it('a store for developers reads an action by the name it has in the list', () => {
  const store = makeStore(undefined, storeTools())
  const visitors = makeStore()
  const arg = { type: 'mutation', endpointName: 'deleteCategory', originalArgs: { id: 'c1' }, track: true }
  const meta = { requestId: 'q1', requestStatus: 'pending', startedTimeStamp: 1, arg }
  for (const one of [store, visitors]) one.dispatch({ type: 'deleteCategory/pending', meta })
  expect(Object.keys(store.getState().api.mutations)).toEqual(['q1'])
  expect(visitors.getState().api.mutations).toEqual({})
})

it('time travel moves the page and its address, sends nothing, and leads back', async () => {
  door.enhancer = instrument(() => null) as StoreEnhancer
  window.history.replaceState(null, '', '/faq')
  await preloadPage('/faq')
  const store = makeStore(undefined, storeTools())
  stop = followDevTools(store)
  const liftedStore = liftedOf(store)
  render(<App store={store} />)
  const user = userEvent.setup()
  await heading('Pyetje të shpeshta')
  const early = liftedStore.getState().currentStateIndex
  await user.click(screen.getAllByRole('link', { name: 'Kategoritë' })[0] as HTMLElement)
  await heading('Kategoritë e bizneseve')
  await screen.findByRole('link', { name: /Restorante dhe kafene/ })
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries).map((call) => call?.status)).not.toContain('pending'),
  )

  const asked = vi.spyOn(globalThis, 'fetch')
  await act(async () => liftedStore.dispatch(ActionCreators.jumpToState(early)))
  await heading('Pyetje të shpeshta')
  expect(window.location.pathname).toBe('/faq')
  const before = store.getState()
  const steps = liftedStore.getState().stagedActionIds.length
  await act(async () => store.dispatch({ type: 'anything' }))
  expect([store.getState(), liftedStore.getState().stagedActionIds.length]).toEqual([before, steps])
  await act(async () => liftedStore.dispatch(ActionCreators.jumpToState(steps - 1)))
  await heading('Kategoritë e bizneseve')
  expect(window.location.pathname).toBe('/kategorite')
  expect(asked).not.toHaveBeenCalled()
  expect(liftedStore.getState().isLocked).toBe(false)
  await act(async () => store.dispatch({ type: 'anything' }))
  const { actionsById, nextActionId } = liftedStore.getState()
  expect(actionsById[nextActionId - 1]?.action.type).toBe('anything')
  // The latest step of an imported session: the page goes to its address, and lives on.
  const { stagedActionIds, actionsById: all, ...rest } = liftedStore.getState()
  const copies = Object.fromEntries(stagedActionIds.map((id) => [id, { ...all[id] }]))
  // An export of a list with hidden steps says of its place what the whole list says.
  const imported = { ...rest, actionsById: copies, stagedActionIds: stagedActionIds.slice(0, early + 1) }
  expect(imported.currentStateIndex).toBeGreaterThan(early)
  await act(async () => liftedStore.dispatch(ActionCreators.importState(imported as never)))
  await heading('Pyetje të shpeshta')
  expect([window.location.pathname, liftedStore.getState().isLocked]).toEqual(['/faq', false])
})

const sessions = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.actionlog.json'))
  .map((file) => [file, readLog(readFileSync(join(import.meta.dirname, file), 'utf8'))] as const)

it('the type of a call is its name, and comes back exactly, for every recorded action', () => {
  const actions = sessions.flatMap(([, log]) => log.actions)
  const shown = actions.map(withCallName)
  expect(shown.filter(({ type }) => type.startsWith('api/execute'))).toEqual([])
  expect(shown.map(withPlainType)).toEqual(actions)
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
})

const { goTo, categories, logIn, pass, reviews, write } = steps
const session = [goTo('/'), categories, logIn(), pass(700), reviews('biz_002'), write('biz_002'), pass(700)]

/** A store as the extension makes it. */
const makeDevTools = () => liftedOf(createStore(reducer as Reducer<unknown, UnknownAction>, instrument()))

/** What their extension does with a file (importState.ts). */
function importFile(text: string): Lifted {
  const file = JSON.parse(text) as { payload: string; preloadedState?: string }
  const tools = makeDevTools()
  const preloadedState = file.preloadedState && JSON.parse(file.preloadedState)
  tools.dispatch({ ...ActionCreators.importState(JSON.parse(file.payload)), preloadedState })
  return tools.getState()
}

/** The state without what JSON loses: DevTools have no table of exact values. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

it('our file in Redux DevTools has all its steps with their times, and leads to the state it was recorded in, as theirs does here', async () => {
  const journey = await new Journey().walk(session)
  const text = journey.file()
  const { actions, times } = readLog(text)
  const { stagedActionIds, actionsById, computedStates, currentStateIndex } = importFile(text)
  const [start, ...ids] = stagedActionIds
  expect(start).toBe(0)
  expect(ids.map((id) => actionsById[id]?.action.type)).toEqual(actions.map(({ type }) => type))
  expect(ids.map((id) => actionsById[id]?.timestamp)).toEqual(times)
  expect(new Set(times).size).toBeGreaterThan(1)
  expect(computedStates.filter(({ error }) => error)).toEqual([])
  expect([computedStates.length - 1, currentStateIndex]).toEqual([actions.length, actions.length])
  deepStrictEqual(plain(computedStates.at(-1)?.state), plain(journey.state))

  // Their own exports replay here: the raw actions as a text, and the lifted state with its times.
  const tools = makeDevTools()
  for (const [index, action] of actions.entries()) {
    vi.setSystemTime(times[index] ?? 0)
    tools.dispatch(ActionCreators.performAction(action))
  }
  const lifted = tools.getState()
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
