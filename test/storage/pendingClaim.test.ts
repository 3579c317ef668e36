// @vitest-environment jsdom
// The stored comment is claimed once: by age, by business, and by one of several tabs.
import { aForm } from '@test/builders/entities'
import { fakeLocks } from '@test/session/fakeLocks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SETTLE_WAIT } from '@/session/lock'
import { claimPendingReview as claim, readUnsentText, savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import {
  discardUnsentText,
  isStillPending,
  type PendingReview,
  readPendingReview,
  readReviewDraft,
  saveReviewDraft,
} from '@/storage/unsentReviews'
import { adoptUnsentTexts, forgetUnsentTexts } from '@/storage/unsentTextEvents'

const now = Date.parse('2026-11-21T12:00:00Z')
const second = 1000
const comment = (change: Partial<PendingReview> = {}): PendingReview => ({
  businessId: 'b1',
  formData: aForm({
    comment: 'Djathi ishte i freskët dhe shërbimi i ngrohtë. Pritëm pak, por ia vlejti. Do të kthehemi me fëmijët.',
    title: 'Një mbrëmje e gjatë me djathë të freskët dhe verë të shtëpisë',
  }),
  timestamp: now,
  redirectPath: '/koment/b1',
  ...change,
})
const stored = () => localStorage.getItem('pendingComment')
const arta = { businessId: 'b1', author: 'u1' }
const open = { isOnPage: () => true, isFree: () => true }
const claimPendingReview = (key: typeof arta | { businessId: string; author: undefined }, at: number, form = open) =>
  claim(key, at, form)

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
    savePendingReview(comment({ timestamp }))
    expect(isStillPending(comment({ timestamp }), now)).toBe(counts)
    expect(await claimPendingReview(arta, now)).toEqual(counts ? comment({ timestamp }) : undefined)
    expect(stored()).toBeNull()
  })

  it('leaves a comment about another business as a draft where it belongs, and drops a broken one [WRITE-18] [L05]', async () => {
    savePendingReview(comment({ businessId: 'b2' }))
    expect(await claimPendingReview(arta, now)).toBeUndefined()
    expect(stored()).toBeNull()
    expect(readUnsentText({ businessId: 'b2', author: 'u1' }, true, now)?.form.comment).toBe(comment().formData.comment)
    localStorage.setItem('pendingComment', '{"businessId":')
    expect(await claimPendingReview(arta, now)).toBeUndefined()
    expect(stored()).toBeNull()
    expect(await claimPendingReview(arta, now)).toBeUndefined()
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
    savePendingReview(comment({ browsingSession: browsingSession(), ...change }))
    const text = stored()
    expect(await claimPendingReview(arta, now)).toBeUndefined()
    expect(stored()).toBe(text)
    expect(await claimPendingReview(arta, now + 3600 * second)).toBeUndefined()
    expect(stored()).toBeNull()
  })

  it('leaves the comment as a draft of its author in the same moment: a reload or another tab finds it [L08]', async () => {
    savePendingReview(comment({ browsingSession: browsingSession(), author: 'u1', isDue: true }))
    expect(await claimPendingReview(arta, now)).toBeDefined()
    expect(stored()).toBeNull()
    sessionStorage.setItem('browsingSession', 'another')
    expect(readUnsentText(arta, true, now)).toMatchObject({ form: comment().formData, isOwn: true })
    expect(readUnsentText({ ...arta, author: 'u2' }, true, now)).toBeUndefined()
  })

  it('by a form that holds something else by now leaves both texts', async () => {
    const due = comment({ browsingSession: browsingSession(), author: 'u1', isDue: true })
    const typed = { ...comment().formData, comment: 'E shkruar ndërkohë, ndërsa skeda tjetër ende mbante radhën.' }
    saveReviewDraft(arta, typed, now)
    savePendingReview(due)
    expect(await claimPendingReview(arta, now, { ...open, isFree: () => false })).toBeUndefined()
    expect(stored()).toBeNull()
    const kept = JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]') as { form: object }[]
    expect(kept.map(({ form }) => form)).toEqual([due.formData, typed])
  })

  it('by a form that its user has left takes nothing: the next form sends the comment', async () => {
    savePendingReview(comment())
    expect(await claimPendingReview(arta, now, { ...open, isOnPage: () => false })).toBeUndefined()
    expect(await claimPendingReview(arta, now)).toEqual(comment())
  })

  it('is granted once, to whoever asks first', async () => {
    savePendingReview(comment())
    const claims = await Promise.all([claimPendingReview(arta, now), claimPendingReview(arta, now)])
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
    expect(await claimPendingReview(arta, now)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(0)
    expect(isHeld()).toBe(false)
  })

  it('holds the lock until its storage has reached them, and hands the comment over before', async () => {
    savePendingReview(comment())
    expect(await claimPendingReview(arta, now)).toEqual(comment())
    await vi.advanceTimersByTimeAsync(SETTLE_WAIT - 1)
    expect(isHeld()).toBe(true)
    // A tab whose storage does not know yet of the removal.
    localStorage.setItem('pendingComment', JSON.stringify(comment()))
    const late = claimPendingReview(arta, now)
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
    savePendingReview(comment())
    void claimPendingReview(arta, now).then(answered)
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

describe('a comment that waits in another tab (Q71)', () => {
  it('goes with the form that took it over, and with no other', () => {
    const theirs = comment({ browsingSession: 'another' })
    savePendingReview(theirs)
    discardUnsentText(arta)
    expect(readPendingReview()).toEqual(theirs)
    discardUnsentText({ ...arta, from: { browsingSession: 'another', savedAt: theirs.timestamp } })
    expect(readPendingReview()).toBeUndefined()
  })
})

describe('whose text it is (Q72)', () => {
  const here = () => comment({ browsingSession: browsingSession() })

  it('another one’s pending comment becomes their draft where a new one takes its place', () => {
    savePendingReview({ ...here(), author: 'u2' })
    savePendingReview({ ...here(), author: 'u1', formData: { ...here().formData, comment: 'e imja' } })
    expect(readPendingReview()).toMatchObject({ author: 'u1', formData: { comment: 'e imja' } })
    expect(readReviewDraft({ businessId: 'b1', author: 'u2' })?.form.comment).toBe(comment().formData.comment)
    expect(readReviewDraft(arta)).toBeUndefined()
  })

  it('one’s own pending comment about the same business is replaced', () => {
    savePendingReview(here())
    savePendingReview({ ...here(), author: 'u1' })
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('another tab’s stays a visitor’s; a log-in that names nobody keeps it sendable (Q12)', async () => {
    savePendingReview(comment({ browsingSession: 'another' }))
    adoptUnsentTexts('u1', now)
    expect(readPendingReview()?.author).toBeUndefined()
    savePendingReview(here())
    adoptUnsentTexts('authenticated', now)
    expect(await claimPendingReview({ businessId: 'b1', author: undefined }, now)).toBeDefined()
  })

  it('a deleted account takes its texts along, and leaves those of others (Q78)', () => {
    for (const author of ['u1', 'u2', undefined]) saveReviewDraft({ businessId: 'b2', author }, here().formData, now)
    saveReviewDraft({ businessId: 'koment:r1', author: 'u1' }, here().formData, now)
    for (const [author, isLeft] of [
      ['u2', true],
      ['u1', false],
    ] as const) {
      savePendingReview({ ...here(), author })
      forgetUnsentTexts('u1')
      expect(readPendingReview() !== undefined).toBe(isLeft)
    }
    const left = JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]') as { author: string }[]
    expect([...new Set(left.map(({ author }) => author))]).toEqual(['u2'])
  })
})
