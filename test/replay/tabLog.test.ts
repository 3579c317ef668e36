// @vitest-environment jsdom
// The log outlives a reload in its tab: as a log of its own, without typed texts, and not beyond its session.
import { startTestServer } from '@test/render'
import { freshToken } from '@test/session/tokens'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { storageKeys } from '@/lib/storageKeys'
import { baseName } from '@/replay/bundle'
import { gapOf } from '@/replay/gaps'
import { CHUNK_SIZE } from '@/replay/recorder'
import { loggedOut, loginSucceeded } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'
import { keepTabLog, type RunningTab } from '@/tools/log/app/tabLog'
import { wholeText } from '@/tools/log/joinLogs'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
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

  it('that came while the page was away does the same', () => {
    const first = load()
    signIn(first)
    pageEvent('pagehide')
    localStorage.clear()
    expect(load().earlier()).toEqual([])
  })

  it('is none where a visitor logs in: what they did before stays theirs', () => {
    load().goTo('/faq')
    const second = reload()
    signIn(second)
    expect([second.earlier().length, second.ended.mock.calls]).toEqual([1, []])
  })
})
