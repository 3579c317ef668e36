// The stored comment is claimed once: by age, by business, and by one of several tabs.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTLE_WAIT } from '@/session/lock'
import { browsingSession } from '@/storage/tabSession'
import {
  claimPendingReview,
  isOfThisVisit,
  isStillPending,
  type PendingReview,
  savePendingReview,
} from '@/storage/unsentReviews'

const now = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const comment = (change: Partial<PendingReview> = {}): PendingReview => ({
  businessId: 'b1',
  formData: { rating: 4, comment: 'Mirë', title: 'Kafe', experienceDate: '', orderId: '' },
  timestamp: now,
  redirectPath: '/koment/b1',
  ...change,
})
const stored = () => localStorage.getItem('pendingComment')

describe('a claim', () => {
  it.each([
    ['just now', 0, true],
    ['59:59 ago', 3599 * second, true],
    ['60:00 ago', 3600 * second, false],
    ['60:01 ago', 3601 * second, false],
    ['on a clock that went back a moment', -5 * second, true],
    ['in the future', -3600 * second, false],
    ['in a far future', Number.NEGATIVE_INFINITY, false],
  ])('of a comment stored %s [WRITE-17, WRITE-18] [L05]', async (_, age, counts) => {
    const timestamp = Number.isFinite(age) ? now - age : Number.MAX_VALUE
    savePendingReview(comment({ timestamp }))
    expect(isStillPending(comment({ timestamp }), now)).toBe(counts)
    expect(await claimPendingReview('b1', now)).toEqual(counts ? comment({ timestamp }) : undefined)
    expect(stored()).toBeNull()
  })

  it('removes what is of another business, or broken [WRITE-18] [L05]', async () => {
    savePendingReview(comment({ businessId: 'b2' }))
    expect(await claimPendingReview('b1', now)).toBeUndefined()
    expect(stored()).toBeNull()
    localStorage.setItem('pendingComment', '{"businessId":')
    expect(await claimPendingReview('b1', now)).toBeUndefined()
    expect(stored()).toBeNull()
    expect(await claimPendingReview('b1', now)).toBeUndefined()
  })

  it('is granted once, to whoever asks first', async () => {
    savePendingReview(comment())
    const claims = await Promise.all([claimPendingReview('b1', now), claimPendingReview('b1', now)])
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

describe('with other tabs [L06]', () => {
  /** One lock for all tabs, in the order they ask. */
  let held: Promise<unknown> | undefined

  beforeEach(() => {
    held = undefined
    vi.useFakeTimers()
    const request = (
      _name: string,
      { ifAvailable }: { ifAvailable?: boolean },
      granted: (lock: object | null) => Promise<unknown>,
    ) => {
      if (held && ifAvailable) return granted(null)
      const turn = (held ?? Promise.resolve()).then(() => granted({}))
      held = turn.finally(() => {
        held = undefined
      })
      return turn
    }
    vi.stubGlobal('navigator', { locks: { request } })
  })

  it('gives the lock back at once when there was nothing to take', async () => {
    expect(await claimPendingReview('b1', now)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect(held).toBeUndefined()
  })

  it('holds the lock until its storage has reached them, and hands the comment over before', async () => {
    savePendingReview(comment())
    expect(await claimPendingReview('b1', now)).toEqual(comment())
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT - 1)
    expect(held).toBeDefined()
    // A tab whose storage does not know yet of the removal.
    localStorage.setItem('pendingComment', JSON.stringify(comment()))
    const late = claimPendingReview('b1', now)
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT)
    localStorage.removeItem('pendingComment')
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT)
    expect(await late).toBeUndefined()
  })
})

describe('a tab that has to wait for another one', () => {
  let release: () => void
  const answered = vi.fn()

  beforeEach(async () => {
    vi.useFakeTimers()
    const isFree = new Promise<void>((resolve) => {
      release = resolve
    })
    type Granted = (lock: object | null) => unknown
    const request = async (name: string, { signal }: { signal?: AbortSignal }, granted: Granted) => {
      expect(name).toBe('pending-comment')
      if (!signal) return granted(null)
      await isFree
      return granted({})
    }
    vi.stubGlobal('navigator', { locks: { request } })
    answered.mockClear()
    savePendingReview(comment())
    void claimPendingReview('b1', now).then(answered)
    await vi.advanceTimersByTimeAsync(100)
    expect(answered).not.toHaveBeenCalled()
  })

  it('knows that nothing is left as soon as it is its turn', async () => {
    localStorage.removeItem('pendingComment')
    release()
    await vi.advanceTimersByTimeAsync(0)
    expect(answered).toHaveBeenCalledExactlyOnceWith(undefined)
  })

  it('takes what the other one has left, once it cannot be old news any more', async () => {
    release()
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT)
    expect(answered).toHaveBeenCalledExactlyOnceWith(comment())
  })
})

describe('the browsing session (Q48)', () => {
  it('has one id, and another one after the tab was closed', () => {
    const id = browsingSession()
    expect(id).not.toBe('')
    expect(browsingSession()).toBe(id)
    expect(sessionStorage.getItem('browsingSession')).toBe(id)
    sessionStorage.setItem('browsingSession', 'another tab')
    expect(browsingSession()).toBe('another tab')
  })

  it('owns what was written in it, and what says nothing of it', () => {
    expect(isOfThisVisit(comment({ browsingSession: browsingSession() }))).toBe(true)
    expect(isOfThisVisit(comment())).toBe(true)
    expect(isOfThisVisit(comment({ browsingSession: 'another' }))).toBe(false)
  })

  it('stays the same where the browser keeps nothing', () => {
    for (const name of ['getItem', 'setItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
    }
    expect(browsingSession()).toBe(browsingSession())
  })
})
