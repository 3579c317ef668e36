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
