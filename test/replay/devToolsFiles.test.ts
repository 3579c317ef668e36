// @vitest-environment jsdom
// Our file in Redux DevTools, and theirs here. `importFile` does what their extension does with a file (importState.ts).
import { deepStrictEqual } from 'node:assert/strict'
import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { createStore, type Reducer } from '@reduxjs/toolkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'
import { Journey, reducer, steps } from './journeys'

type Lifted = LiftedState<unknown, { type: string }, null>

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
