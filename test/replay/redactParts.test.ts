// The parts of redaction one by one: addresses, request keys, errors, numbers, fields; all together: planted.test.ts.
import { beforeEach, describe, expect, it } from 'vitest'
import { safeAddress, safeFailure, safeRequestKey } from '@/replay/redact/parts'
import { makeRedactor } from '@/replay/redact/redact'
import { counting } from './logs'

/** Stars for texts, brackets for things, braces with the policy for values. */
const replace = {
  thing: (id: string) => `[${id}]`,
  text: (text: string) => text.replace(/\S/g, '*'),
  value: (value: unknown, policy: unknown) => (typeof policy === 'string' ? `{${value}}` : value),
}

const id = (text: string) => encodeURIComponent(`[${text}]`)

it.each([
  ...['/', '/FAQ/', '/faq', '/faq?', '/faq#', '/faq?rendit=newest', ''].map((address) => [address, address]),
  ['/biznes/b1', `/biznes/${id('b1')}`],
  ['/biznes/kafe%20drini', `/biznes/${id('kafe drini')}`],
  ['/arta', `/${id('arta')}`],
  ['faq', id('faq')],
  ['/biznes/%E0%A4%A', '/biznes/%%********'],
  ['/faq?kategoria=c1&kerko=a', '/faq?kategoria=%7Bc1%7D&kerko=%7Ba%7D'],
  ['/faq?token=abc', '/faq?*****=***'],
  ['/faq?toString=abc', '/faq?********=***'],
  ['/faq#arta', '/faq#****'],
])('an address: %s is shown as %s', (address, shown) => expect(safeAddress(address, replace)).toBe(shown))

const withStars = { ...replace, value: (_: unknown, policy: unknown) => ({ id: (policy as { id: string }).id }) }
const stays = ['q1', 'getBusiness', '({"id":"b1"})', 'getBusiness({"id":"b1"}', 'listCategories(undefined)', '']

it.each<[key: string, shown: string]>([
  // The arguments, by their marks in the contract.
  ['getBusiness({"id":"b1"})', 'getBusiness({"id":"thing"})'],
  // What has none stays; what is none of ours is a text.
  ...stays.map((key): [string, string] => [key, key]),
  ['none(undefined)', '***************'],
  ['toString(undefined)', '*******************'],
])('a request key: %s has its arguments as they are replaced: %s', (key, shown) =>
  expect(safeRequestKey(key, withStars)).toBe(shown),
)

describe('the text of an error', () => {
  const safe = (text: string) => safeFailure(text, replace)

  it.each([
    ['    at f (https://a.example/assets/a-1.js:1:2)', '    at f (/assets/a-1.js:1:2)'],
    ['at new P.f [as x] (http://localhost:5/src/a/P.tsx?t=1:10:20)', '    at new P.f [as x] (/src/a/P.tsx:10:20)'],
    ['f@https://a.example/base/assets/a.mjs:1:2', '    at f (/assets/a.mjs:1:2)'],
    ['    at https://a.example/assets/a.js:1:2', '    at ? (/assets/a.js:1:2)'],
    ['    at f (/deep/folder/node_modules/@a/b.cjs:1:2)', '    at f (/node_modules/@a/b.cjs:1:2)'],
    // A message of each of the three engines.
    ...[
      "NotFoundError: Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node.",
      'NotFoundError: The object can not be found here.',
      "TypeError: can't access property, undefined is not an object",
      'ChunkLoadError: Importing a module script failed.',
    ].map((message) => [message, message]),
  ])('keeps the place in our code, or the words of a browser: %s', (line, shown) => expect(safe(line)).toBe(shown))

  it.each([
    'at f (https://a.example/arta/a.js:1:2)',
    'at f (https://a.example/assets/a.png:1:2)',
    'x at f (https://a.example/assets/arta.js:1:2) y',
  ])('keeps no place of another kind: %s', (line) => expect(safe(line)).not.toMatch(/example|arta/))

  it('keeps the words of browsers in any case, and every sign, line by line', () => {
    expect(safe('TypeError: Arta is NOT a "function" (7)\nUnexpected Ёж')).toBe(
      'TypeError: **** is NOT a "function" (*)\nUnexpected **',
    )
    expect(safe('functions, isnt')).toBe('*********, ****')
    expect(makeRedactor(counting()).failure('Zamira is')).toBe('Abcdef is')
  })
})

describe('a value', () => {
  let { value } = makeRedactor(counting(3))
  beforeEach(() => {
    value = makeRedactor(counting(3)).value
  })
  const kept = (given: unknown, policy: Parameters<typeof value>[1]) => Object.is(value(given, policy), given)

  it('that is one of the words stays, any other text does not become one', () => {
    expect(value('newest', ['newest', 'oldest'])).toBe('newest')
    expect(value('', ['newest'])).toBe('')
    expect(value('arta', ['newest'])).toMatch(/^~(?!arta)\w{4}$/)
  })

  it('that is a number or no text stays, unless it is long and whole', () => {
    for (const one of [7, 99_999, 100_000.5, Number.NaN, true, null, undefined, 7n])
      expect([one, kept(one, 'always')]).toEqual([one, true])
    const phone = 355_691_234_567
    for (const number of [100_000, -100_000, phone, -phone]) expect(kept(number, 'always')).toBe(false)
    expect([kept(phone, 'own'), kept(phone, 'never')]).toEqual([true, true])
    expect(value(phone, 'always')).toBe(value(phone, 'always'))
    expect(String(value(phone, 'always'))).toMatch(/^\d{11,12}$/)
    expect(String(value(-phone, 'always'))).toMatch(/^7\d{12}$/)
  })

  it('that is a moment goes by the clock of the log, but for none at all', () => {
    const at = Date.UTC(2026, 10, 21, 12)
    const shown = Number(value(at, 'time'))
    expect(shown).not.toBe(at)
    expect([value(at + 9, 'time'), value(0, 'time')]).toEqual([shown + 9, 0])
    expect(value(new Date(at), 'always')).toEqual(new Date(shown))
  })

  it('by the word of its policy: ids, tags, lists and names in code', () => {
    for (const policy of ['thing', 'person'] as const) expect(value('', policy)).toBe('')
    for (const tag of ['LIST', 'OWN', '__internal_without_id'])
      expect([value(tag, 'thingTag'), value(tag, 'personTag')]).toEqual([tag, tag])
    const shown = [
      ['b1', 'person', '«user:1»'],
      ['b1,b2', 'thingList', '«id:1»,«id:2»'],
      ['b1', 'personTag', '«user:1»'],
      ['MYLIST', 'thingTag', '«id:3»'],
      ['LISTS', 'thingTag', '«id:4»'],
      ['form/b1', 'viewKey', 'form/«id:1»'],
      ['form/koment:b1', 'viewKey', 'form/koment:«id:1»'],
      ['form', 'viewKey', 'form'],
      ['title', 'fieldName', 'title'],
      ['/biznes/b1', 'path', `/biznes/${encodeURIComponent('«id:1»')}`],
      ['getBusiness({"id":"b1"})', 'request', 'getBusiness({"id":"«id:1»"})'],
    ] as const
    for (const [text, policy, as] of shown) expect(value(text, policy)).toBe(as)
    expect(value('form/zamira\nh', 'viewKey')).toMatch(/^form\/«id:\d+»$/)
    expect(value('arta', 'fieldName')).not.toBe('arta')
    expect(value('/biznes/b1?kategoria=b1', 'address')).toMatch(/^\/biznes\/.*\?kategoria=/)
  })

  it('keeps the names of its fields where they are code, else not', () => {
    const names = (policy: Parameters<typeof value>[1]) =>
      Object.keys(value({ title: 'a', arta: 'b' }, policy) as object)
    for (const policy of ['always', { '*': 'never' }] as const)
      expect(names(policy)).toEqual(['title', expect.not.stringMatching('arta')])
    expect(names({ other: 'never' })).toEqual(['title', 'arta'])
    expect(value({ b1: 'b1' }, { '#': 'thing', '*': 'never' })).toEqual({ '«id:1»': 'b1' })
    expect(value({ toString: 'arta' }, {})).not.toEqual({ toString: 'arta' })
  })

  it('is the same object where nothing is replaced, and the same copy each time', () => {
    const plain = { a: [1, { b: true }], c: 'x' }
    expect(value(plain, { a: { b: 'never' }, c: 'never' })).toBe(plain)
    const mixed = { keep: { title: 1 }, texts: ['arta', 1], after: 2 }
    const policy = { keep: 'always', texts: 'always', after: 'never' } as const
    const copy = value(mixed, policy) as typeof mixed
    expect(copy).toEqual({ keep: { title: 1 }, texts: [expect.not.stringMatching('arta'), 1], after: 2 })
    expect(copy.keep).toBe(mixed.keep)
    expect(value(mixed, policy)).toBe(copy)
  })

  it('may depend on its neighbours', () => {
    const id = ({ type }: Readonly<Record<string, unknown>>) => (type === 7 ? 'never' : 'always')
    const shown = [7, 8].map((type) => value({ type, id: 'arta' }, { type: 'never', id }))
    expect(shown).toEqual([
      { type: 7, id: 'arta' },
      { type: 8, id: expect.not.stringMatching('arta') },
    ])
  })
})

describe('what is one’s own', () => {
  const business = { _id: 'b1', name: 'Kafe Drini', averageRating: 4 }
  const policy = { _id: 'thing', name: 'own', averageRating: 'never' } as const
  const listed = {
    type: 'api/executeQuery/fulfilled',
    payload: { data: business },
    meta: { requestId: 'q1', arg: { endpointName: 'getBusiness' } },
  }
  const taught = (...values: unknown[]) => {
    const redactor = makeRedactor(counting(3))
    for (const value of values) redactor.learn(value)
    return redactor
  }

  it('is public in a thing that a page has named, and hidden in any other, or in none', () => {
    const redactor = taught(listed)
    expect(redactor.value(business, policy)).toBe(business)
    for (const other of [{ ...business, _id: 'b2' }, { name: 'Kafe Drini' }])
      expect(redactor.value(other, policy)).not.toMatchObject({ name: 'Kafe Drini' })
    const named = (id: unknown) => redactor.value({ id, name: 'Kafe' }, { id: 'thing', name: 'own' })
    expect(named('b1')).toEqual({ id: 'b1', name: 'Kafe' })
    for (const other of ['b2', 7]) expect(named(other)).not.toMatchObject({ name: 'Kafe' })
  })

  it('is hidden in a public thing, too, where it is the name of who is signed in', () => {
    const redactor = taught(listed, { type: 'auth/SET_USER', payload: { _id: 'x', name: 'KAFE DRINI' } })
    expect(redactor.value(business, policy)).not.toMatchObject({ name: 'Kafe Drini' })
  })

  it('goes by the marks of its table, not by ids that it does not mention', () => {
    const redactor = taught(listed, { type: 'auth/SET_USER', payload: { _id: 'u1' } })
    const counted = { ...policy, place: { id: 'never', name: 'own' } } as const
    const place = { id: 'x', name: 'Sheshi' }
    expect(redactor.value({ ...business, place }, counted)).toMatchObject({ place })
    const mine = { _id: 'u1', id: 'b1', name: 'Sheshi' }
    expect(redactor.value(mine, { id: 'thing', name: 'own' })).toMatchObject({ id: 'b1', name: 'Sheshi' })
  })

  it('stays what it was decided to be, whatever is learnt later', () => {
    const { value, learn } = taught()
    const shown = [value('b1', 'thing'), learn(listed), value('b1', 'thing')]
    expect(shown).toEqual(['«id:1»', undefined, '«id:1»'])
  })

  it('is hidden with its author, not with another’s', () => {
    const redactor = taught(listed, { type: 'auth/SET_USER', payload: { _id: 'u1' } })
    const owned = { ...policy, user: { _id: 'person', name: 'own' } } as const
    const by = (_id: string) => redactor.value({ ...business, user: { _id, name: 'Beni' } }, owned)
    expect(by('u2')).toMatchObject({ user: { name: 'Beni' } })
    expect(by('u1')).not.toMatchObject({ user: { name: 'Beni' } })
    expect(by('u1')).toMatchObject({ name: 'Kafe Drini' })
  })

  it('is shown and hidden apart, where the same object stands in both', () => {
    const redactor = taught(listed)
    const place = { city: 'Tiranë' }
    const inside = { ...policy, location: { city: 'own' } } as const
    expect(redactor.value({ ...business, location: place }, inside)).toMatchObject({ location: place })
    expect(redactor.value({ ...business, _id: 'b2', location: place }, inside)).not.toMatchObject({ location: place })
  })

  it('is a slug of two parts where both are public', () => {
    const data = ['bar', 'kafe'].map((slug) => ({ _id: slug, name: slug, slug }))
    const redactor = taught({ ...listed, payload: { data }, meta: { arg: { endpointName: 'listCategories' } } })
    const shown = ['bar~kafe', 'bar~arta', 'arta~bar'].map((slug) => redactor.value(slug, 'thing'))
    expect(shown).toEqual(['bar~kafe', '«id:1»', '«id:2»'])
  })

  it('is the id of a review on its way, and hides what is in it', () => {
    const meta = { requestId: 'q1', arg: { endpointName: 'createReview' }, startedTimeStamp: 0 }
    const redactor = taught({ type: 'api/executeMutation/pending', meta })
    const sent = redactor.value({ ...business, _id: 'pending:q1' }, policy)
    expect(sent).toMatchObject({ _id: 'pending:q1' })
    expect(sent).not.toMatchObject({ name: 'Kafe Drini' })
    expect(redactor.value('pending:q2', 'thing')).toBe('«id:1»')
  })
})

it('the clock of a log begins somewhere on the day of its first moment, as Tirana has it, and goes on from there', () => {
  const HOUR = 3_600_000
  const limits: number[] = []
  const redactor = makeRedactor((limit) => {
    limits.push(limit)
    return 5
  })
  // In Tirana it is one in the afternoon.
  const [noon, midnight] = [Date.UTC(2026, 10, 21, 12), Date.UTC(2026, 10, 21) - HOUR]
  expect([redactor.time(noon), redactor.time(noon + 7)]).toEqual([midnight + 5, midnight + 12])
  expect(limits).toEqual([21 * HOUR])
})
