// @vitest-environment jsdom
// Waiting with a time limit, where whichever comes first ends it and no timer stays.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { waitAtMost } from '@/platform/waitAtMost'

const never = new Promise(() => undefined)

/** Whether the waiting has ended. */
function watch(waiting: Promise<void>): () => boolean {
  let hasEnded = false
  void waiting.then(() => {
    hasEnded = true
  })
  return () => hasEnded
}

beforeEach(() => void vi.useFakeTimers())

describe('waitAtMost', () => {
  it('ends with the promise, and leaves no timer', async () => {
    await waitAtMost(Promise.resolve('done'), 100)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails with the promise, and leaves no timer', async () => {
    await expect(waitAtMost(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused')
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    [100, 100],
    [undefined, 3000],
  ])('with a limit of %j ms ends after %i ms at the latest', async (limit, ms) => {
    const hasEnded = watch(waitAtMost(never, limit))
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(hasEnded()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(hasEnded()).toBe(true)
  })
})
