// @vitest-environment jsdom
// One tab at a time: Web Locks as browsers have them, with other tabs that hold the lock, are slow, or never let go.
import { fakeLocks, type Granted } from '@test/session/fakeLocks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMEOUT } from '@/api/http/transport'
import { exclusively, LOCK_WAIT, SETTLE_WAIT } from '@/session/lock'

const none = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
})

describe('exclusively', () => {
  it.each([
    [
      'the browser refuses locks',
      { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
    ],
    ['there are none, as over plain http', {}],
  ])('runs at once where %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    expect(await exclusively('x', none, async () => 'mine')).toBe('mine')
  })

  it('runs at once when the lock is free, without asking whether somebody else did', async () => {
    const { isHeld } = fakeLocks()
    const done = vi.fn(() => 'theirs')
    expect(await exclusively('x', done, async () => (isHeld() ? 'held' : 'free'))).toBe('held')
    expect(done).not.toHaveBeenCalled()
    expect(isHeld()).toBe(false)
  })

  it('after a wait as long as a call may take, takes the other tab’s result, also when it arrives later than the lock [S03]', async () => {
    const { take } = fakeLocks()
    const release = take()
    let theirs: string | undefined
    const run = vi.fn(async () => 'mine')
    const result = exclusively('x', () => theirs, run)
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
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

  it('takes the lock from a tab that holds it longer than a call may take, and runs; the next time is not waited for', async () => {
    const { take, isHeld } = fakeLocks()
    take()
    const run = vi.fn(async () => (isHeld() ? 'mine' : 'without the lock'))
    const result = exclusively('x', none, run)
    await vi.advanceTimersByTimeAsync(LOCK_WAIT - 1)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toBe('mine')
    expect(isHeld()).toBe(false)
    expect(await exclusively('x', none, run)).toBe('mine')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('does not run when the other tab keeps the lock but its result is there', async () => {
    const { take } = fakeLocks()
    take()
    const run = vi.fn(async () => 'mine')
    const result = exclusively('x', () => 'theirs', run)
    await vi.advanceTimersByTimeAsync(LOCK_WAIT)
    expect(await result).toBe('theirs')
    expect(run).not.toHaveBeenCalled()
  })

  it('waits on for a tab that has got the lock meanwhile: that one is at work', async () => {
    const { take } = fakeLocks()
    take()
    const run = vi.fn(async () => 'mine')
    const result = exclusively('x', none, run)
    await vi.advanceTimersByTimeAsync(LOCK_WAIT - 1)
    const release = take('x', 'a third tab')
    await vi.advanceTimersByTimeAsync(LOCK_WAIT)
    expect(run).not.toHaveBeenCalled()
    release()
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT + 50)
    expect(await result).toBe('mine')
  })

  it.each([
    ['at once', () => {}],
    ['after a wait', (release: () => void) => release()],
  ])('goes on, once, when another tab takes the lock that was got %s', async (how, letGo) => {
    const { take } = fakeLocks()
    const release = take()
    if (how === 'at once') release()
    const run = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('mine'), 1000)))
    const result = exclusively('x', none, run)
    await vi.advanceTimersByTimeAsync(0)
    letGo(release)
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT + 50)
    take('x', 'a thief')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('mine')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs at once, and waits for nothing more, when the browser takes the queue away', async () => {
    const request = (_name: string, { ifAvailable }: { ifAvailable?: boolean }, granted: Granted) =>
      ifAvailable ? Promise.resolve(granted(null)) : Promise.reject(new DOMException('no', 'AbortError'))
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [] }) } })
    expect(await exclusively('x', none, async () => 'mine')).toBe('mine')
    expect(vi.getTimerCount()).toBe(0)
  })
})
