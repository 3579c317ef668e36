// @vitest-environment jsdom
// One tab at a time: Web Locks as browsers have them, with other tabs that hold the lock, are slow, or never let go; and what
// stands in for them.
import fc from '@test/fastCheck'
import { fakeLocks, type Granted } from '@test/session/fakeLocks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exclusively, LOCK_WAIT, SETTLE_WAIT } from '@/session/lock'
import { CLAIM_WAIT } from '@/session/storageLocks'

const none = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})

// Before the storage is cleared.
afterEach(() => vi.unstubAllGlobals())

describe('exclusively', () => {
  it('runs at once where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } })
    expect(await exclusively('x', none, async () => 'mine')).toBe('mine')
  })

  it('runs at once when the lock is free, without asking whether somebody else did', async () => {
    const { isHeld } = fakeLocks()
    const done = vi.fn(() => 'theirs')
    expect(await exclusively('x', done, async () => (isHeld() ? 'held' : 'free'))).toBe('held')
    expect(done).not.toHaveBeenCalled()
    expect(isHeld()).toBe(false)
  })

  it('after a wait, takes the other tab’s result, also when it arrives later than the lock [S03]', async () => {
    const { take } = fakeLocks()
    const release = take()
    let theirs: string | undefined
    const run = vi.fn(async () => 'mine')
    const result = exclusively('x', () => theirs, run)
    await vi.advanceTimersByTimeAsync(1000)
    release()
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT - 1)
    theirs = 'theirs'
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toBe('theirs')
    expect(run).not.toHaveBeenCalled()
  })

  it('after a wait, runs itself when no result arrives: the other tab was closed or had no luck [S04]', async () => {
    const { take, isHeld } = fakeLocks()
    const release = take()
    const result = exclusively('x', none, async () => (isHeld() ? 'mine' : 'without the lock'))
    release()
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT + 50)
    expect(await result).toBe('mine')
    expect(isHeld()).toBe(false)
  })

  it('gives up when the other tab does not let go, and does not run [S04]', async () => {
    const { take } = fakeLocks()
    take()
    const run = vi.fn(async () => 'mine')
    const result = exclusively('x', none, run)
    await vi.advanceTimersByTimeAsync(LOCK_WAIT)
    expect(await result).toBeUndefined()
    expect(run).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives up with the other tab’s result where there is one by then', async () => {
    const { take } = fakeLocks()
    take()
    const result = exclusively(
      'x',
      () => 'theirs',
      async () => 'mine',
    )
    await vi.advanceTimersByTimeAsync(LOCK_WAIT)
    expect(await result).toBe('theirs')
  })

  it('gives up at once, and waits for nothing more, when the browser takes the queue away', async () => {
    const request = (_name: string, { signal }: { signal?: AbortSignal }, granted: Granted) =>
      signal ? Promise.reject(new DOMException('no', 'AbortError')) : Promise.resolve(granted(null))
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await exclusively('x', none, async () => 'mine')).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('without Web Locks', () => {
  const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  /** Another tab that holds the lock, and does not live to renew it. */
  const abandon = () => localStorage.setItem('lock:x', `other ${Date.now()}`)

  beforeEach(() => vi.stubGlobal('navigator', {}))

  it('of two tabs in the same moment one runs, and its result is the other’s too [S03]', async () => {
    let theirs: string | undefined
    const run = vi.fn(async () => {
      await later(80)
      theirs = 'once'
      return 'once'
    })
    const results = Promise.all([1, 2].map(() => exclusively('x', () => theirs, run)))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await results).toEqual(['once', 'once'])
    expect(run).toHaveBeenCalledOnce()
    expect({ ...localStorage }).toEqual({})
  })

  it('never do two tabs run at once, whenever they come and however long they take', async () => {
    const visit = fc.record({ comes: fc.nat({ max: 400 }), takes: fc.nat({ max: 1500 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 5 }), async (visits) => {
        let running = 0
        let most = 0
        const tabs = visits.map(async ({ comes, takes }) => {
          await later(comes)
          await exclusively('x', none, async () => {
            running += 1
            most = Math.max(most, running)
            await later(takes)
            running -= 1
          })
        })
        await vi.advanceTimersByTimeAsync(60_000)
        await Promise.all(tabs)
        expect(most).toBe(1)
        expect({ ...localStorage }).toEqual({})
      }),
      { numRuns: 50 },
    )
  })

  it('a tab that takes long keeps its lock; the other gives up and does not run [S04]', async () => {
    const first = exclusively('x', none, () => later(LOCK_WAIT * 2))
    await vi.advanceTimersByTimeAsync(CLAIM_WAIT)
    const run = vi.fn(async () => 'mine')
    const second = exclusively('x', none, run)
    await vi.advanceTimersByTimeAsync(LOCK_WAIT + 1000)
    expect(await second).toBeUndefined()
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(LOCK_WAIT)
    await first
    expect({ ...localStorage }).toEqual({})
  })

  it('a tab that slept does not take away what another one holds by now', async () => {
    const first = exclusively('x', none, () => later(500))
    await vi.advanceTimersByTimeAsync(CLAIM_WAIT)
    abandon()
    await vi.advanceTimersByTimeAsync(1000)
    await first
    expect(localStorage.getItem('lock:x')).toMatch(/^other /)
  })

  it.each([
    ['no storage', () => vi.stubGlobal('localStorage', undefined)],
    ['nothing but a page', () => vi.stubGlobal('navigator', undefined)],
    ['garbage in the storage', () => localStorage.setItem('lock:x', 'garbage')],
  ])('with %s it runs all the same', async (_, break_) => {
    break_()
    const result = exclusively('x', none, async () => 'mine')
    await vi.advanceTimersByTimeAsync(CLAIM_WAIT)
    expect(await result).toBe('mine')
  })
})
