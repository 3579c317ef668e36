// What the action log costs: recording, writing and replaying. `npm run bench` prints the figures beside their bars.
import { readdirSync, readFileSync } from 'node:fs'
import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import { rootReducer } from '@/app/rootReducer'
import type { ActionLog } from '@/replay/actionLog'
import { CHUNK_SIZE, CHUNKS, makeRecorder } from '@/replay/recorder'
import { makeRedactor } from '@/replay/redact/redact'
import { reducerOfLog } from '@/replay/reducerOfLog'
import { writeLog } from '@/replay/writeLog'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import type { Report } from './figures'

const reducer = rootReducer as AnyReducer
const ACTIONS = CHUNK_SIZE * CHUNKS

/** The best of some runs: other load on the machine must not count. */
function best(runs: number, measured: () => number): number {
  return Math.min(...Array.from({ length: runs }, measured))
}

const took = (work: () => void): number => {
  const since = performance.now()
  work()
  return performance.now() - since
}

/** ns for one action of a trivial reducer, with the recorder or without. */
function dispatchTime(isRecorded: boolean): number {
  const count = 200_000
  const recorder = makeRecorder()
  const store = configureStore({
    // The simplest reducer: Immer's cost would hide what is measured.
    reducer: (state: { n: number } = { n: 0 }, { type }: UnknownAction) =>
      type === 'n/more' ? { n: state.n + 1 } : state,
    middleware: () => new Tuple(),
    devTools: false,
    enhancers: () => new Tuple(...(isRecorded ? [recorder.enhancer] : [])),
  })
  const action = { type: 'n/more' }
  return (
    best(7, () =>
      took(() => {
        for (let index = 0; index < count; index += 1) store.dispatch(action)
      }),
    ) *
    (1e6 / count)
  )
}

/** Reviews as the server lists them. */
const page = (of: number, length: number) => ({
  reviews: Array.from({ length }, (_, index) => ({
    _id: `rev_${of}_${index}`,
    business: { _id: `biz_${of}`, name: `Biznesi ${of}`, website: 'https://biznesi.example' },
    user: { _id: `usr_${index}`, name: `Autori ${index}`, email: `autori${index}@posta.example` },
    rating: (index % 5) + 1,
    title: `Titulli ${index} i biznesit ${of}`,
    comment: `Një koment i zakonshëm, disa fjali i gjatë, me numrin ${index}. Shërbimi ishte i mirë dhe vendi i pastër.`,
    isApproved: true,
    createdAt: '2026-11-01T10:00:00.000Z',
  })),
  pagination: { current: 1, pages: 9, total: 90, limit: length },
})

/** How many lists are in the cache at once: more than a visitor looks at within the minute that they are kept. */
const LISTS = 24

/** RTK Query's own actions for a list that was requested and answered, as the recorder has them. */
function listActions(index: number, length: number): UnknownAction[] {
  // In the order of RTK Query's keys, as every real key is: the redactor reads the arguments in it.
  const originalArgs = { id: `biz_${index % LISTS}`, limit: length, page: 1 }
  const arg = {
    type: 'query',
    subscribe: true,
    forceRefetch: undefined,
    subscriptionOptions: undefined,
    endpointName: 'listReviewsByBusiness',
    originalArgs,
    queryCacheKey: `listReviewsByBusiness(${JSON.stringify(originalArgs)})`,
  }
  const requestId = `request-${index}`
  const meta = { arg, requestId, RTK_autoBatch: true, startedTimeStamp: index }
  const url = `https://api.example/v1/reviews/business/${originalArgs.id}?limit=${length}`
  const baseQueryMeta = { request: { method: 'GET', url }, response: { status: 200 } }
  return [
    { type: 'api/executeQuery/pending', payload: undefined, meta: { ...meta, requestStatus: 'pending' } },
    {
      type: 'api/executeQuery/fulfilled',
      payload: page(index % LISTS, length),
      meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: index + 1, baseQueryMeta },
    },
  ]
}

/** What a recorder and its store hold after these actions. */
function recorded(actions: readonly UnknownAction[]) {
  const recorder = makeRecorder()
  const store = configureStore({
    reducer,
    middleware: () => new Tuple(),
    devTools: false,
    enhancers: () => new Tuple(recorder.enhancer),
  })
  for (const action of actions) store.dispatch(action)
  return { chunks: recorder.chunks(), state: store.getState() }
}

/** Nothing but lists. */
const heavy = Array.from({ length: ACTIONS / 2 }, (_, index) => listActions(index, 5)).flat()

const write = (actions: readonly UnknownAction[], redactor = makeRedactor()): string =>
  writeLog({
    ...recorded(actions),
    redactor,
    app: { name: 'Bench', version: '0' },
    env: { online: true, focused: true },
    reason: 'test',
  })

/** The journeys that tests replay: real sessions, browsing, writing and being refused. */
const journeys = readdirSync('test/replay')
  .filter((file) => file.endsWith('.actionlog.json'))
  .map((file) => readLog(readFileSync(`test/replay/${file}`, 'utf8')))

/** The actions of a log through its reducer, and nothing else: no replay can be faster. */
function reduceOnly(log: ActionLog): void {
  const reduce = reducerOfLog(log, reducer)
  let state = log.base
  for (const action of log.actions) state = reduce(state, action)
}

const replayed = (log: ActionLog): unknown => replayLog(log, reducer)

/** Actions a second, warm. */
function replayRate(logs: readonly ActionLog[], runs: number, replay: (log: ActionLog) => unknown = replayed): number {
  const count = logs.reduce((sum, { actions }) => sum + actions.length, 0)
  const ms = best(runs, () =>
    took(() => {
      for (const log of logs) replay(log)
    }),
  )
  return count / (ms / 1000)
}

/** ms to write a full ring; every run on objects of its own, as an export is the first of its session. */
function writeTime(): number {
  return best(5, () => {
    const parts = recorded(structuredClone(heavy))
    const redactor = makeRedactor()
    const app = { name: 'Bench', version: '0' }
    return took(() => writeLog({ ...parts, redactor, app, env: {}, reason: 'test' }))
  })
}

/** All figures; `npm run bench -- replay`. */
export async function bench(): Promise<Report> {
  const cost = dispatchTime(true) - dispatchTime(false)
  const file = write(heavy)
  const size = `${Math.round(file.length / 1e5) / 10} MB`
  const real = replayRate(journeys, 300)
  const reduced = replayRate(journeys, 300, reduceOnly)
  const lists = replayRate([readLog(file)], 7)
  const figures = [
    { name: 'recording an action of a trivial reducer', value: Math.max(0, cost), unit: 'ns', bar: 150 },
    { name: `writing ${ACTIONS} list-heavy actions (${size})`, value: writeTime(), unit: 'ms', bar: 400 },
    {
      name: 'replaying recorded journeys, every step checked',
      value: real,
      unit: 'actions/s',
      bar: 20_000,
      isFloor: true,
    },
    {
      name: 'the same beside the reducers alone, which no replay can outrun',
      value: reduced / real,
      unit: 'x',
      bar: 2.5,
    },
    { name: 'replaying lists only, every step checked', value: lists, unit: 'actions/s', bar: 4_000, isFloor: true },
  ]
  return { figures }
}
