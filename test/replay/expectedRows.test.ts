// The rows that a log keeps of a step, one by one: how each value is written, how deep, and how much in all.
import { describe, expect, it } from 'vitest'
import { differencesIn, expectedFrom, isExpected } from '@/replay/expected'
import { hashOf } from '@/replay/stateHash'

const action = { type: 'a' }
/** The rows of a step that led from one slice to another. */
const rows = (before: unknown, now: unknown, payload?: unknown) =>
  expectedFrom(['words'], { words: before }, { words: now }, { ...action, payload })
const like = (value: unknown) => ({ like: hashOf(value) })
const numbers = (count: number, value: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${String(at).padStart(2, '0')}`, value]))
const text = (length: number) => 'x'.repeat(length)

describe('what a step changed', () => {
  it('is written place by place, and nothing of what is the same', () => {
    const same = { deep: [1] }
    expect(rows({ a: 1, b: 1, same, none: undefined }, { a: 2, b: 1, same, none: undefined })).toEqual([
      [['words', 'a'], { is: 2 }],
    ])
    expect(rows({ a: { b: [1, { c: 1 }] } }, { a: { b: [1, { c: 2 }] } })).toEqual([
      [['words', 'a', 'b', '1', 'c'], { is: 2 }],
    ])
  })

  it('may be gone, or new', () => {
    expect(rows({ a: 1, b: 1 }, { a: 1 })).toEqual([[['words', 'b']]])
    expect(rows({ a: [1, 2] }, { a: [1] })).toEqual([[['words', 'a', '1']]])
    expect(rows({}, { a: 1 })).toEqual([[['words', 'a'], { is: 1 }]])
    expect(rows({}, { a: undefined })).toEqual([[['words', 'a'], like(undefined)]])
    expect(expectedFrom(['words', 'more'], { words: {} }, { more: 1 }, action)).toEqual([
      [['words']],
      [['more'], { is: 1 }],
    ])
  })

  it('is written as a whole where it is of another kind', () => {
    expect(rows({ a: [1] }, { a: { 0: 1 } })).toEqual([[['words', 'a'], { is: { 0: 1 } }]])
    expect(rows({ a: 1 }, { a: [1] })).toEqual([[['words', 'a'], { is: [1] }]])
    expect(rows({ a: { b: 1 } }, { a: null })).toEqual([[['words', 'a'], { is: null }]])
  })
})

describe('a value', () => {
  const written = (value: unknown, payload?: unknown) => rows({ a: 'before' }, { a: value }, payload)

  it.each([[true], [false], [null], [7], [-7.5], ['']])('that is short stands as it is: %s', (value) =>
    expect(written(value)).toEqual([[['words', 'a'], { is: value }]]),
  )

  it.each([[Number.NaN], [-0], [Number.POSITIVE_INFINITY], [7n], [new Date(5)]])(
    'that JSON loses has its hash: %s',
    (value) => expect(written(value)).toEqual([[['words', 'a'], like(value)]]),
  )

  it('is short up to 160 characters of JSON, roughly', () => {
    const isWhole = (value: unknown) => 'is' in (written(value)[0]?.[1] ?? {})
    expect([isWhole(text(158)), isWhole(text(159))]).toEqual([true, false])
    const lengths = (make: (length: number) => unknown, length: number) => [
      written(make(length)),
      written(make(length + 1)),
    ]
    const [field, longField] = lengths((length) => ({ key: text(length) }), 149)
    expect(field).toEqual([[['words', 'a'], { is: { key: text(149) } }]])
    expect(longField).toEqual([
      [['words', 'a'], { is: {} }],
      [['words', 'a', 'key'], { is: text(150) }],
    ])
    const [list, longList] = lengths((length) => [text(length), 1], 146)
    expect(list).toEqual([[['words', 'a'], { is: [text(146), 1] }]])
    expect(longList).toEqual([
      [['words', 'a'], { is: [] }],
      [['words', 'a', '0'], { is: text(147) }],
      [['words', 'a', '1'], { is: 1 }],
    ])
  })

  it('that is long and came with the action has its first place there', () => {
    const long = { text: text(200) }
    expect(written(long, { one: [long], two: { text: text(200) } })).toEqual([
      [['words', 'a'], { as: ['payload', 'one', '0'] }],
    ])
    expect(written(long, 'text')).toEqual([
      [['words', 'a'], { is: {} }],
      [['words', 'a', 'text'], like(text(200))],
    ])
  })

  it('that is a list of another length has its place in the action; of the same length, only its items', () => {
    expect(rows({ a: [1] }, { a: [2, 3] }, { list: [2, 3] })).toEqual([[['words', 'a'], { is: [2, 3] }]])
    expect(rows({ a: [1, 2] }, { a: [3, 4] }, { list: [3, 4] })).toEqual([
      [['words', 'a', '0'], { is: 3 }],
      [['words', 'a', '1'], { is: 4 }],
    ])
    expect(rows({ a: [1] }, { a: [2, 3] })).toEqual([
      [['words', 'a', '0'], { is: 2 }],
      [['words', 'a', '1'], { is: 3 }],
    ])
    expect(rows({ a: { b: 1 } }, { a: { b: 2, c: 3 } }, { a: { b: 2, c: 3 } })).toEqual([
      [['words', 'a', 'b'], { is: 2 }],
      [['words', 'a', 'c'], { is: 3 }],
    ])
  })
})

describe('what a step keeps', () => {
  // 44 rows of 33, and one that takes the rest.
  it('is at most 1,500, counted by paths and values', () => {
    const kept = (length: number) =>
      rows({ ...numbers(44, 1), k44: '' }, { ...numbers(44, 2), k44: text(length) }).length
    expect([kept(21), kept(22)]).toEqual([45, 0])
  })

  it('is nothing rather than a part', () => {
    const [before, now] = [
      { ...numbers(44, 1), k44: '', k45: 1 },
      { ...numbers(44, 2), k44: text(21), k45: 2 },
    ]
    expect(rows(before, now)).toEqual([])
    const added = { ...numbers(44, 2), k44: text(21) }
    expect(rows({}, { new: { ...added, k45: 2 } })).toEqual([[['words', 'new'], like({ ...added, k45: 2 })]])
  })

  it('is nothing of a new tree rather than a part', () => {
    // One row of 27, 36 of 39, and one that takes the rest.
    const tree = { ...numbers(36, 1), k36: text(36) }
    expect(rows({}, { new: tree })).toHaveLength(38)
    expect(rows({}, { new: { ...tree, k37: 1 } })).toEqual([[['words', 'new'], like({ ...tree, k37: 1 })]])
  })

  it('is less deep where there is too much: four steps down, then two', () => {
    const deep = (value: number) => ({ a: { b: { c: numbers(50, value) } } })
    expect(rows(deep(1), deep(2))).toEqual([[['words', 'a', 'b', 'c'], like(numbers(50, 2))]])
    const flat = (value: number) => ({ a: { b: numbers(50, value) } })
    expect(rows(flat(1), flat(2))).toEqual([[['words', 'a'], like({ b: numbers(50, 2) })]])
    expect(rows(numbers(50, 1), numbers(50, 2))).toEqual([])
  })

  it('is less deep in what is new, too', () => {
    const now = { a: { b: { c: numbers(50, 2) } } }
    expect(rows({ a: 1 }, now)).toEqual([
      [['words', 'a'], { is: {} }],
      [['words', 'a', 'b'], { is: {} }],
      [['words', 'a', 'b', 'c'], like(numbers(50, 2))],
    ])
  })
})

describe('a row of a file', () => {
  it.each([
    [[['a']]],
    [[['a', 'b'], { is: 1 }]],
    [[['a'], { is: undefined }]],
    [[['a'], { as: ['payload'] }]],
    [[['a'], { like: 'x' }]],
  ])('is one: %j', (row) => expect(isExpected(row)).toBe(true))

  it.each([
    [[['a'], { is: 1 }, 3]],
    [[['a'], { as: 'payload' }]],
    [[['a'], { as: [] }]],
    [[['a'], { like: 7 }]],
    [['a', { is: 1 }]],
    [[['a', 7], { is: 1 }]],
    [[['a'], null]],
    [{ 0: ['a'], length: 1 }],
    [null],
    [[]],
    [[[]]],
    [[['__proto__', 'x'], { is: 1 }]],
    [[['a'], { as: ['__proto__'] }]],
    [[['a'], 1]],
    [[['a'], {}]],
    [[[1]]],
  ])('is none: %j', (row) => expect(isExpected(row)).toBe(false))
})

describe('where a slice differs', () => {
  const differ = (given: object, actual: object, kept: ReturnType<typeof rows>) =>
    differencesIn('words', { before: given, rows: kept, action, actual })

  it('is not known where nothing was kept of it', () => {
    expect(differ({ words: 1 }, { words: 2 }, [[['more'], { is: 1 }]])).toEqual([])
    expect(differ({ words: 1 }, { words: 2 }, [])).toEqual([])
  })

  it('may be that it is there, or is not', () => {
    expect(differ({ words: 1 }, { words: 2 }, [[['words']]])).toEqual([{ path: ['words'], kind: 'added', after: 2 }])
    expect(differ({}, {}, [[['words'], { is: 1 }]])).toEqual([{ path: ['words'], kind: 'removed', before: 1 }])
  })

  it('is told from lists that are shorter, and from what an action does not bring here', () => {
    expect(differ({ words: [1, 2, 3] }, { words: [1, 2, 3] }, [[['words', '1']]])).toEqual([
      { path: ['words', '1'], kind: 'added', after: 2 },
      { path: ['words', '2'], kind: 'added', after: 3 },
    ])
    expect(differ({ words: {} }, { words: {} }, [[['words', 'a', 'b'], { is: 1 }]])).toEqual([
      { path: ['words', 'a'], kind: 'removed', before: { b: 1 } },
    ])
    expect(differ({ words: 1 }, { words: 1 }, [[['words'], { as: ['payload', 'none'] }]])).toEqual([
      { path: ['words'], kind: 'added', after: 1 },
    ])
  })
})
