// @vitest-environment jsdom
// How long the texts that are not sent are kept, and what is left of them then (Q86).
import { aForm } from '@test/builders/entities'
import { aPending, type Draft, putDrafts, putPending, storedDrafts } from '@test/builders/texts'
import { describe, expect, it, vi } from 'vitest'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { forgetOldTexts, noteTold, wasForgotten } from '@/storage/discardedTexts'
import {
  claimText,
  claimTexts,
  forgetText,
  forgetTextsOf,
  keepText,
  readText,
  waitForLogin,
} from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const draft = (age: number, author: string | null = null, businessId = 'b1'): Draft => ({
  businessId,
  author,
  browsingSession: 'v1',
  form: form(`${author} ${age}`),
  savedAt: now - age,
})
const waiting = (age: number, change: object = {}) =>
  aPending({ formData: form('Pret'), timestamp: now - age, browsingSession: browsingSession(), ...change })
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
    putDrafts([draft(age, author)])
    const key = { businessId: 'b1', author: author ?? undefined }
    expect(readText(key, author !== null, now) !== undefined).toBe(isKept)
    forgetOldTexts(now)
    expect(stored('reviewDrafts') !== null).toBe(isKept)
  })

  it('and no other goes with one that is too old', () => {
    const young = [draft(0), draft(2 * hour, 'u1')]
    putDrafts([draft(hour, null, 'b2'), ...young])
    forgetOldTexts(now)
    expect(storedDrafts()).toEqual(young)
  })

  it('without a word to the storage as long as nothing is too old', () => {
    putDrafts([draft(0)])
    putPending(waiting(0))
    const setItem = vi.spyOn(Storage.prototype, 'setItem')
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem')
    forgetOldTexts(now)
    expect([...setItem.mock.calls, ...removeItem.mock.calls]).toEqual([])
  })
})

describe('a review that waits for the log-in', () => {
  it('is discarded from the storage after its hour, if a visitor’s', () => {
    putPending(waiting(hour - 1))
    forgetOldTexts(now)
    expect(stored('pendingComment')).not.toBeNull()
    forgetOldTexts(now + 1)
    expect([stored('pendingComment'), stored('reviewDrafts')]).toEqual([null, null])
  })

  it('goes on as a draft after its hour, if a user’s: nothing sends it, and nobody else sees it', async () => {
    putPending(waiting(hour, { author: 'u1', isDue: true }))
    const key = { businessId: 'b1', author: 'u1' }
    expect(await claimText(key, now, { isOnPage: () => true, isFree: () => true })).toBeUndefined()
    expect(stored('pendingComment')).toBeNull()
    expect(readText(key, true, now)).toMatchObject({ form: form('Pret'), isOwn: true })
    expect(readText({ ...key, author: 'u2' }, true, now)).toBeUndefined()
  })

  it('that is broken is discarded', () => {
    localStorage.setItem('pendingComment', '{"businessId":')
    forgetOldTexts(now)
    expect(stored('pendingComment')).toBeNull()
  })

  it('and is displaced by another one is kept for what is left of its hour', () => {
    putPending(waiting(50 * minute))
    waitForLogin({ businessId: 'b2', author: undefined }, form('Tjetër'), '/koment/b2', now)
    const key = { businessId: 'b1', author: undefined }
    expect(readText(key, false, now + 10 * minute - 1)?.form).toEqual(form('Pret'))
    expect(readText(key, false, now + 10 * minute)).toBeUndefined()
  })

  it('leaves its author’s older draft beside itself', async () => {
    const key = { businessId: 'b1', author: 'u1' }
    keepText(key, form('Më e vjetra'), now - day)
    putPending(waiting(0, { author: 'u1', isDue: true }))
    expect(await claimText(key, now, { isOnPage: () => true, isFree: () => true })).toBeDefined()
    expect(storedDrafts().map((kept) => kept.form.comment)).toEqual(['Pret', 'Më e vjetra'])
    // The form goes on with its own text.
    keepText(key, form('Pret ende'), now)
    expect(storedDrafts().map((kept) => kept.form.comment)).toEqual(['Pret ende', 'Më e vjetra'])
  })
})

describe('of a visitor’s text that was discarded', () => {
  it('is remembered for a day that it was about this business, and nothing of what it said', () => {
    putDrafts([draft(2 * hour), draft(day, null, 'b2'), draft(31 * day, 'u1', 'b3')])
    forgetOldTexts(now)
    expect(['b1', 'b2', 'b3'].map((id) => wasForgotten(id, now))).toEqual([true, false, false])
    expect(stored('discardedTexts')).toBe(JSON.stringify({ b1: now - 2 * hour }))
    expect(wasForgotten('b1', now + 22 * hour - 1)).toBe(true)
    expect(wasForgotten('b1', now + 22 * hour)).toBe(false)
    // Another one beside it, hours later.
    putDrafts([draft(-hour, null, 'b2')])
    forgetOldTexts(now + 2 * hour)
    expect(['b1', 'b2'].map((id) => wasForgotten(id, now + 2 * hour))).toEqual([true, true])
    forgetOldTexts(now + 26 * hour)
    expect(stored('discardedTexts')).toBeNull()
  })

  it('nothing is remembered once an account is deleted here (Q78)', () => {
    putDrafts([draft(2 * hour)])
    forgetOldTexts(now)
    noteTold(now)
    forgetTextsOf('u1')
    expect(['discardedTexts', 'discardedTextsTold'].map(stored)).toEqual([null, null])
  })

  it.each(['{"b1":', 'null', '[]', '{"b1":"x"}', '{"b1":null}'])('nothing is believed that is none: %s', (text) => {
    localStorage.setItem('discardedTexts', text)
    expect(wasForgotten('b1', now)).toBe(false)
  })
})

it('a visitor’s text that is too old becomes nobody’s at a log-in', () => {
  const here = { browsingSession: browsingSession() }
  putDrafts([
    { ...draft(hour), ...here },
    { ...draft(hour - 1, null, 'b2'), ...here },
  ])
  claimTexts('u1', now)
  expect(storedDrafts()).toMatchObject([{ businessId: 'b2', author: 'u1' }])
})

it('asks before the page is left as long as a text is only in it', () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const key = { businessId: 'b1', author: undefined }
  const wait = () => waitForLogin(key, form('Pret'), '/koment/b1', now)
  for (const write of [wait, () => keepText(key, form('Drafti'), now)]) {
    write()
    expect(asks()).toBe(true)
    forgetText(key)
    expect(asks()).toBe(false)
  }
  setItem.mockRestore()
  wait()
  expect(asks()).toBe(false)
})
