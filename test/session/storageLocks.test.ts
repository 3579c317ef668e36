// @vitest-environment jsdom
// The lock that is an item of local storage: who has it when two tabs meet, and for how long an item counts.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ABANDONED_AFTER, CLAIM_WAIT, request } from '@/session/storageLocks'

/** Another tab's item, written so many ms ago. */
const theirs = (ago = 0) => localStorage.setItem('lock:x', `other ${Date.now() - ago}`)

/** Asks for the lock without waiting for another tab; `meanwhile` happens before it can be sure of it. */
async function isGranted(meanwhile = () => {}): Promise<boolean> {
  const granted = request('x', { ifAvailable: true }, (lock) => lock !== null)
  meanwhile()
  await vi.advanceTimersByTimeAsync(CLAIM_WAIT)
  return granted
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a lock in the storage', () => {
  it('is had by whoever finds it free, and is free again afterwards', async () => {
    expect([await isGranted(), await isGranted()]).toEqual([true, true])
    expect(localStorage).toHaveLength(0)
  })

  it('is the other tab’s where both have asked in the same moment and it wrote last', async () => {
    expect(await isGranted(theirs)).toBe(false)
    expect(localStorage.getItem('lock:x')).toMatch(/^other /)
  })

  // An item from the future: the device's clock was put back.
  it.each([
    [0, false],
    [ABANDONED_AFTER - 1, false],
    [ABANDONED_AFTER, true],
    [1 - ABANDONED_AFTER, false],
    [-ABANDONED_AFTER, true],
  ])('that was renewed %d ms ago is free: %s', async (ago, isFree) => {
    theirs(ago)
    expect(await isGranted()).toBe(isFree)
  })

  it('is nobody’s where the item names no holder or no time', async () => {
    for (const item of ['', ' ', 'other', 'other soon', ` ${Date.now()}`]) {
      localStorage.setItem('lock:x', item)
      expect(await isGranted()).toBe(true)
    }
  })

  it('is waited for as long as it takes where nothing ends the waiting', async () => {
    theirs()
    const granted = vi.fn(() => 'mine')
    const result = request('x', {}, granted)
    await vi.advanceTimersByTimeAsync(ABANDONED_AFTER - 1)
    expect(granted).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('mine')
  })

  it('is not waited for any longer once the signal says so, for its reason', async () => {
    theirs()
    const result = request('x', { signal: AbortSignal.abort('enough') }, () => 'mine')
    await Promise.all([expect(result).rejects.toBe('enough'), vi.advanceTimersByTimeAsync(1000)])
    expect(localStorage.getItem('lock:x')).toMatch(/^other /)
  })
})
