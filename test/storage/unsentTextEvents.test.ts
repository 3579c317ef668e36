// @vitest-environment jsdom
// How long the texts that are not sent are kept, and what is left of them then (Q86).
import { aForm } from '@test/builders/entities'
import { describe, expect, it, vi } from 'vitest'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { claimPendingReview, readUnsentText, savePendingReview } from '@/storage/pendingReview'
import { browsingSession } from '@/storage/tabSession'
import { type ReviewDraft, readDrafts, saveReviewDraft, writeDrafts, writePending } from '@/storage/unsentReviews'
import { adoptUnsentTexts, discardOldTexts, forgetUnsentTexts, wasDiscarded } from '@/storage/unsentTextEvents'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const draft = (age: number, author: string | null = null, businessId = 'b1'): ReviewDraft => ({
  businessId,
  author,
  browsingSession: 'v1',
  form: form(`${author} ${age}`),
  savedAt: now - age,
})
const waiting = (age: number, change: object = {}) => ({
  businessId: 'b1',
  formData: form('Pret'),
  timestamp: now - age,
  redirectPath: '/koment/b1',
  browsingSession: browsingSession(),
  ...change,
})
const stored = (key: string) => localStorage.getItem(key)

describe('a draft is kept', () => {
  it.each<[string, string | null, number, boolean]>([
    ['a visitor’s for an hour from its last change', null, hour - 1, true],
    ['a visitor’s no longer', null, hour, false],
    ['a visitor’s from before the clock was put back', null, -day, true],
    ['a visitor’s of a far future no longer', null, -day - 1, false],
    ['that of a log-in which named nobody for an hour, too', PLACEHOLDER_USER_ID, hour, false],
    ['a user’s for thirty days', 'u1', 30 * day - 1, true],
    ['a user’s no longer', 'u1', 30 * day, false],
    ['a user’s whatever a clock that was put back says', 'u1', -400 * day, true],
  ])('%s', (_, author, age, isKept) => {
    writeDrafts([draft(age, author)])
    const key = { businessId: 'b1', author: author ?? undefined }
    expect(readUnsentText(key, author !== null, now) !== undefined).toBe(isKept)
    discardOldTexts(now)
    expect(stored('reviewDrafts') !== null).toBe(isKept)
  })

  it('and no other goes with one that is too old', () => {
    const young = [draft(0), draft(2 * hour, 'u1')]
    writeDrafts([draft(hour, null, 'b2'), ...young])
    discardOldTexts(now)
    expect(readDrafts()).toEqual(young)
  })

  it('without a word to the storage as long as nothing is too old', () => {
    writeDrafts([draft(0)])
    savePendingReview(waiting(0))
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem')
    discardOldTexts(now)
    expect([...setItem.mock.calls, ...removeItem.mock.calls]).toEqual([])
  })
})

describe('a review that waits for the log-in', () => {
  it('is discarded from the storage after its hour, if a visitor’s', () => {
    writePending(waiting(hour - 1))
    discardOldTexts(now)
    expect(stored('pendingComment')).not.toBeNull()
    discardOldTexts(now + 1)
    expect([stored('pendingComment'), stored('reviewDrafts')]).toEqual([null, null])
  })

  it('goes on as a draft after its hour, if a user’s: nothing sends it, and nobody else sees it', async () => {
    writePending(waiting(hour, { author: 'u1', isDue: true }))
    const key = { businessId: 'b1', author: 'u1' }
    expect(await claimPendingReview(key, now, { isOnPage: () => true, isFree: () => true })).toBeUndefined()
    expect(stored('pendingComment')).toBeNull()
    expect(readUnsentText(key, true, now)).toMatchObject({ form: form('Pret'), isOwn: true })
    expect(readUnsentText({ ...key, author: 'u2' }, true, now)).toBeUndefined()
  })

  it('that is broken is discarded', () => {
    localStorage.setItem('pendingComment', '{"businessId":')
    discardOldTexts(now)
    expect(stored('pendingComment')).toBeNull()
  })

  it('and is displaced by another one is kept for what is left of its hour', () => {
    writePending(waiting(50 * minute))
    savePendingReview(waiting(0, { businessId: 'b2' }))
    const key = { businessId: 'b1', author: undefined }
    expect(readUnsentText(key, false, now + 10 * minute - 1)?.form).toEqual(form('Pret'))
    expect(readUnsentText(key, false, now + 10 * minute)).toBeUndefined()
  })

  it('leaves its author’s older draft beside itself', async () => {
    const key = { businessId: 'b1', author: 'u1' }
    saveReviewDraft(key, form('Më e vjetra'), now - day)
    writePending(waiting(0, { author: 'u1', isDue: true }))
    expect(await claimPendingReview(key, now, { isOnPage: () => true, isFree: () => true })).toBeDefined()
    expect(readDrafts().map((kept) => kept.form.comment)).toEqual(['Pret', 'Më e vjetra'])
    // The form goes on with its own text.
    saveReviewDraft(key, form('Pret ende'), now)
    expect(readDrafts().map((kept) => kept.form.comment)).toEqual(['Pret ende', 'Më e vjetra'])
  })
})

describe('of a visitor’s text that was discarded', () => {
  it('is remembered for a day that it was about this business, and nothing of what it said', () => {
    writeDrafts([draft(2 * hour), draft(day, null, 'b2'), draft(31 * day, 'u1', 'b3')])
    discardOldTexts(now)
    expect(['b1', 'b2', 'b3'].map((id) => wasDiscarded(id, now))).toEqual([true, false, false])
    expect(stored('discardedTexts')).toBe(JSON.stringify({ b1: now - 2 * hour }))
    expect(wasDiscarded('b1', now + 22 * hour - 1)).toBe(true)
    expect(wasDiscarded('b1', now + 22 * hour)).toBe(false)
    discardOldTexts(now + 22 * hour)
    expect(stored('discardedTexts')).toBeNull()
  })

  it('nothing is remembered once an account is deleted here (Q78)', () => {
    writeDrafts([draft(2 * hour)])
    discardOldTexts(now)
    forgetUnsentTexts('u1')
    expect(stored('discardedTexts')).toBeNull()
  })

  it.each(['{"b1":', 'null', '[]', '{"b1":"x"}', '{"b1":null}'])('nothing is believed that is none: %s', (text) => {
    localStorage.setItem('discardedTexts', text)
    expect(wasDiscarded('b1', now)).toBe(false)
  })
})

it('a visitor’s text that is too old becomes nobody’s at a log-in', () => {
  const here = { browsingSession: browsingSession() }
  writeDrafts([
    { ...draft(hour), ...here },
    { ...draft(hour - 1, null, 'b2'), ...here },
  ])
  adoptUnsentTexts('u1', now)
  expect(readDrafts()).toMatchObject([{ businessId: 'b2', author: 'u1' }])
})

it('asks before the page is left as long as a text is only in it', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const write of [() => writePending(waiting(0)), () => writeDrafts([draft(0)])]) {
    write()
    expect(asks()).toBe(true)
    writePending(null)
    writeDrafts([])
    expect(asks()).toBe(false)
  }
  setItem.mockRestore()
  writePending(waiting(0))
  expect(asks()).toBe(false)
})
