// @vitest-environment jsdom
// The stored comment is claimed once: by age, by business, and by one of several tabs.
import { aForm } from '@test/builders/entities'
import { aPending, putPending, storedDrafts, storedPending } from '@test/builders/texts'
import { fakeLocks } from '@test/session/fakeLocks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTLE_WAIT } from '@/session/lock'
import {
  claimText,
  claimTexts,
  forgetText,
  forgetTextsOf,
  keepText,
  readText,
  readWaiting,
  waitForLogin,
} from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

const now = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const comment = (change: Parameters<typeof aPending>[0] = {}) => aPending({ timestamp: now, ...change })
const stored = () => localStorage.getItem('pendingComment')
const arta = { businessId: 'b1', author: 'u1' }
const open = { isOnPage: () => true, isFree: () => true }
const claim = (key: typeof arta | { businessId: string; author: undefined }, at: number, form = open) =>
  claimText(key, at, form)

describe('a claim', () => {
  it.each([
    ['just now', 0, true],
    ['59:59 ago', 3599 * second, true],
    ['an instant less than an hour ago', 3600 * second - 1, true],
    ['60:00 ago', 3600 * second, false],
    ['60:01 ago', 3601 * second, false],
    ['before the clock was put back two minutes', -120 * second, true],
    ['a day ahead', -86_400 * second, true],
    ['more than a day ahead', -86_401 * second, false],
    ['in a far future', Number.NEGATIVE_INFINITY, false],
  ])('takes a comment stored %s only within its hour [WRITE-17, WRITE-18] [L05]', async (_, age, counts) => {
    const timestamp = Number.isFinite(age) ? now - age : Number.MAX_VALUE
    putPending(comment({ timestamp }))
    expect(readWaiting(now) !== undefined).toBe(counts)
    expect(await claim(arta, now)).toEqual(counts ? comment().formData : undefined)
    expect(stored()).toBeNull()
  })

  it('leaves a comment about another business as a draft where it belongs, and drops a broken one [WRITE-18] [L05]', async () => {
    putPending(comment({ businessId: 'b2' }))
    expect(await claim(arta, now)).toBeUndefined()
    expect(stored()).toBeNull()
    expect(readText({ businessId: 'b2', author: 'u1' }, true, now)?.form.comment).toBe(comment().formData.comment)
    localStorage.setItem('pendingComment', '{"businessId":')
    expect(await claim(arta, now)).toBeUndefined()
    expect(stored()).toBeNull()
    expect(await claim(arta, now)).toBeUndefined()
  })

  it.each([
    ['another user wrote', { author: 'u2', isDue: true }],
    ['another tab keeps', { browsingSession: 'another' }],
    ['this user keeps in another tab', { author: 'u1', browsingSession: 'another', isDue: true }],
    ['another user wrote about another business', { author: 'u2', businessId: 'b2', isDue: true }],
    ['a visitor wrote here, where nobody has logged in since', {}],
    ['this user wrote here and has logged in elsewhere since', { author: 'u1' }],
    ['a visitor wrote here about another business', { businessId: 'b2' }],
  ])('leaves untouched what %s, until its hour is over (Q71, Q72)', async (_, change) => {
    putPending(comment({ browsingSession: browsingSession(), ...change }))
    const text = stored()
    expect(await claim(arta, now)).toBeUndefined()
    expect(stored()).toBe(text)
    expect(await claim(arta, now + 3600 * second)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  it('leaves the comment as a draft of its author in the same moment: a reload or another tab finds it [L08]', async () => {
    putPending(comment({ browsingSession: browsingSession(), author: 'u1', isDue: true }))
    expect(await claim(arta, now)).toBeDefined()
    expect(stored()).toBeNull()
    sessionStorage.setItem('browsingSession', 'another')
    expect(readText(arta, true, now)).toMatchObject({ form: comment().formData, isOwn: true })
    expect(readText({ ...arta, author: 'u2' }, true, now)).toBeUndefined()
  })

  it('by a form that holds something else by now leaves both texts', async () => {
    const due = comment({ browsingSession: browsingSession(), author: 'u1', isDue: true })
    const typed = { ...comment().formData, comment: 'E shkruar ndërkohë, ndërsa skeda tjetër ende mbante radhën.' }
    keepText(arta, typed, now)
    putPending(due)
    expect(await claim(arta, now, { ...open, isFree: () => false })).toBeUndefined()
    expect(stored()).toBeNull()
    expect(storedDrafts().map(({ form }) => form)).toEqual([due.formData, typed])
  })

  it('by a form that its user has left takes nothing: the next form sends the comment', async () => {
    putPending(comment())
    expect(await claim(arta, now, { ...open, isOnPage: () => false })).toBeUndefined()
    expect(await claim(arta, now)).toEqual(comment().formData)
  })

  it('is granted once, to whoever asks first', async () => {
    putPending(comment())
    const claims = await Promise.all([claim(arta, now), claim(arta, now)])
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

describe('a claim beside other tabs [L06]', () => {
  let isHeld: () => boolean
  beforeEach(() => {
    vi.useFakeTimers()
    const locks = fakeLocks()
    isHeld = () => locks.isHeld('pending-comment')
  })

  it('gives the lock back at once when there was nothing to take', async () => {
    expect(await claim(arta, now)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect(isHeld()).toBe(false)
  })

  it('holds the lock until its storage has reached them, and hands the comment over before', async () => {
    putPending(comment())
    expect(await claim(arta, now)).toEqual(comment().formData)
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT - 1)
    expect(isHeld()).toBe(true)
    // A tab whose storage does not know yet of the removal.
    localStorage.setItem('pendingComment', JSON.stringify(comment()))
    const late = claim(arta, now)
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
    release = fakeLocks().take('pending-comment')
    answered.mockClear()
    putPending(comment())
    void claim(arta, now).then(answered)
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
    expect(answered).toHaveBeenCalledExactlyOnceWith(comment().formData)
  })
})

describe('a comment that waits in another tab (Q71)', () => {
  it('goes with the form that took it over, and with no other', () => {
    const theirs = comment({ browsingSession: 'another' })
    putPending(theirs)
    forgetText(arta)
    expect(storedPending()).toEqual(theirs)
    forgetText({ ...arta, from: { browsingSession: 'another', savedAt: theirs.timestamp } })
    expect(storedPending()).toBeUndefined()
  })
})

describe('whose text it is (Q72)', () => {
  const here = () => comment({ browsingSession: browsingSession() })

  it('another one’s pending comment becomes their draft where a new one takes its place', () => {
    putPending({ ...here(), author: 'u2' })
    waitForLogin(arta, aForm({ comment: 'e imja' }), '/koment/b1', now)
    expect(storedPending()).toMatchObject({ author: 'u1', formData: { comment: 'e imja' } })
    expect(storedDrafts()).toMatchObject([{ businessId: 'b1', author: 'u2', form: comment().formData }])
  })

  it('one’s own pending comment about the same business is replaced', () => {
    putPending(here())
    waitForLogin(arta, here().formData, '/koment/b1', now)
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('another tab’s stays a visitor’s; a log-in that names nobody keeps it sendable (Q12)', async () => {
    putPending(comment({ browsingSession: 'another' }))
    claimTexts('u1', now)
    expect(storedPending()?.author).toBeUndefined()
    putPending(here())
    claimTexts('authenticated', now)
    expect(await claim({ businessId: 'b1', author: undefined }, now)).toBeDefined()
  })

  it('a deleted account takes its texts along, and leaves those of others (Q78)', () => {
    for (const author of ['u1', 'u2', undefined]) keepText({ businessId: 'b2', author }, here().formData, now)
    keepText({ businessId: 'koment:r1', author: 'u1' }, here().formData, now)
    for (const [author, isLeft] of [
      ['u2', true],
      ['u1', false],
    ] as const) {
      putPending({ ...here(), author })
      forgetTextsOf('u1')
      expect(storedPending() !== undefined).toBe(isLeft)
    }
    expect([...new Set(storedDrafts().map(({ author }) => author))]).toEqual(['u2'])
  })
})
