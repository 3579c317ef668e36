// @vitest-environment jsdom
// What one tab remembers until it is closed, what a page load of it leaves for the next, what tabs tell each other; and
// the e-mail that waits for its verification.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reviewNewsKey } from '@/lib/storageKeys'
import { dropPendingEmail, readPendingEmail, rememberPendingEmail } from '@/storage/pendingEmail'
import { keepPlace, readPlace } from '@/storage/readingPlace'
import { claimReload } from '@/storage/reloadOnce'
import { isOfThisVisit } from '@/storage/storedTexts'
import { leaveTabLogs, TAB_LOGS_LENGTH, type TabLogs, takeTabLogs } from '@/storage/tabLogs'
import { onTabNews, tellTabs } from '@/storage/tabNews'
import { browsingSession, forgetBrowsingSession, holdBrowsingSession } from '@/storage/tabSession'

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}
const brokenStorage = (broken: Partial<Record<'getItem' | 'setItem', () => unknown>>) =>
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, ...broken })

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

describe('the browsing session', () => {
  /** The same tab's next page: only session storage is left of the one before. */
  const load = () => {
    forgetBrowsingSession()
    stopHolding()
    stopHolding = holdBrowsingSession()
    return browsingSession()
  }
  let stopHolding = () => {}
  afterEach(() => stopHolding())
  const show = (isShown: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const pageEvent = (type: string) => window.dispatchEvent(new Event(type))

  it('stays the same from page to page of its tab (Q48)', () => {
    const id = load()
    expect(id).toMatch(/^.{8,}$/)
    expect(browsingSession()).toBe(id)
    pageEvent('pagehide')
    // What is saved on leaving is of this session, too.
    expect(browsingSession()).toBe(id)
    expect(sessionStorage.getItem('browsingSession')).toBe(id)
    expect(load()).toBe(id)
  })

  it('stays the same in a tab that is put away and closed without a word', () => {
    const id = load()
    show(false)
    expect(load()).toBe(id)
    show(true)
    expect(load()).not.toBe(id)
  })

  it.each([
    ['as it opened', () => undefined],
    ['that was behind others', () => [false, true].forEach(show)],
    ['that was in the back-forward cache', () => ['pagehide', 'pageshow'].forEach(pageEvent)],
  ])('is another one in the duplicate of a tab that is seen, %s', (_, happens) => {
    const id = load()
    happens()
    expect(browsingSession()).toBe(id)
    // A duplicate gets a copy of this.
    expect({ ...sessionStorage }).toEqual({})
    expect(load()).not.toBe(id)
  })

  it.each([
    ['cannot be read', { getItem: refuse }],
    ['cannot be written', { setItem: refuse }],
    ['cannot be used at all', { getItem: refuse, setItem: refuse }],
  ])('stays the same while the page lives where session storage %s', (_, broken) => {
    brokenStorage(broken)
    const id = load()
    expect(id).toMatch(/^.{8,}$/)
    show(false)
    show(true)
    expect(browsingSession()).toBe(id)
  })

  it('tells a comment of this visit from another one’s; an unknown one is taken for this one’s', () => {
    expect(isOfThisVisit({ browsingSession: browsingSession() })).toBe(true)
    expect(isOfThisVisit({ browsingSession: 'other' })).toBe(false)
    expect(isOfThisVisit({ browsingSession: undefined })).toBe(true)
  })
})

describe('reloading for a newer build', () => {
  it('is allowed once for a build (L10)', () => {
    expect([claimReload('a'), claimReload('a'), claimReload('b'), claimReload('b')]).toEqual([true, false, true, false])
    expect(sessionStorage.getItem('reloadedFrom')).toBe('b')
  })

  it.each([
    ['refuses to be read', { getItem: refuse }],
    ['refuses to be written', { setItem: refuse }],
    ['forgets what is written', {}],
  ])('is not allowed where session storage %s: it would never end (L10)', (_, broken) => {
    brokenStorage(broken)
    expect(claimReload('a')).toBe(false)
  })
})

const longest = `${'a'.repeat(242)}@example.com`

it.each([
  ['a@b.al', 'a@b.al'],
  [' a@b.al ', 'a@b.al'],
  [longest, longest],
  [`a${longest}`, undefined],
  ['  ', undefined],
  ['Llogaria jote u bllokua, telefono 069 000 0000', undefined],
  ['telefono 069 000 0000 ose ana@b.al', undefined],
  ['a@b', undefined],
  ['\u202Ela.b@a', undefined],
  ['a\u202E@b.al', 'a@b.al'],
])('the e-mail that waits for its verification %j is kept as %j', (email, kept) => {
  // Where something else stands there, too.
  localStorage.setItem('pendingVerificationEmail', email)
  expect(readPendingEmail()).toBe(kept)
  localStorage.clear()
  rememberPendingEmail(email)
  expect(localStorage.getItem('pendingVerificationEmail')).toBe(kept ?? null)
  expect(readPendingEmail()).toBe(kept)
  dropPendingEmail()
  expect(readPendingEmail()).toBeUndefined()
})

describe('the place in a page that outlives its reload', () => {
  it('is that of the page which went last, and of no other', () => {
    keepPlace('default /kategorite', 300)
    keepPlace('default /biznes/a', 700)
    expect(readPlace('default /biznes/a')).toBe(700)
    expect(readPlace('default /kategorite')).toBe(0)
    expect(Object.keys(sessionStorage)).toEqual(['readingPlace'])
  })

  it.each(['{', 'null', '{}', '["default /biznes/a","700"]'])('is the top where %s is stored', (stored) => {
    sessionStorage.setItem('readingPlace', stored)
    expect(readPlace('default /biznes/a')).toBe(0)
  })

  it('is the top where the browser keeps nothing', () => {
    brokenStorage({ getItem: refuse, setItem: refuse })
    keepPlace('default /biznes/a', 700)
    expect(readPlace('default /biznes/a')).toBe(0)
  })
})

const about = { tab: '0815', load: 3, clockOffset: 5, user: 'u1' }
const logOf = (load: number, text: string) => ({ load, actions: load * 10, text })
const third = logOf(3, 'the third load')
const second = logOf(2, 'the second')
const first = logOf(1, 'the first')

const leave = (...logs: TabLogs['logs']) => leaveTabLogs({ ...about, logs })
const taken = () => takeTabLogs()?.logs.map(({ load }) => load)

/** From now on the session storage has no room for what stands under this key. */
function leaveNoRoomFor(fullFor: string) {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === fullFor) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

describe('what a page load leaves', () => {
  it('is what the next one takes, the latest log first, and nobody after that', () => {
    leave(third, second, first)
    expect(takeTabLogs()).toEqual({ ...about, logs: [third, second, first] })
    expect(sessionStorage).toHaveLength(0)
    expect(takeTabLogs()).toBeUndefined()
  })

  it('says whose tab it is also without any log', () => {
    leave()
    expect(takeTabLogs()).toEqual({ ...about, logs: [] })
  })

  it('is nothing where no page was before, or where what stands there is no list', () => {
    expect(takeTabLogs()).toBeUndefined()
    for (const text of ['null', '{"logs":', '{}']) {
      sessionStorage.setItem('tabLogs', text)
      expect(takeTabLogs()).toBeUndefined()
    }
  })

  it('has no log whose text is gone or empty', () => {
    leave(third, second, logOf(1, ''))
    sessionStorage.removeItem('tabLogs2')
    expect(taken()).toEqual([3])
  })
})

describe('the room for logs', () => {
  const long = 'x'.repeat(TAB_LOGS_LENGTH / 2)

  it('is taken up to the last character', () => {
    leave(logOf(2, long), logOf(1, long))
    expect(taken()).toEqual([2, 1])
  })

  it('goes to the latest: from the first that does not fit all older ones are forgotten, however short', () => {
    leave(logOf(3, long), logOf(2, `${long}x`), first)
    expect(taken()).toEqual([3])
    expect(sessionStorage).toHaveLength(0)
  })

  it('may be less than expected: what was stored until then is left', () => {
    leaveNoRoomFor('tabLogs2')
    leave(third, second, first)
    expect(takeTabLogs()).toEqual({ ...about, logs: [third] })
  })

  it('may not do for the list: then no text stays that nobody would find', () => {
    leaveNoRoomFor('tabLogs')
    leave(third, second)
    expect(sessionStorage).toHaveLength(0)
  })

  it('may be none, where the browser has no session storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    leave(third)
    expect(takeTabLogs()).toBeUndefined()
  })
})

const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

/** From now on this window hears of its own writes too, as every other tab does. */
function beAnotherTab() {
  const { setItem, removeItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    setItem.call(this, key, text)
    tell(key, text)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    tell(key, null)
  })
}

describe('news of a review', () => {
  it('reaches other tabs once each time, also about a business that is not known, and nothing of it stays', () => {
    const hear = vi.fn()
    const stop = onTabNews(reviewNewsKey, hear)
    beAnotherTab()
    for (const business of ['b1', 'b1', '']) tellTabs(reviewNewsKey, business)
    expect(hear.mock.calls).toEqual([['b1'], ['b1'], ['']])
    expect(localStorage).toHaveLength(0)
    stop()
  })

  it.each([
    ['something else was stored', 'saved', '["b1"]'],
    ['something else was removed', 'saved', null],
    ['it is taken back', 'reviewNews', null],
    ['the storage was cleared', null, null],
  ])('is not heard when %s', (_, key, newValue) => {
    const hear = vi.fn()
    const stop = onTabNews(reviewNewsKey, hear)
    tell(key, newValue)
    expect(hear).not.toHaveBeenCalled()
    stop()
  })

  it('is no longer heard by whoever has stopped listening', () => {
    const [stays, leaves] = [vi.fn(), vi.fn()]
    const stop = onTabNews(reviewNewsKey, stays)
    onTabNews(reviewNewsKey, leaves)()
    tell('reviewNews', 'b1')
    expect(stays).toHaveBeenCalledExactlyOnceWith('b1')
    expect(leaves).not.toHaveBeenCalled()
    stop()
  })
})
