// Remembers the last actions of the store, as reducers saw them, for replays (docs/tools/action-log.md). On in every
// build, hence small: a ring of references. Nothing is copied, written or hashed until the log is requested.
import { createAction, type Middleware, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit'

/** Actions in one chunk of the ring; one more where Redux DevTools changed the effect of the last one. */
export const CHUNK_SIZE = 64
/** Chunks in the ring, besides the first of all, which stays. */
export const CHUNKS = 32
/** The total size of the chunks, in characters of JSON; the oldest are dropped first. */
export const LOG_LENGTH = 5_000_000

/** Actions that follow one another, and the state they started from. */
export interface Chunk {
  /** The state before the first action. */
  base: unknown
  /** The number of the first action since the store was made, from 0. */
  first: number
  actions: UnknownAction[]
  /** When each was dispatched, ms since 1970 UTC. */
  times: number[]
  /** The state each led to; a hole where the reducer threw, or where Redux DevTools changed the effect. */
  states: unknown[]
  /** The length of its actions as JSON; measured only after the chunk is full. */
  length?: number
}

/** The whole state was set: by a jump of Redux DevTools, or by the player, after `startReplay`. */
export const stateShown = createAction<unknown>('replay/stateShown')

/** Answers a dispatch in place of what it would do. */
export type Gatekeeper = (action: unknown, next: (action: unknown) => unknown) => unknown

/** The memory of one store. */
export interface Recorder {
  /** The innermost enhancer: it sees exactly the actions that reducers see, in their order. */
  enhancer: StoreEnhancer
  /** The first middleware: lets nothing through while a log is shown. */
  gate: Middleware
  /** The recorded chunks, oldest first. */
  chunks: () => readonly Chunk[]
  /** From now on a log is shown: nothing is recorded, and nothing but `stateShown` has an effect. */
  startReplay: (keeper: Gatekeeper) => void
}

function lengthOf(chunk: Chunk): number {
  if (chunk.actions.length < CHUNK_SIZE) return 0
  chunk.length ??= JSON.stringify(chunk.actions).length
  return chunk.length
}

/** Drops the oldest full chunks beyond the limit, the first of all only where it takes up half of it. */
function trim(chunks: Chunk[]): void {
  const first = lengthOf(chunks[0] as Chunk)
  const firstKept = Number(first <= LOG_LENGTH / 2)
  let total = firstKept * first
  for (let index = chunks.length - 1; index >= firstKept; index -= 1) {
    total += lengthOf(chunks[index] as Chunk)
    if (total > LOG_LENGTH) return void chunks.splice(firstKept, index + 1 - firstKept)
  }
}

/** A recorder for one store; `now` in ms since 1970 UTC. Recording costs a reference and a time. */
export function makeRecorder(now: () => number = Date.now): Recorder {
  const chunks: Chunk[] = []
  let keeper: Gatekeeper | undefined
  let seq = 0
  /** The state that the log leads to. */
  let logged: unknown
  /** What the reducer returned for the current action; `record` when it was not called. */
  let reduced: unknown
  let isOwnDispatch = false
  let current: Chunk | undefined

  /** `isAdded`: records what Redux DevTools made of the last action; between the two the log leads to no real state. */
  const record = (action: UnknownAction, isAdded = false) => {
    let chunk = chunks.at(-1)
    if (!chunk || (chunk.actions.length >= CHUNK_SIZE && !isAdded)) {
      chunk = { base: logged, first: seq, actions: [], times: [], states: [] }
      chunks.push(chunk)
      if (chunks.length > CHUNKS + 1) chunks.splice(1, 1)
      setTimeout(trim, 0, chunks)
    }
    current = chunk
    chunk.actions.push(action)
    chunk.times.push(now())
    seq += 1
  }

  /** The first subscriber. Redux DevTools jump and import without a dispatch, and may answer one with any state. */
  const follow = (state: unknown) => {
    if (state !== (isOwnDispatch ? reduced : logged)) record(stateShown(state), isOwnDispatch)
    isOwnDispatch = false
    logged = state
    if (current) current.states[current.actions.length - 1] = state
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const recorded: typeof reducer = (state, action) => {
      const next = stateShown.match(action) ? (action.payload as ReturnType<typeof reducer>) : reducer(state, action)
      reduced = next
      return next
    }
    const store = createStore(recorded, preloadedState)
    logged = store.getState()
    store.subscribe(() => !keeper && follow(store.getState()))
    return {
      ...store,
      dispatch: (action) => {
        const isShown = stateShown.match(action)
        // RTK Query's timers dispatch from inside the middleware, past the gate.
        if (keeper && !isShown) return action
        // Before the reducer runs: an action that breaks it must be in the log, and nested ones must come after.
        if (!keeper) {
          record(action as unknown as UnknownAction)
          reduced = record
          isOwnDispatch = true
        }
        return store.dispatch(action)
      },
    }
  }

  const gate: Middleware = () => (next) => (action) =>
    keeper && !stateShown.match(action) ? keeper(action, next) : next(action)

  return {
    enhancer,
    gate,
    chunks: () => chunks,
    startReplay: (given) => {
      keeper = given
    },
  }
}
