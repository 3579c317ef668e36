// @vitest-environment jsdom
// Half-written reviews in the browser's storage.
import { aForm } from '@test/builders/entities'
import { storedDrafts } from '@test/builders/texts'
import fc from '@test/fastCheck'
import { describe, expect, it, vi } from 'vitest'
import { forgetText, keepText, readText, readTextsOf } from '@/storage/reviewTexts'
import { browsingSession } from '@/storage/tabSession'

const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const now = 30
const at = (businessId: string, author?: string) => ({ businessId, author })
const drafts = (businessId: string) =>
  storedDrafts().flatMap((draft) => (draft.businessId === businessId ? draft.form.comment : []))
const read = (businessId: string, author?: string) =>
  readText(at(businessId, author), author !== undefined, now)?.form.comment

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
    const foundBy = (key: ReturnType<typeof at>) => readText(key, true, now)
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
          const own = readTextsOf('u1', now)
          for (const { businessId } of own) expect(businessId).toBe('b1')
          const found = readText(at('b1', 'u1'), true, now)
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
