// The ring of actions: what it holds, in which order, how it lets go, and what a store does while a log is shown.
import { ActionCreators, instrument } from '@redux-devtools/instrument'
import {
  addListener,
  configureStore,
  createSlice,
  type Middleware,
  type PayloadAction,
  type StoreEnhancer,
} from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_SIZE, CHUNKS, LOG_LENGTH, makeRecorder, stateShown } from '@/replay/recorder'
import { inertResult } from '@/tools/log/inertPage'

interface Words {
  said: string[]
}

const slice = createSlice({
  name: 'words',
  initialState: { said: [] } as Words,
  reducers: {
    said: (state, { payload }: PayloadAction<string>) => {
      if (payload === 'broken') throw new Error('broken')
      state.said = [...state.said.slice(-3), payload]
    },
  },
})
const { said } = slice.actions

/** A recorded store; `onStart` may dispatch from within the chain of middleware. */
function recorded(onStart: (next: (action: unknown) => unknown) => void = () => undefined) {
  let time = 0
  const recorder = makeRecorder(() => ++time)
  const seen: unknown[] = []
  const listener: Middleware = () => (next) => {
    onStart(next)
    return (action) => {
      seen.push(action)
      return next(action)
    }
  }
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) => defaults().prepend(recorder.gate).concat(listener),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  })
  const types = () => recorder.chunks().flatMap(({ actions }) => actions.map(({ payload }) => payload))
  return { recorder, store, seen, types }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what is recorded', () => {
  it('is every action with its time, the state it led to, and the one they started from', () => {
    const { recorder, store } = recorded()
    const base = store.getState()
    const actions = [said('a'), said('b')]
    const states = actions.map((action) => {
      store.dispatch(action)
      return store.getState()
    })
    expect(recorder.chunks()).toEqual([{ base, first: 0, actions, times: [1, 2], states }])
  })

  it('holds the action that broke the reducer', () => {
    const { recorder, store, types } = recorded()
    expect(() => store.dispatch(said('broken'))).toThrow('broken')
    store.dispatch(said('after'))
    expect(types()).toEqual(['broken', 'after'])
    // It led to no state.
    expect(Object.keys(recorder.chunks()[0]?.states ?? [])).toEqual(['1'])
  })

  it('keeps the order of reducers when a subscriber dispatches', () => {
    const { store, types } = recorded()
    const stop = store.subscribe(() => {
      stop()
      store.dispatch(said('nested'))
    })
    store.dispatch(said('outer'))
    expect(types()).toEqual(['outer', 'nested'])
    expect(store.getState().said).toEqual(['outer', 'nested'])
  })

  it('keeps the first chunk and forgets the oldest after it when the ring is full', () => {
    const { recorder, store } = recorded()
    const count = CHUNK_SIZE * (CHUNKS + 1) + 1
    for (let index = 0; index < count; index += 1) store.dispatch(said(String(index)))
    const [first, second, ...rest] = recorder.chunks()
    expect(rest).toHaveLength(CHUNKS - 1)
    expect(first).toMatchObject({ first: 0, base: { said: [] } })
    expect(second).toMatchObject({ first: CHUNK_SIZE * 2, base: { said: ['124', '125', '126', '127'] } })
    expect(rest.at(-1)).toMatchObject({ first: CHUNK_SIZE * (CHUNKS + 1), actions: [said(String(count - 1))] })
  })
})

describe('the limit of a log', () => {
  const words = (count: number, length: number): string[] => Array(count).fill('x'.repeat(length))
  const mean = LOG_LENGTH / CHUNK_SIZE
  const [long, short] = [words(CHUNK_SIZE, mean * 0.6), words(CHUNK_SIZE - 1, 1)]
  const rest = LOG_LENGTH - JSON.stringify([...short, ''].map((payload) => said(payload))).length

  it.each<[what: string, payloads: string[], kept: number[]]>([
    ['the oldest behind the first go', words(CHUNK_SIZE * 3 + 1, mean / 3), [0, 2, 3]],
    ['what was short while it was open may be long when it is full', words(CHUNK_SIZE * 4 + 1, mean / 3), [0, 3, 4]],
    ['the first goes where it takes up more than half', [...long, ...words(CHUNK_SIZE * 2 + 1, mean / 3)], [1, 2, 3]],
    ['it is reached without a loss', [...short, 'x'.repeat(rest), 'next'], [0, 1]],
    ['one more letter is too much', [...short, 'x'.repeat(rest + 1), 'next'], [1]],
  ])('holds for chunks: %s', (_, payloads, kept) => {
    const { recorder, store } = recorded()
    for (const payload of payloads) {
      store.dispatch(said(payload))
      vi.runAllTimers()
    }
    expect(recorder.chunks().map(({ first }) => first / CHUNK_SIZE)).toEqual(kept)
  })
})

describe('what a developer does in Redux DevTools is in the log too', () => {
  /** A store that DevTools are connected to, as the extension does it; `verify` replays the log and compares. */
  function connected(words = ['a', 'b', 'c']) {
    const recorder = makeRecorder(() => 0)
    const store = configureStore({
      reducer: slice.reducer,
      devTools: false,
      enhancers: (defaults) => defaults().concat(recorder.enhancer, instrument() as StoreEnhancer),
    })
    const { liftedStore } = store as unknown as { liftedStore: { dispatch: (action: unknown) => void } }
    const verify = () => {
      let state = recorder.chunks()[0]?.base as Words
      for (const chunk of recorder.chunks()) {
        expect(chunk.base).toEqual(state)
        for (const [index, action] of chunk.actions.entries()) {
          state = stateShown.match(action) ? (action.payload as Words) : slice.reducer(state, action)
          // A hole where DevTools changed what the action did.
          expect(chunk.states[index] ?? state).toEqual(state)
        }
      }
      expect(state).toEqual(store.getState())
    }
    for (const word of words) store.dispatch(said(word))
    return { recorder, store, liftedStore, verify }
  }

  it.each<[string, unknown]>([
    ['a jump', ActionCreators.jumpToState(1)],
    ['an action left out', ActionCreators.toggleAction(2)],
    ['a roll back', ActionCreators.rollback()],
    ['a reset', ActionCreators.reset()],
    ['a commit', ActionCreators.commit()],
    ['other actions', ActionCreators.reorderAction(3, 1)],
    ['a pause', ActionCreators.pauseRecording(true)],
    ['a lock', ActionCreators.lockChanges(true)],
  ])('%s, at once and after what was dispatched then', (_, change) => {
    const { store, liftedStore, verify } = connected()
    liftedStore.dispatch(change)
    verify()
    store.dispatch(said('later'))
    verify()
    // Over the end of a chunk.
    for (let index = 0; index < CHUNK_SIZE; index += 1) {
      store.dispatch(said(String(index)))
      verify()
    }
    liftedStore.dispatch(ActionCreators.jumpToState(0))
    verify()
  })

  it('an imported session, before anybody who listens dispatches on top of it', () => {
    const { recorder, store, liftedStore, verify } = connected()
    const stop = store.subscribe(() => {
      stop()
      store.dispatch(said('nested'))
    })
    liftedStore.dispatch(ActionCreators.importState([said('x'), said('y')] as never))
    verify()
    expect(store.getState().said).toEqual(['x', 'y', 'nested'])
    expect(recorder.chunks()[0]?.actions.slice(3)).toEqual([stateShown({ said: ['x', 'y'] }), said('nested')])
  })

  it('and nothing where they do nothing, nor before anything was dispatched', () => {
    expect(connected().recorder.chunks()[0]?.actions).toEqual([said('a'), said('b'), said('c')])
    const { recorder, liftedStore } = connected([])
    liftedStore.dispatch(ActionCreators.jumpToState(0))
    expect(recorder.chunks()).toEqual([])
  })
})

describe('while a log is shown', () => {
  const showing = (...onStart: Parameters<typeof recorded>) => {
    const all = recorded(...onStart)
    all.store.dispatch(said('mine'))
    all.recorder.startReplay(inertResult)
    all.store.dispatch(stateShown({ said: ['theirs'] }))
    return all
  }

  it('the store shows what it is told, says so to subscribers, and nothing else reaches middleware, reducer or log', () => {
    const { store, seen, types } = showing()
    const subscriber = vi.fn()
    store.subscribe(subscriber)
    store.dispatch(stateShown({ said: ['others'] }))
    expect(subscriber).toHaveBeenCalledTimes(1)
    seen.length = 0
    const thunk = vi.fn()
    store.dispatch(thunk)
    store.dispatch(said('later'))
    expect(thunk).not.toHaveBeenCalled()
    expect([seen, store.getState(), types()]).toEqual([[], { said: ['others'] }, ['mine']])
  })

  it('nothing comes in past the gate either, as from the timers of a middleware', () => {
    const { store, types } = showing((next) => setTimeout(() => next(said('late')), 100))
    vi.runAllTimers()
    expect([store.getState(), types()]).toEqual([{ said: ['theirs'] }, ['mine']])
  })

  it('whoever dispatched gets a promise that is kept and does nothing', async () => {
    const { store } = showing()
    const answer = store.dispatch(said('mine')) as unknown as Promise<unknown> & Record<string, () => unknown>
    await expect(answer).resolves.toEqual({})
    await expect(answer.unwrap?.()).resolves.toEqual({})
    for (const method of ['unsubscribe', 'abort', 'refetch', 'reset', 'updateSubscriptionOptions'])
      expect(answer[method]?.()).toBeUndefined()
  })

  it('RTK Query’s hooks are told what they ask their middleware', () => {
    const action = { type: 'api/subscriptions/internal_getRTKQSubscriptions' }
    const next = vi.fn((given) => [given, 'told'])
    expect(inertResult(action, next)).toEqual([action, 'told'])
    for (const type of ['api/subscriptions', '']) inertResult({ type }, next)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('whoever adds a listener gets a function that removes it, as an effect needs', () => {
    const { store } = showing()
    const effect = vi.fn()
    const remove = store.dispatch(addListener({ actionCreator: said, effect })) as unknown as () => void
    store.dispatch(said('mine'))
    expect(effect).not.toHaveBeenCalled()
    expect(remove()).toBeUndefined()
  })
})
