// @vitest-environment jsdom
// What waits in the browser's storage for a log-in: a place to go and a comment to send.
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { storageKeys } from '@/lib/storageKeys'
import { savePendingReview } from '@/storage/pendingReview'
import { destinationAfterLogin, readRedirect, rememberRedirect } from '@/storage/redirectAfterLogin'
import { discardUnsentText, readPendingReview } from '@/storage/unsentReviews'

describe('the pending redirect', () => {
  it('is a path in local storage, taken once [AUTHENT-06]', () => {
    rememberRedirect('/biznes/b1?faqe=2')
    expect(localStorage.getItem('pendingRedirect')).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin(undefined)).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin(undefined)).toBe('/')
  })

  it('counts for an hour, so that a later log-in, perhaps somebody else’s, does not follow it', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    rememberRedirect('/koment/b1')
    vi.setSystemTime(Date.now() + 3_599_999)
    expect(readRedirect()).toBe('/koment/b1')
    vi.setSystemTime(Date.now() + 1)
    expect(readRedirect()).toBeUndefined()
    expect(destinationAfterLogin('/komentet-e-mia')).toBe('/komentet-e-mia')
    expect(localStorage).toHaveLength(0)
    vi.useRealTimers()
  })
})

describe('the way after a log-in', () => {
  it('leads to the remembered path first, once, then to where the user came from, then home', () => {
    rememberRedirect('/koment/b1')
    expect(destinationAfterLogin('/profile?faqe=2#fund')).toBe('/koment/b1')
    expect(destinationAfterLogin('/profile?faqe=2#fund')).toBe('/profile?faqe=2#fund')
    for (const nothing of [undefined, '', 7, {}]) expect(destinationAfterLogin(nothing)).toBe('/')
  })
})

describe('the pending comment', () => {
  const comment = {
    businessId: 'b1',
    formData: { rating: 4, comment: 'Mirë', title: 'Kafe', experienceDate: '2026-03-09', orderId: 'A-17' },
    timestamp: 1_700_000_000_000,
    redirectPath: '/koment/b1',
  }

  it('is JSON in local storage until it is dropped [AUTHENT-07]', () => {
    savePendingReview(comment)
    expect(JSON.parse(localStorage.getItem('pendingComment') ?? '')).toEqual(comment)
    expect(readPendingReview()).toEqual(comment)
    discardUnsentText({ businessId: 'b1', author: undefined })
    expect(localStorage.getItem('pendingComment')).toBeNull()
    expect(readPendingReview()).toBeUndefined()
  })

  const put = (value: unknown) => localStorage.setItem(storageKeys.pendingComment, JSON.stringify(value))
  const blank = { rating: 0, comment: '', title: '', experienceDate: '', orderId: '' }

  it.each([
    null,
    'x',
    42,
    [comment],
    {},
    { ...comment, businessId: '' },
    { ...comment, businessId: 7 },
    { ...comment, timestamp: '1' },
    { ...comment, timestamp: null },
  ])('is none when %j is stored', (value) => {
    put(value)
    expect(readPendingReview()).toBeUndefined()
  })

  it.each([undefined, null, 'x', [{ comment: 'x' }], { rating: '3', comment: 1, title: null, orderId: [] }])(
    'has a blank form when its form is %j',
    (formData) => {
      put({ ...comment, formData })
      expect(readPendingReview()).toStrictEqual({ ...comment, formData: blank })
    },
  )

  it('has a whole number of stars from 1 to 5, or none [CONST-02]', () => {
    const read = [0, 1, 2, 3, 4, 5, 6, 2.5, -1].map((rating) => {
      put({ ...comment, formData: { rating } })
      return readPendingReview()?.formData.rating
    })
    expect(read).toEqual([0, 1, 2, 3, 4, 5, 0, 0, 0])
  })

  it('leads to a path of this app and knows its visit, as far as they are told', () => {
    put({ ...comment, redirectPath: '//evil.example', browsingSession: 'v1' })
    expect(readPendingReview()).toStrictEqual({ ...comment, redirectPath: '/', browsingSession: 'v1' })
    put({ ...comment, browsingSession: 7, author: '' })
    expect(readPendingReview()).toStrictEqual(comment)
    put({ ...comment, author: 'u1' })
    expect(readPendingReview()).toStrictEqual({ ...comment, author: 'u1' })
  })

  it('counts as absent when it is broken, and never has a wrong field', () => {
    const any = fc.jsonValue()
    const asJson = (value: unknown) => JSON.stringify(value)
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({ businessId: any, formData: any, timestamp: any, redirectPath: any }, { requiredKeys: [] })
        .map(asJson),
    )
    fc.assert(
      fc.property(stored, (text) => {
        localStorage.setItem(storageKeys.pendingComment, text)
        const read = readPendingReview()
        if (!read) return
        expect(read.businessId).not.toBe('')
        expect(Number.isFinite(read.timestamp)).toBe(true)
        expect([0, 1, 2, 3, 4, 5]).toContain(read.formData.rating)
        expect(read.redirectPath.startsWith('/')).toBe(true)
        for (const field of ['comment', 'title', 'experienceDate', 'orderId'] as const) {
          expect(typeof read.formData[field]).toBe('string')
        }
      }),
      { numRuns: 2_000, seed: 20261121 },
    )
  })
})
