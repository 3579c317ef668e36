// @vitest-environment jsdom
// What waits in the browser's storage for a log-in: a place to go, and a comment, which is claimed once: by age, by
// business, and by one of several tabs.
import { aForm } from '@test/builders/entities'
import { aPending, putPending, storedDrafts, storedPending } from '@test/builders/texts'
import { fakeLocks } from '@test/session/fakeLocks'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blankReview } from '@/lib/reviewFields'
import { redirectTimeKey, storageKeys } from '@/lib/storageKeys'
import { SETTLE_WAIT } from '@/session/lock'
import { destinationAfterLogin, readRedirect, rememberRedirect } from '@/storage/redirectAfterLogin'
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
    ['an instant less than an hour ago', 3600 * second - 1, true],
    ['60:00 ago', 3600 * second, false],
    ['a day ahead, before the clock was put back', -86_400 * second, true],
    ['more than a day ahead', -86_401 * second, false],
  ])('takes a comment stored %s only within its hour [WRITE-17, WRITE-18] [L05]', async (_, age, counts) => {
    putPending(comment({ timestamp: now - age }))
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

it('a comment that waits in another tab (Q71) goes with the form that took it over, and with no other', () => {
  const theirs = comment({ browsingSession: 'another' })
  putPending(theirs)
  forgetText(arta)
  expect(storedPending()).toEqual(theirs)
  forgetText({ ...arta, from: { browsingSession: 'another', savedAt: theirs.timestamp } })
  expect(storedPending()).toBeUndefined()
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

describe('the pending redirect', () => {
  it('is a path in local storage, followed once; then the way leads to where the user came from, then home [AUTHENT-06]', () => {
    rememberRedirect('/biznes/b1?faqe=2')
    expect(localStorage.getItem('pendingRedirect')).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin('/profile?faqe=2#fund')).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin('/profile?faqe=2#fund')).toBe('/profile?faqe=2#fund')
    for (const nothing of [undefined, '', 7, {}]) expect(destinationAfterLogin(nothing)).toBe('/')
  })

  it('counts for an hour, so that a later log-in, perhaps somebody else’s, does not follow it; not without its time (Q113)', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    rememberRedirect('/koment/b0')
    vi.setSystemTime(Date.now() + 3_000_000)
    rememberRedirect('/koment/b1')
    vi.setSystemTime(Date.now() + 3_599_999)
    expect(readRedirect()).toBe('/koment/b1')
    const time = localStorage.getItem(redirectTimeKey) ?? ''
    localStorage.removeItem(redirectTimeKey)
    expect(readRedirect()).toBeUndefined()
    localStorage.setItem(redirectTimeKey, time)
    vi.setSystemTime(Date.now() + 1)
    expect(readRedirect()).toBeUndefined()
    expect(destinationAfterLogin('/komentet-e-mia')).toBe('/komentet-e-mia')
    expect(localStorage).toHaveLength(0)
  })
})

describe('the pending comment', () => {
  const comment = aPending({ formData: aForm({ experienceDate: '2026-03-09', orderId: 'A-17' }) })

  const { formData: form, timestamp: now, redirectPath } = comment
  const read = () => readWaiting(now)
  const whole = { form, redirectPath, isOfThisTab: true, author: undefined, isLasting: true }

  it('is JSON in local storage until it is dropped [AUTHENT-07]', () => {
    const key = { businessId: 'b1', author: undefined }
    waitForLogin(key, form, redirectPath, now)
    const stored = JSON.parse(localStorage.getItem('pendingComment') ?? '')
    expect(stored).toEqual({ ...comment, browsingSession: browsingSession() })
    expect(read()).toEqual(whole)
    forgetText(key)
    expect(localStorage.getItem('pendingComment')).toBeNull()
    expect(read()).toBeUndefined()
  })

  const put = (value: unknown) => localStorage.setItem(storageKeys.pendingComment, JSON.stringify(value))

  const broken = [{ businessId: '' }, { businessId: 7 }, { timestamp: '1' }, { timestamp: null }]
  it.each([null, 'x', 42, [comment], {}, ...broken.map((field) => ({ ...comment, ...field }))])(
    'is none when %j is stored',
    (value) => {
      put(value)
      expect(read()).toBeUndefined()
    },
  )

  it.each([undefined, null, 'x', [{ comment: 'x' }], { rating: '3', comment: 1, title: null, orderId: [] }])(
    'has a blank form when its form is %j',
    (formData) => {
      put({ ...comment, formData })
      expect(read()).toStrictEqual({ ...whole, form: blankReview })
    },
  )

  it('has a whole number of stars from 1 to 5, or none [CONST-02]', () => {
    const ratings = [0, 1, 2, 3, 4, 5, 6, 2.5, -1].map((rating) => {
      put({ ...comment, formData: { rating } })
      return read()?.form.rating
    })
    expect(ratings).toEqual([0, 1, 2, 3, 4, 5, 0, 0, 0])
  })

  it('leads to a path of this app and knows its visit, as far as they are told', () => {
    put({ ...comment, redirectPath: '//evil.example', browsingSession: 'v1' })
    expect(read()).toStrictEqual({ ...whole, redirectPath: '/', isOfThisTab: false })
    put({ ...comment, browsingSession: 7, author: '' })
    expect(read()).toStrictEqual(whole)
    put({ ...comment, author: 'u1' })
    expect(read()).toStrictEqual({ ...whole, author: 'u1' })
  })
})
