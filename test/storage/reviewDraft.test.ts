// @vitest-environment jsdom
// Half-written reviews in the browser's storage, how long the texts that are not sent are kept, and what is left of them
// then (Q86).
import { aForm } from '@test/builders/entities'
import { aPending, type Draft, putDrafts, putPending, storedDrafts } from '@test/builders/texts'
import fc from '@test/fastCheck'
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
  readTextsOf,
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

const at = (businessId: string, author?: string) => ({ businessId, author })
const drafts = (businessId: string) =>
  storedDrafts().flatMap((draft) => (draft.businessId === businessId ? draft.form.comment : []))
const soon = 30
const read = (businessId: string, author?: string) =>
  readText(at(businessId, author), author !== undefined, soon)?.form.comment

describe('a draft', () => {
  it('is kept for each business, the newest in place of the one before', () => {
    expect(keepText(at('b1'), form('një'), 1)).toBe(true)
    keepText(at('b2'), form('dy'), 2)
    keepText(at('b1'), form('tre'), 3)
    expect([read('b1'), read('b2'), read('b3')]).toEqual(['tre', 'dy', undefined])
    forgetText(at('b1'))
    expect([read('b1'), read('b2')]).toEqual([undefined, 'dy'])
    forgetText(at('b2'))
    expect(localStorage.getItem('reviewDrafts')).toBeNull()
  })

  it('of a user is for that user only; a visitor’s is for everybody, and becomes the user’s who goes on with it', () => {
    keepText(at('b1', 'u1'), form('e imja'), 1)
    expect([read('b1', 'u1'), read('b1', 'u2'), read('b1')]).toEqual(['e imja', undefined, undefined])
    keepText(at('b1'), form('e vizitorit'), 2)
    expect([read('b1', 'u1'), read('b1', 'u2'), read('b1')]).toEqual(['e imja', 'e vizitorit', 'e vizitorit'])
    keepText(at('b1', 'u2'), form('vazhdimi'), 3)
    expect([read('b1', 'u1'), read('b1', 'u2'), read('b1')]).toEqual(['e imja', 'vazhdimi', undefined])
    forgetText(at('b1', 'u2'))
    expect(read('b1', 'u1')).toBe('e imja')
  })

  it('displaces none of another business, user or tab: nothing typed goes unsaid', () => {
    for (let count = 0; count < 20; count += 1) keepText(at(`b${count}`, 'u1'), form('x'), count)
    keepText(at('b0', 'u2'), form('tjetër'), 20)
    const here = browsingSession()
    sessionStorage.setItem('browsingSession', 'another')
    keepText(at('b0', 'u1'), form('y'), 21)
    expect([read('b0', 'u1'), read('b0', 'u2'), read('b1', 'u1')]).toEqual(['y', 'tjetër', 'x'])
    // The form that took the other tab's over replaces it, but not what that tab has written since.
    const taken = { ...at('b0', 'u1'), from: { browsingSession: here, savedAt: 0 } }
    keepText({ ...taken, from: { ...taken.from, savedAt: -1 } }, form('z'), 22)
    expect(drafts('b0')).toEqual(['z', 'tjetër', 'x'])
    keepText(taken, form('xy'), 23)
    expect(drafts('b0')).toEqual(['xy', 'tjetër'])
    forgetText(at('b0', 'u1'))
    expect(read('b0', 'u1')).toBeUndefined()
  })

  it('that the storage cannot take leaves the others there, and is kept until the page is reloaded', () => {
    keepText(at('b1'), form('një'), 1)
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    for (const text of ['e gjatë', 'më e gjatë']) {
      expect(keepText(at('b2'), form(text), 2)).toBe(false)
      expect([read('b1'), read('b2')]).toEqual(['një', text])
    }
    const others = localStorage.getItem('reviewDrafts') ?? ''
    expect(others).toContain('një')
    expect(others).not.toContain('e gjatë')
    setItem.mockRestore()
    // Another tab's word is newer.
    localStorage.setItem('reviewDrafts', others.replace('një', 'tre'))
    expect([read('b1'), read('b2')]).toEqual(['tre', undefined])
    expect(keepText(at('b2'), form('dy'), 3)).toBe(true)
  })

  const whole = { businessId: 'b1', author: null, browsingSession: 'v1', form: form('x'), savedAt: 1 }

  const stored = (...changes: object[]) => JSON.stringify(changes.map((change) => ({ ...whole, ...change })))
  it.each([
    '{"broken":',
    '{}',
    'null',
    JSON.stringify([null, 'b1', {}]),
    stored({ businessId: '' }, { businessId: 7 }),
    stored({ author: '' }, { author: 7 }, { author: undefined }),
    stored({ savedAt: '1' }, { savedAt: null }),
  ])('that is none is gone with the next one: %s', (text) => {
    localStorage.setItem('reviewDrafts', text)
    expect(read('b1')).toBeUndefined()
    keepText(at('b2'), form('y'), 2)
    const stored = JSON.parse(localStorage.getItem('reviewDrafts') ?? '')
    expect(stored).toEqual([
      { ...whole, businessId: 'b2', browsingSession: browsingSession(), form: form('y'), savedAt: 2 },
    ])
  })

  it('is not written anew when another one is to be forgotten', () => {
    const text = ` ${JSON.stringify([whole])}`
    localStorage.setItem('reviewDrafts', text)
    forgetText(at('b2'))
    expect(localStorage.getItem('reviewDrafts')).toBe(text)
  })

  it('says in which visit it was written, as far as is known', () => {
    const stored = [
      whole,
      { ...whole, businessId: 'b2', browsingSession: 7 },
      { ...whole, businessId: 'b3', author: 'u1' },
    ]
    localStorage.setItem('reviewDrafts', JSON.stringify(stored))
    const foundBy = (key: ReturnType<typeof at>) => readText(key, true, soon)
    const from = { browsingSession: 'v1', savedAt: 1 }
    expect(foundBy(at('b1'))).toEqual({ form: whole.form, isOwn: false, from })
    expect(foundBy(at('b2'))).toEqual({ form: whole.form, isOwn: false, from: { ...from, browsingSession: '' } })
    expect(foundBy(at('b3', 'u1'))).toEqual({ form: whole.form, isOwn: true, from })
  })

  it('never throws and never has a wrong field, whatever stands in the storage', () => {
    const item = fc.record(
      {
        businessId: fc.constantFrom('b1', '', 7, null),
        author: fc.constantFrom(null, 'u1', '', {}),
        form: fc.jsonValue(),
        savedAt: fc.constantFrom(1, '1', null),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.array(fc.oneof(item, fc.jsonValue())).map((all) => JSON.stringify(all)),
        ),
        (text) => {
          localStorage.setItem('reviewDrafts', text)
          const own = readTextsOf('u1', soon)
          for (const { businessId } of own) expect(businessId).toBe('b1')
          const found = readText(at('b1', 'u1'), true, soon)
          expect(found?.isOwn ?? false).toBe(own.length > 0)
          if (!found) return
          const { rating, ...texts } = found.form
          expect([0, 1, 2, 3, 4, 5]).toContain(rating)
          for (const text of Object.values(texts)) expect(typeof text).toBe('string')
        },
      ),
      { numRuns: 2_000, seed: 20261121 },
    )
  })
})
