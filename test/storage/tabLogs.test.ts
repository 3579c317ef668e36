// @vitest-environment jsdom
// The logs that one page load of a tab leaves for the next: how many there is room for, and that they are taken once.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveTabLogs, TAB_LOGS_LENGTH, type TabLogs, takeTabLogs } from '@/storage/tabLogs'

const about = { tab: '0815', load: 3, clockOffset: 5, user: 'u1' }
const logOf = (load: number, text: string) => ({ load, actions: load * 10, text })
const third = logOf(3, 'the third load')
const second = logOf(2, 'the second')
const first = logOf(1, 'the first')

const leave = (...logs: TabLogs['logs']) => leaveTabLogs({ ...about, logs })
const taken = () => takeTabLogs()?.logs.map(({ load }) => load)

/** From now on the session storage has no room for what stands under this key. */
function refuse(fullFor: string) {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === fullFor) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

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
    refuse('tabLogs2')
    leave(third, second, first)
    expect(takeTabLogs()).toEqual({ ...about, logs: [third] })
  })

  it('may not do for the list: then no text stays that nobody would find', () => {
    refuse('tabLogs')
    leave(third, second)
    expect(sessionStorage).toHaveLength(0)
  })

  it('may be none, where the browser has no session storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    leave(third)
    expect(takeTabLogs()).toBeUndefined()
  })
})
