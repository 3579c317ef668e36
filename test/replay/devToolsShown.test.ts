// What Redux DevTools show: names of calls, states short enough for an export of 2 MB, traces that lead to the app; and that what
// they export can be read again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { instrument, type LiftedState } from '@redux-devtools/instrument'
import { configureStore, createAsyncThunk, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { shortenedNote } from '@/replay/actionLog'
import { appTrace, devToolsOptions } from '@/tools/log/devToolsOptions'
import { isShortened, shortened, withCallName, withPlainType } from '@/tools/log/devToolsShown'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog, statesOf } from '@/tools/log/replayLog'

const reducer = rootReducer as AnyReducer
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
    expect(shortenedNote(log)).toEqual(['It begins without the lists of what came before'])
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
    type Lifted = LiftedState<number, UnknownAction & { type: string }, null>
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
