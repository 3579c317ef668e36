// @vitest-environment jsdom
// What waits in the browser's storage for a log-in: a place to go and a comment to send.
import { aForm } from '@test/builders/entities'
import { aPending } from '@test/builders/texts'
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { blankReview } from '@/lib/reviewFields'
import { redirectTimeKey, storageKeys } from '@/lib/storageKeys'
import { destinationAfterLogin, readRedirect, rememberRedirect } from '@/storage/redirectAfterLogin'
import { forgetText, readWaiting, waitForLogin } from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

describe('the pending redirect', () => {
  it('is a path in local storage, taken once [AUTHENT-06]', () => {
    rememberRedirect('/biznes/b1?faqe=2')
    expect(localStorage.getItem('pendingRedirect')).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin(undefined)).toBe('/biznes/b1?faqe=2')
    expect(destinationAfterLogin(undefined)).toBe('/')
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
    expect(read()).toBeUndefined()
  })

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

  it('counts as absent when it is broken, and never has a wrong field', () => {
    const any = fc.jsonValue()
    const asJson = (value: unknown) => JSON.stringify(value)
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            businessId: fc.oneof(any, fc.constant('b1')),
            formData: any,
            timestamp: fc.oneof(any, fc.constant(now)),
            redirectPath: any,
          },
          { requiredKeys: [] },
        )
        .map(asJson),
    )
    fc.assert(
      fc.property(stored, (text) => {
        localStorage.setItem(storageKeys.pendingComment, text)
        const found = read()
        if (!found) return
        const { rating, ...texts } = found.form
        expect([0, 1, 2, 3, 4, 5]).toContain(rating)
        expect(found.redirectPath.startsWith('/')).toBe(true)
        for (const text of Object.values(texts)) expect(typeof text).toBe('string')
      }),
      { numRuns: 2_000, seed: 20261121 },
    )
  })
})
