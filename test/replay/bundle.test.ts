// @vitest-environment jsdom
// The file of a session: what it says of app, browser and reason, and how it is named.
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseName, failureFrom, fileName, logText } from '@/replay/bundle'
import { makeRecorder } from '@/replay/recorder'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'

const slice = createSlice({
  name: 'navigation',
  initialState: { current: null as { path: string; query: { email?: string } } | null },
  reducers: {
    locationChanged: (state, { payload }: PayloadAction<string>) => {
      state.current = { path: '/verify-email', query: { email: payload } }
    },
  },
})
const reducer = { navigation: slice.reducer }
const app = { name: 'Vlerëso', version: '1.2.3' }

/** A session in which somebody was where an address stands in the query. */
function session() {
  const recorder = makeRecorder(() => 1_700_000_000_000)
  const store = configureStore({
    reducer,
    // The development checks warn when a machine is busy.
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  })
  store.dispatch(slice.actions.locationChanged('ana@example.com'))
  return { app, recorder, getState: store.getState }
}
const reduce = (state: unknown, action: { type: string }) =>
  ({
    navigation: slice.reducer((state as ReturnType<ReturnType<typeof session>['getState']>)?.navigation, action),
  }) as unknown

describe('the log of a session', () => {
  it('says whose it is, where it ran and why it was written, and replays', () => {
    const log = readLog(logText(session(), 'user'))
    expect(log).toMatchObject({ app, reason: 'user', env: { ua: navigator.userAgent, lang: navigator.language } })
    expect(log.env?.viewport).toEqual([window.innerWidth, window.innerHeight])
    expect(replayLog(log, reduce)).toMatchObject({ steps: 1, finalHash: log.finalHash })
  })

  it('says what replays need of the browser, and which tab and load it is', () => {
    document.documentElement.style.colorScheme = 'dark'
    const log = readLog(logText({ ...session(), tab: { id: '17', load: 2 } }, 'user'))
    document.documentElement.removeAttribute('style')
    const { timeZone: tz } = Intl.DateTimeFormat().resolvedOptions()
    expect(log.env).toMatchObject({ tz, scheme: 'dark', online: true, focused: true })
    expect(log.tab).toEqual({ id: '17', load: 2 })
    expect(readLog(logText(session(), 'user')).tab).toBeUndefined()
  })

  it('has what its diary may show', () => {
    const diaryPart = () => [{ kind: 'mark', words: 'here', at: 1, after: 1 }]
    expect(readLog(logText({ ...session(), diaryPart }, 'user')).diary).toEqual(diaryPart())
  })

  it('after a crash says what broke', () => {
    const log = readLog(logText(session(), 'crash', { error: failureFrom(new TypeError('x is not a function')) }))
    expect(log.reason).toBe('crash')
    expect(log.error?.message).toMatch(/^TypeError: [a-z] is not a function$/)
    expect(log.error?.stack).toContain('bundle.test')
    expect(failureFrom('thrown text')).toEqual({ message: 'thrown text' })
    const bare = Object.assign(new TypeError('x'), { stack: undefined as string | undefined })
    expect(failureFrom(bare)).toStrictEqual({ message: 'TypeError: x' })
    bare.stack = 'at a'
    expect(failureFrom(bare)).toStrictEqual({ message: 'TypeError: x', stack: 'at a' })
  })
})

describe('a file', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is named after the app and the day there, with letters of its own, and does not tell the hour', () => {
    const now = new Date('2026-11-20T23:40:12.345Z')
    const day = String.raw`2026-11-21-[\w-]{6}`
    const nameless = { ...session(), app: { name: '…', version: '1' } }
    expect(fileName(session(), 'actionlog', now)).toMatch(new RegExp(`^vlereso-${day}\\.actionlog\\.json$`))
    expect(fileName(session(), 'actionlog', now)).not.toBe(fileName(session(), 'actionlog', now))
    expect(fileName(nameless, 'x', now)).toMatch(new RegExp(`^app-${day}\\.x\\.json$`))
    const inTab = { app: { name: 'Të Vlerësimi 2', version: '1' }, tab: { id: '17', load: 3 } }
    expect(baseName(inTab, now)).toMatch(new RegExp(`^tevleresimi2-${day}-tab-17-3$`))
    vi.setSystemTime(now)
    expect(baseName({ app })).toMatch(new RegExp(`^vlereso-${day}$`))
  })
})
