// The readers that all others are made of, at their edges.
import { describe, expect, it } from 'vitest'
import type { Business, MessageReply } from '@/api/endpoints/generated/types'
import { messageReply } from '@/api/wire/account'
import { compact, date, type Fields, field, fieldMessages, id, integerFrom, number, text } from '@/api/wire/readers'

describe('readers', () => {
  it('a field that the contract gains does not compile until it is read', () => {
    interface Card {
      _id: string
      openingHours?: string
    }
    // @ts-expect-error An optional field was left out.
    expect(compact<Card>({ _id: 'c1' })).toEqual({ _id: 'c1' })
    expect(compact<Card>({ _id: 'c1', openingHours: undefined })).toStrictEqual({ _id: 'c1' })
    // @ts-expect-error A required field must have a value.
    expect(compact<Card>({ _id: undefined, openingHours: '8-20' })).toStrictEqual({ openingHours: '8-20' })
    // @ts-expect-error The table of replies asks the same of whole replies.
    const reply: Fields<MessageReply & { openingHours?: string }> = messageReply({ openingHours: '8-20' })
    expect(reply).not.toHaveProperty('openingHours')
    // @ts-expect-error A business without its fields is none, however optional they are.
    const business: Fields<Business> = { _id: 'b1', averageRating: 0, reviewCount: 0 }
    expect(business).not.toHaveProperty('photo')
  })

  it('a field is an object’s or a list’s own; nothing else has any (F20-F33)', () => {
    expect(field({ a: 1 }, 'a')).toBe(1)
    expect(field(['x'], '0')).toBe('x')
    for (const raw of [null, undefined, 'abc', 5, () => 1]) expect(field(raw, 'length')).toBeUndefined()
    expect(field({}, 'toString')).toBeUndefined()
  })

  it('an id is any text that leaves a path as it is', () => {
    for (const kept of ['a', '.a', 'a.', '..a', 'a..', '...', '__proto__a', 'a__proto__', ' '])
      expect(id(kept)).toBe(kept.trim() ? kept : undefined)
    for (const dropped of ['.', '..', '__proto__', '', '\ud800', null, Number.NaN, true])
      expect(id(dropped)).toBeUndefined()
    expect(id(7)).toBe('7')
  })

  it('a text has no half characters; an id with one is none, since it would be another one without it', () => {
    expect(text('Rruga e Durrësit 🏠'.slice(0, -1))).toBe('Rruga e Durrësit ')
    expect(text('\uDE00Kafe 😀 \uD83D')).toBe('Kafe 😀 ')
    expect(text('\uD83D')).toBeUndefined()
    expect(id('b\uD83D1')).toBeUndefined()
    expect(id('b😀1')).toBe('b😀1')
  })

  it('numbers may be written as text; blanks are none, and there is no -0', () => {
    expect([number('3.5'), number(3.5), number(' 4 ')]).toEqual([3.5, 3.5, 4])
    for (const none of ['', ' ', 'x', '1e309', Number.NaN, Number.POSITIVE_INFINITY, true, null, [3], {}])
      expect(number(none)).toBeUndefined()
    expect(Object.is(integerFrom(0)(-0), 0)).toBe(true)
    expect([integerFrom(1)(1), integerFrom(1)(0.9), integerFrom(0)(1e300)]).toEqual([1, undefined, 2 ** 53 - 1])
  })

  it('a date is a text that begins with a day of the calendar (F31)', () => {
    for (const kept of ['1900-01-01', '2025-01-02T03:04:05Z', '2999-12-31']) expect(date(kept)).toBe(kept)
    for (const none of ['1899-12-31', '3000-01-01', 'on 2025-01-02', '2025-13-45', ['2025-01-02'], 20250102, null])
      expect(date(none)).toBeUndefined()
  })

  it('messages for fields are texts under their names, and none at all is nothing', () => {
    expect(fieldMessages({ email: 'Jo', name: 5, url: ' ', city: null })).toStrictEqual({ email: 'Jo' })
    expect(fieldMessages(JSON.parse('{"__proto__": "x", "a": "y"}'))).toStrictEqual({ a: 'y' })
    for (const none of [{}, { a: 1 }, ['x'], 'abc', null, undefined, 5, () => 1])
      expect(fieldMessages(none)).toBeUndefined()
  })
})
