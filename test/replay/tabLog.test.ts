// @vitest-environment jsdom
// The file of a session: what it says of app, browser and reason, how it is named; and of a recording the newest actions
// up to the limit, with one action for those that are missing. It outlives a reload in its tab: as a log of its own,
// without typed texts, and not beyond its session.
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { storageKeys } from '@/lib/storageKeys'
import { baseName, chunksSince, failureFrom, fileName, fittingChunks, logText } from '@/replay/bundle'
import { gapAction, gapOf, gapText, placeIn, withGaps } from '@/replay/gaps'
import { CHUNK_SIZE, type Chunk, LOG_LENGTH, makeRecorder, stateShown } from '@/replay/recorder'
import { loggedOut, loginSucceeded } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'
import { keepTabLog, type RunningTab } from '@/tools/log/app/tabLog'
import { wholeText } from '@/tools/log/joinLogs'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { actionSentence } from '@/tools/log/sentences'
import { exactText, verdictOf } from '@/tools/log/verdict'
import { withTexts } from '@/tools/log/withTexts'

startTestServer()
const arta = { _id: 'u1', name: 'Arta Hoxha', email: 'arta@posta.example' }
const app = { name: 'Vlerëso', version: '1' }
let running: RunningTab | undefined

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  running?.stop()
  sessionStorage.clear()
  localStorage.clear()
})

const keysLeft = () => Object.keys(sessionStorage).filter((key) => key.startsWith('tabLog'))
const pageEvent = (type: string, persisted = false) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }))

/** A page load of this tab, with a store of its own. */
function load() {
  running?.stop()
  const store = makeStore()
  const session = { app, recorder: store.recorder, getState: store.getState }
  const ended = vi.fn()
  running = keepTabLog(session, store, ended)
  const goTo = (path: string, kerko = '') => {
    const query = kerko ? { kerko } : {}
    store.dispatch(locationChanged({ path, query, key: path, at: 1_795_262_400_000, state: null }))
  }
  return { store, session, ended, goTo, ...running }
}

/** Reads a log, and replays so many actions of it exactly. */
function readExactly(text: string, actions: number) {
  const log = readLog(text)
  expect(verdictOf(log, replayLog(log, rootReducer as AnyReducer))).toBe(exactText(actions))
  return log
}

/** The page is left, and loaded again. */
function reload() {
  pageEvent('pagehide')
  return load()
}

function signIn({ store }: ReturnType<typeof load>) {
  localStorage.setItem(storageKeys.accessToken, freshToken({ sub: arta._id }))
  localStorage.setItem(storageKeys.user, JSON.stringify(arta))
  store.dispatch(loginSucceeded({ user: arta }))
}

describe('a reload', () => {
  it('leaves each load as a log of its own, and all in one file that goes on by one clock; each replays exactly', () => {
    const at = Date.UTC(2026, 10, 28, 9)
    const logs = ['/faq', '/kategorite', '/'].map((path, index) => {
      vi.useFakeTimers({ now: at + index * 60_000, toFake: ['Date'] })
      const running = index === 0 ? load() : reload()
      running.goTo(path)
      return running
    })
    vi.useRealTimers()
    const last = logs.at(-1) as (typeof logs)[number]
    expect(baseName({ app, tab: last.tab })).toMatch(/^vlereso-[\w-]+-tab-\d{4}-3$/)
    const earlier = last.earlier().map(({ text, actions }) => readExactly(text, actions))
    expect(earlier).toMatchObject([2, 1].map((load) => ({ tab: { id: last.tab.id, load }, reason: 'reload' })))
    const whole = { ...last, ...last.session }
    const gapsOf = ({ actions }: ReturnType<typeof readLog>) => actions.flatMap((action) => gapOf(action) ?? [])
    const text = wholeText(whole, 'user')
    const log = readExactly(text, readLog(text).actions.length - 2)
    expect(log).toMatchObject({ tab: last.tab, reason: 'user', first: 0 })
    expect(gapsOf(log)).toEqual([{ load: 2 }, { load: 3 }])
    const [first = 0, ...others] = log.times.filter((_, step) => locationChanged.match(log.actions[step] as object))
    expect(others.map((time) => time - first)).toEqual([60_000, 120_000])
    expect(gapsOf(readLog(wholeText(whole, 'user', { redactor: withTexts })))).toEqual([])
  })

  it('leaves the beginning and the end of a load that is too long for the tab', () => {
    const first = load()
    for (let index = 0; index < 4 * CHUNK_SIZE; index += 1)
      first.goTo(`/biznes/${index}`, `${index} ${'x'.repeat(16_500)}`)
    const [left] = reload().earlier()
    const { actions } = readLog(left?.text ?? '')
    expect(gapOf(actions[CHUNK_SIZE])).toEqual({ missing: 2 * CHUNK_SIZE })
    expect(actions).toHaveLength((left?.actions ?? 0) + 1)
  })

  it('leaves nothing that was typed, and nothing at all while the page is open: a duplicated tab has no log of another', () => {
    const first = load()
    signIn(first)
    first.goTo('/kategorite', 'Kafene e fshehur')
    pageEvent('pagehide')
    const kept = Object.values({ ...sessionStorage }).join()
    expect(kept).toContain('navigation/locationChanged')
    for (const own of ['Kafene', 'fshehur', 'Arta', 'arta@', 'Hoxha']) expect(kept).not.toContain(own)
    const second = load()
    expect([second.earlier().length, keysLeft()]).toEqual([1, []])
  })

  it('keeps the latest where there is no room for all, and does without where there is none', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    load().goTo('/faq')
    const second = reload()
    second.goTo('/kategorite')
    const kept: string[] = []
    let refused = /^tabLogs1$/
    setItem.mockImplementation((key) => {
      if (refused.test(key)) throw new DOMException('full', 'QuotaExceededError')
      kept.push(key)
    })
    pageEvent('pagehide')
    expect(kept).toEqual(['tabLogs2', 'tabLogs'])
    refused = /./
    pageEvent('pagehide')
    setItem.mockRestore()
    expect(load().earlier()).toEqual([])
  })

  it('that Back undoes makes the page go on as the load it was', () => {
    const first = load()
    first.goTo('/faq')
    pageEvent('pagehide', true)
    pageEvent('pageshow', true)
    expect([first.earlier(), keysLeft()]).toEqual([[], []])
    expect(reload().earlier()).toMatchObject([{ load: 1 }])
  })
})

describe('the end of a session', () => {
  it('takes the logs of its loads along, and of the running one what came before; it says when', async () => {
    vi.useFakeTimers()
    const first = load()
    signIn(first)
    first.goTo('/profile')
    const second = reload()
    expect(second.earlier()).toHaveLength(1)
    signIn(second)
    second.goTo('/profile')
    expect(second.ended).not.toHaveBeenCalled()
    second.store.dispatch(loggedOut())
    expect(second.ended).toHaveBeenCalledTimes(1)
    localStorage.clear()
    expect(second.earlier()).toEqual([])
    await vi.runOnlyPendingTimersAsync()
    second.goTo('/faq')
    const third = reload()
    expect(third.earlier()).toMatchObject([{ load: 2, actions: 1 }])
  })

  it('is none where a visitor logs in: what they did before stays theirs; while the page is away it is one, too', () => {
    load().goTo('/faq')
    const second = reload()
    signIn(second)
    expect([second.earlier().length, second.ended.mock.calls]).toEqual([1, []])
    pageEvent('pagehide')
    localStorage.clear()
    expect(load().earlier()).toEqual([])
  })
})

const slice = createSlice({
  name: 'said',
  initialState: '',
  reducers: { said: (_, { payload }: PayloadAction<string>) => payload },
})
/** A session in which something was said. */
function session() {
  const recorder = makeRecorder(() => 1_700_000_000_000)
  const store = configureStore({
    reducer: { navigation: slice.reducer },
    // The development checks warn when a machine is busy.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  })
  const say = (text: string) => store.dispatch(slice.actions.said(text))
  say('x')
  return { app, recorder, say, getState: store.getState }
}

describe('the log of a session', () => {
  it('says whose it is, where it ran and why it was written, and replays', () => {
    document.documentElement.style.colorScheme = 'dark'
    const log = readLog(logText({ ...session(), tab: { id: '17', load: 2 } }, 'user'))
    document.documentElement.removeAttribute('style')
    const { timeZone: tz } = Intl.DateTimeFormat().resolvedOptions()
    const browser = { ua: navigator.userAgent, lang: navigator.language, tz, scheme: 'dark' }
    const viewport = [window.innerWidth, window.innerHeight]
    const env = { ...browser, viewport, online: true, focused: true }
    expect(log).toMatchObject({ app, reason: 'user', env, tab: { id: '17', load: 2 } })
    expect(readLog(logText(session(), 'user')).tab).toBeUndefined()
    const reduce = (state: unknown, action: { type: string }) => ({
      navigation: slice.reducer((state as { navigation: string }).navigation, action),
    })
    expect(replayLog(log, reduce)).toMatchObject({ steps: 1, finalHash: log.finalHash })
  })

  it('after a crash says what broke', () => {
    const log = readLog(logText(session(), 'crash', { error: failureFrom(new TypeError('x is not a function')) }))
    expect(log.reason).toBe('crash')
    expect(log.error?.message).toMatch(/^TypeError: [a-z] is not a function$/)
    expect(log.error?.stack).toContain('tabLog.test')
    expect(failureFrom('thrown text')).toEqual({ message: 'thrown text' })
    const bare = Object.assign(new TypeError('x'), { stack: undefined })
    expect(failureFrom(bare)).toStrictEqual({ message: 'TypeError: x' })
  })
})

it('a file is named after the app and the day there, with letters of its own, and does not tell the hour', () => {
  const now = new Date('2026-11-20T23:40:12.345Z')
  const day = String.raw`2026-11-21-[\w-]{6}`
  const nameless = { ...session(), app: { name: '…', version: '1' } }
  expect(fileName(session(), 'actionlog', now)).toMatch(new RegExp(`^vlereso-${day}\\.actionlog\\.json$`))
  expect(fileName(session(), 'actionlog', now)).not.toBe(fileName(session(), 'actionlog', now))
  expect(fileName(nameless, 'x', now)).toMatch(new RegExp(`^app-${day}\\.x\\.json$`))
  const inTab = { app: { name: 'Të Vlerësimi 2', version: '1' }, tab: { id: '17', load: 3 } }
  expect(baseName(inTab, now)).toMatch(new RegExp(`^tevleresimi2-${day}-tab-17-3$`))
  vi.useFakeTimers({ now })
  expect(baseName({ app })).toMatch(new RegExp(`^vlereso-${day}$`))
  vi.useRealTimers()
})

const long = (share: number) => ({ type: 'said', payload: 'x'.repeat(LOG_LENGTH * share) })
const short = { type: 'short' }

/** A chunk whose action n led to state n + 1. */
const chunk = (first: number, actions: Chunk['actions']): Chunk => ({
  base: first,
  first,
  actions,
  times: actions.map((_, index) => first + index),
  states: actions.map((_, index) => first + index + 1),
})

describe('what fits into a file', () => {
  it('is all of a short recording, the same object; the limit itself still fits', () => {
    const chunks = [chunk(0, [short, short]), chunk(2, [short])]
    expect(fittingChunks(chunks)).toBe(chunks)
    expect(fittingChunks([])).toEqual([])
    const whole = { type: '', payload: '' }
    const exact = { ...whole, payload: 'x'.repeat(LOG_LENGTH - JSON.stringify(whole).length) }
    const limit = [chunk(0, [exact])]
    expect(fittingChunks(limit)).toBe(limit)
    expect(fittingChunks([chunk(0, [{ ...exact, payload: `${exact.payload}x` }])])).toEqual([])
  })

  it('is the first chunk, and the end of the open one when both are too long, from the state it starts from', () => {
    const [head, open] = [chunk(0, [short]), chunk(4, [long(0.6), long(0.6), short, short])]
    const kept = { base: 5, first: 5, actions: open.actions.slice(1), times: [5, 6, 7], states: [6, 7, 8] }
    expect(fittingChunks([head, open])).toEqual([head, kept])
  })

  it('is whole chunks and the end of an older one', () => {
    const newer = chunk(3, [long(0.5), short])
    const kept = fittingChunks([chunk(0, [short, long(0.6), long(0.3)]), newer])
    expect(kept.map(({ first, base, actions }) => [first, base, actions.length]).join(' ')).toBe('2,2,1 3,3,2')
    expect(kept[1]).toBe(newer)
  })

  it('is the first chunk and what fits besides, unless it takes up more than half', () => {
    const kept = (share: number) =>
      fittingChunks([chunk(0, [long(share)]), chunk(1, [long(0.4)]), chunk(2, [long(0.4)])]).map(({ first }) => first)
    expect([kept(0.4), kept(0.55)].join(' ')).toBe('0,2 1,2')
  })

  it('is what a recorder has, though it measures only full chunks', () => {
    const { recorder, say } = session()
    for (let index = 0; index < 20; index += 1) say(long(0.09).payload)
    expect(recorder.chunks()[0]?.actions).toHaveLength(21)
    expect(fittingChunks(recorder.chunks())[0]?.actions).toHaveLength(11)
  })
})

describe('what came since an action', () => {
  const chunks = [chunk(0, [short, short, short]), chunk(3, [short, short])]
  const kept = (first: number, given = chunks) =>
    chunksSince(given, first).map(({ base, actions }) => [base, actions.length])

  it('is all of what came later, from the state it starts from', () => {
    expect(chunksSince(chunks, 0)).toEqual(chunks)
    expect(chunksSince(chunks, 3)[0]).toBe(chunks[1])
    const rest = { base: 1, first: 1, actions: [short, short], times: [1, 2], states: [2, 3] }
    expect(chunksSince(chunks, 1)).toEqual([rest, chunks[1]])
    expect([kept(2), kept(4), kept(5)].map((each) => each.join(' '))).toEqual(['2,1 3,2', '4,1', ''])
  })

  it('begins later where the state before it is not known', () => {
    const holes = chunk(0, [short, short, short])
    delete holes.states[0]
    expect(kept(1, [holes])).toEqual([[2, 1]])
    for (const step of [1, 2]) {
      delete holes.states[step]
      expect(kept(1, [holes])).toEqual([])
    }
  })
})

describe('where actions are missing', () => {
  const kept = [chunk(0, [short, short, short]), chunk(3, [short, short]), chunk(9, Array(4).fill(short))]

  it('one action stands for them: it sets the state after it, at its moment, and is no checkpoint', () => {
    const [, , gap, last] = withGaps(kept)
    expect(gap?.actions).toEqual([{ ...stateShown(9), meta: { gap: { missing: 4 } } }])
    expect([gap?.times, 0 in (gap?.states ?? [])]).toEqual([[9], false])
    expect(last).toBe(kept[2])
    expect(withGaps(kept.slice(0, 2))).toEqual(kept.slice(0, 2))
  })

  it('what lies beside the actions has its place in the file, or none', () => {
    expect([0, 3, 5, 6, 8, 9, 13, 14].map(placeIn(kept))).toEqual([0, 3, 5, undefined, undefined, 6, 10, undefined])
    expect(placeIn(kept.slice(2))(8)).toBeUndefined()
    expect(placeIn([])(0)).toBe(0)
  })

  it('only such an action is a gap, and it is told in words', () => {
    expect(gapOf(gapAction({}, { load: 2 }))).toEqual({ load: 2 })
    const shown = stateShown({})
    for (const other of [shown, { type: 'said', meta: { gap: {} } }, { ...shown, meta: { gap: 3 } }, null])
      expect(gapOf(other)).toBeUndefined()
    expect(gapText({ load: 2 })).toBe('the page was loaded anew: page load 2')
    const words = '320 actions were not kept: from here on it goes by the state after them'
    expect(actionSentence(gapAction({}, { missing: 320 }))).toBe(words)
  })
})
