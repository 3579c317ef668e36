// @vitest-environment jsdom
// Which text a form opens with, and whether it goes to the server without a press.
import { describe, expect, it, vi } from 'vitest'
import { findLeftReview, isSentItself, keepAsDraft, readUnsentText, savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import { type PendingReview, readReviewDraft, saveReviewDraft, writeDrafts } from '@/storage/unsentReviews'

const now = Date.parse('2026-11-21T12:00:00Z')
const form = (comment: string) => ({ rating: 4, comment, title: 'Kafe', experienceDate: '', orderId: '' })
const waiting = (change: Partial<PendingReview> = {}): PendingReview => ({
  businessId: 'b1',
  formData: form('Pret'),
  timestamp: now,
  redirectPath: '/koment/b1',
  ...change,
})
const visitor = { businessId: 'b1', author: undefined }
const arta = { businessId: 'b1', author: 'u1' }

describe('after the log-in', () => {
  it.each([
    ['is sent by itself when its author is signed in', { author: 'u1', browsingSession: 'v1' }, true],
    ['is sent by itself when its author is known, but not its tab', { author: 'u1' }, true],
    ['is sent by itself when nothing tells in which tab it was written', {}, true],
    ['waits for a press when a visitor wrote it and has not become a user', { browsingSession: 'v1' }, false],
  ])('a review %s', (_, written, isSent) => expect(isSentItself(waiting(written))).toBe(isSent))
})

describe('the form', () => {
  it('opens empty when nothing was typed', () => {
    expect(readUnsentText(visitor, false)).toBeUndefined()
    expect(readUnsentText(arta, true)).toBeUndefined()
  })

  it('shows a visitor the review that waits for the log-in, before any draft', () => {
    saveReviewDraft(visitor, form('Drafti'), now)
    savePendingReview(waiting({ browsingSession: browsingSession() }))
    expect(readUnsentText(visitor, false)).toEqual({ form: form('Pret'), isOwn: true, from: undefined })
  })

  it('shows a signed-in user the draft: what waits is about to be sent', () => {
    saveReviewDraft(arta, form('Drafti'), now)
    savePendingReview(waiting({ browsingSession: browsingSession(), author: 'u1' }))
    expect(readUnsentText(arta, true)?.form).toEqual(form('Drafti'))
  })

  it.each([
    ['another business', { businessId: 'b2' }],
    ['another user', { author: 'u2' }],
    ['another tab', { browsingSession: 'another' }],
  ])('does not show what waits for %s', (_, change) => {
    savePendingReview(waiting({ browsingSession: browsingSession(), ...change }))
    expect(readUnsentText(visitor, false)).toBeUndefined()
  })

  it.each([
    ['a user’s draft is theirs in every tab', 'u1', 'another', true],
    ['a visitor’s draft of this tab is the reader’s', null, 'this', true],
    ['a visitor’s draft of another tab may be somebody else’s', null, 'another', false],
  ])('tells whose text it shows: %s', (_, author, written, isOwn) => {
    sessionStorage.setItem('browsingSession', 'this')
    writeDrafts([{ businessId: 'b1', author, browsingSession: written, form: form('Drafti'), savedAt: now }])
    expect(readUnsentText(arta, true)).toEqual({ form: form('Drafti'), isOwn, from: written })
  })
})

describe('a review that is not sent after all', () => {
  it('becomes a draft with all that is known of it, before the older ones', () => {
    saveReviewDraft({ businessId: 'b2', author: 'u1' }, form('Më parë'), now - 1)
    keepAsDraft(waiting({ author: 'u1', browsingSession: 'v1' }))
    const kept = { ...arta, browsingSession: 'v1', form: form('Pret'), savedAt: now }
    expect(JSON.parse(localStorage.getItem('reviewDrafts') ?? '')).toMatchObject([kept, { businessId: 'b2' }])
  })

  it('of an unknown tab becomes a draft of no tab, which may be somebody else’s', () => {
    keepAsDraft(waiting())
    expect(readReviewDraft(visitor)).toMatchObject({ author: null, browsingSession: '' })
    expect(readUnsentText(visitor, false)).toMatchObject({ isOwn: false, from: '' })
  })
})

describe('what a closed tab has left', () => {
  const left = () => findLeftReview(visitor, now)

  it('is nothing when no review waits', async () => expect(await left()).toBeUndefined())

  it('is what waits for another tab, not for this one', async () => {
    savePendingReview(waiting({ browsingSession: 'another' }))
    expect(await left()).toEqual({ form: form('Pret'), isOwn: false, from: 'another' })
    savePendingReview(waiting({ browsingSession: browsingSession() }))
    expect(await left()).toBeUndefined()
  })

  it('is no review that does not name its tab, and no tab is asked for', async () => {
    savePendingReview(waiting())
    const request = vi.fn()
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await left()).toBeUndefined()
    expect(request).not.toHaveBeenCalled()
  })
})
