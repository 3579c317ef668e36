// What changed between two states: every place once, and nothing else. And what a log keeps of it for each step beside
// the hashes: enough to say what was expected, if it is short; never over a bound.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type Change, changeText, diff, differenceText, fullValue } from '@/replay/diff'
import { differencesIn, expectedFrom, isExpected } from '@/replay/expected'
import { hashOf } from '@/replay/stateHash'
import { anyValue, runs } from './logs'

const json = fc.jsonValue({ maxDepth: 4 })

/** The first value with the changes made, as a check of the list: it must be the second. */
function patched(before: unknown, changes: readonly Change[]): unknown {
  const holder = { root: structuredClone(before) }
  for (const { path, kind, after } of changes) {
    let target: Record<string, unknown> = holder
    for (const key of ['root', ...path].slice(0, -1)) target = target[key] as Record<string, unknown>
    const last = ['root', ...path].at(-1) ?? ''
    if (kind === 'removed') delete target[last]
    else Object.defineProperty(target, last, { value: after, writable: true, enumerable: true, configurable: true })
  }
  return holder.root
}

/** Without the holes that a removed item leaves at the end of a list. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((_, index) => index in value).map(closed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]))
}

describe('the difference', () => {
  it('is all that turns one into the other', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(hashOf(closed(patched(before, diff(before, after))))).toBe(hashOf(after))
      }),
      { numRuns: 500, seed: 20261121 },
    )
  })

  it('of equal values is nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(diff(value, structuredClone(value))).toEqual([])
      }),
      { numRuns: 200, seed: 20261121 },
    )
    expect(diff({ at: new Date(5), n: Number.NaN }, { at: new Date(5), n: Number.NaN })).toEqual([])
  })

  it('tells a missing value from an undefined one, a date from another, a list from a record', () => {
    expect(diff({ a: undefined }, {})).toEqual([{ path: ['a'], kind: 'removed', before: undefined }])
    expect(diff({}, { a: undefined })).toEqual([{ path: ['a'], kind: 'added', after: undefined }])
    expect(diff({ at: new Date(5) }, { at: new Date(6) })).toHaveLength(1)
    expect(diff({ a: [] }, { a: {} })).toEqual([{ path: ['a'], kind: 'changed', before: [], after: {} }])
    expect(diff(0, -0)).toHaveLength(1)
    for (const other of [5, null]) expect(diff({ a: other }, { a: new Date(5) })).toHaveLength(1)
  })

  it('does not look into what is the same object', () => {
    const same = new Proxy({}, { ownKeys: () => expect.unreachable() })
    expect(diff({ same, n: 1 }, { same, n: 2 })).toEqual([{ path: ['n'], kind: 'changed', before: 1, after: 2 }])
  })
})

it('is said a line a place', () => {
  const before = { list: ['a'], gone: 1, 'by.key(1)': { x: 'a' } }
  const after = { list: ['b', 'c'], new: { deep: true }, 'by.key(1)': { x: 'b' } }
  const list = ['  list.0: "a" -> "b"', '+ list.1: "c"', '- gone: 1']
  const lines = [...list, '  ["by.key(1)"].x: "a" -> "b"', '+ new: {"deep":true}']
  expect(diff(before, after).map(changeText)).toEqual(lines)
  expect(diff(undefined, Number.NaN).map(changeText)).toEqual(['  the whole: undefined -> NaN'])
})

it('is said with expected beside actual where a replay differs', () => {
  const line = (change: Omit<Change, 'path'>) => differenceText({ path: ['a', 'b c'], ...change })
  expect(line({ kind: 'changed', before: 1, after: 'x' })).toBe('a["b c"]: expected 1, actual "x"')
  expect(line({ kind: 'added', after: 1 })).toBe('a["b c"]: expected none, actual 1')
  expect(line({ kind: 'removed', before: 1 })).toBe('a["b c"]: expected 1, actual none')
  const hash = { kind: 'changed', before: Symbol.for('abc'), after: undefined } as const
  expect(line(hash)).toBe('a["b c"]: expected a value of hash abc, actual undefined')
})

it('cuts a value behind a hundred characters; has it in full where somebody asks for it', () => {
  const line = (after: string) => changeText({ path: ['a'], kind: 'added', after })
  expect(line('x'.repeat(98))).toBe(`+ a: "${'x'.repeat(98)}"`)
  expect(line('x'.repeat(99))).toBe(`+ a: "${'x'.repeat(99)}… (101 characters)`)
  expect(fullValue('x'.repeat(200))).toBe(`"${'x'.repeat(200)}"`)
  expect(fullValue({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}')
  const plain = [undefined, Number.NaN, 7, null, () => 1].map(fullValue)
  expect(plain).toEqual(['undefined', 'NaN', '7', 'null', 'function'])
})

const action = { type: 'a' }
/** The rows of a step that led from one slice to another. */
const rows = (before: unknown, now: unknown, payload?: unknown) =>
  expectedFrom(['words'], { words: before }, { words: now }, { ...action, payload })
const like = (value: unknown) => ({ like: hashOf(value) })
const numbers = (count: number, value: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${String(at).padStart(2, '0')}`, value]))
const text = (length: number) => 'x'.repeat(length)

describe('what a step changed', () => {
  const same = { deep: [1] }
  it.each<[before: unknown, now: unknown, rows: ReturnType<typeof rows>]>([
    // Place by place, and nothing of what is the same.
    [{ a: 1, b: 1, same, none: undefined }, { a: 2, b: 1, same, none: undefined }, [[['words', 'a'], { is: 2 }]]],
    [{ a: { b: [1, { c: 1 }] } }, { a: { b: [1, { c: 2 }] } }, [[['words', 'a', 'b', '1', 'c'], { is: 2 }]]],
    // Gone, or new.
    [{ a: 1, b: 1 }, { a: 1 }, [[['words', 'b']]]],
    [{ a: [1, 2] }, { a: [1] }, [[['words', 'a', '1']]]],
    [{}, { a: 1 }, [[['words', 'a'], { is: 1 }]]],
    [{}, { a: undefined }, [[['words', 'a'], like(undefined)]]],
    // As a whole where it is of another kind.
    [{ a: [1] }, { a: { 0: 1 } }, [[['words', 'a'], { is: { 0: 1 } }]]],
  ])('from %j to %j is %j', (before, now, expected) => expect(rows(before, now)).toEqual(expected))

  it('is a whole slice where that is new or gone', () => {
    const kept = expectedFrom(['words', 'more'], { words: {} }, { more: 1 }, action)
    expect(kept).toEqual([[['words']], [['more'], { is: 1 }]])
  })
})

describe('a value', () => {
  /** What is written below `words.a`, by path. */
  const written = (value: unknown, payload?: unknown, before: unknown = 'before') =>
    Object.fromEntries(
      rows({ a: before }, { a: value }, payload).map(([path, kept]) => [path.slice(1).join('.'), kept]),
    )

  it.each([[true], [false], [null], [7], [-7.5], ['']])('that is short stands as it is: %s', (value) =>
    expect(written(value)).toEqual({ a: { is: value } }),
  )

  it.each([[Number.NaN], [-0], [Number.POSITIVE_INFINITY], [7n], [new Date(5)]])(
    'that JSON loses has its hash: %s',
    (value) => expect(written(value)).toEqual({ a: like(value) }),
  )

  it('is short up to 160 characters of JSON, roughly', () => {
    expect([text(158), text(159)].map((value) => 'is' in (written(value).a ?? {}))).toEqual([true, false])
    const field = (length: number) => ({ key: text(length) })
    expect(written(field(149))).toEqual({ a: { is: field(149) } })
    expect(written(field(150))).toEqual({ a: { is: {} }, 'a.key': { is: text(150) } })
    const list = (length: number) => [text(length), 1]
    expect(written(list(146))).toEqual({ a: { is: list(146) } })
    expect(written(list(147))).toEqual({ a: { is: [] }, 'a.0': { is: text(147) }, 'a.1': { is: 1 } })
  })

  it('that is long and came with the action has its first place there', () => {
    const long = { text: text(200) }
    const payload = { one: [long], two: { text: text(200) } }
    expect(written(long, payload)).toEqual({ a: { as: ['payload', 'one', '0'] } })
    expect(written(long, 'text')).toEqual({ a: { is: {} }, 'a.text': like(text(200)) })
  })

  it('that is a list of another length has its place in the action; of the same length, only its items', () => {
    const two = { 'a.0': { is: 2 }, 'a.1': { is: 3 } }
    expect(written([2, 3], { list: [2, 3] }, [1])).toEqual({ a: { is: [2, 3] } })
    expect(written([2, 3], { list: [2, 3] }, [1, 4])).toEqual(two)
    expect(written([2, 3], undefined, [1])).toEqual(two)
    expect(written({ b: 2, c: 3 }, { a: { b: 2, c: 3 } }, { b: 1 })).toEqual({ 'a.b': { is: 2 }, 'a.c': { is: 3 } })
  })
})

describe('what a step keeps', () => {
  // 44 rows of 33, and one that takes the rest.
  const full = (value: number, length: number) => ({ ...numbers(44, value), k44: text(length) })

  it('is at most 1,500, counted by paths and values, and nothing rather than a part', () => {
    expect([21, 22].map((length) => rows(full(1, 0), full(2, length)).length)).toEqual([45, 0])
    expect(rows({ ...full(1, 0), k45: 1 }, { ...full(2, 21), k45: 2 })).toEqual([])
    const added = { ...full(2, 21), k45: 2 }
    expect(rows({}, { new: added })).toEqual([[['words', 'new'], like(added)]])
  })

  it('is less deep where there is too much: four steps down, then two, in what is new as well', () => {
    const deep = (value: number) => ({ a: { b: { c: numbers(50, value) } } })
    const cut = [['words', 'a', 'b', 'c'], like(numbers(50, 2))]
    expect(rows(deep(1), deep(2))).toEqual([cut])
    const flat = (value: number) => ({ a: { b: numbers(50, value) } })
    expect(rows(flat(1), flat(2))).toEqual([[['words', 'a'], like({ b: numbers(50, 2) })]])
    expect(rows(numbers(50, 1), numbers(50, 2))).toEqual([])
    expect(rows({ a: 1 }, deep(2))).toEqual([[['words', 'a'], { is: {} }], [['words', 'a', 'b'], { is: {} }], cut])
  })
})

describe('a row of a file', () => {
  const [is, path] = [{ is: 1 }, ['a']]
  const values = [{ as: 'payload' }, { as: [] }, { like: 7 }, { as: ['__proto__'] }, null, {}]
  const paths = ['a', ['a', 7], [], ['__proto__', 'x']]
  const none: unknown[] = [{ 0: path, length: 1 }, null, [], [path, is, 3]]
  const bad = [...values.map((value) => [path, value]), ...paths.map((each) => [each, is]), ...none]
  it.each(bad.map((row) => [row]))('is none: %j', (row) => expect(isExpected(row)).toBe(false))
})

it('a slice differs as far as it is known: it may be there, or not; lists end; what an action does not bring is gone', () => {
  const differ = (words: unknown, kept: ReturnType<typeof rows>) => {
    const state = words === undefined ? {} : { words }
    const changes = differencesIn('words', { before: state, rows: kept, action, actual: state })
    return changes.map(differenceText).join('; ')
  }
  expect([differ(1, [[['more'], { is: 2 }]]), differ(1, [])]).toEqual(['', ''])
  expect(differ(2, [[['words']]])).toBe('words: expected none, actual 2')
  expect(differ(undefined, [[['words'], { is: 1 }]])).toBe('words: expected 1, actual none')
  const cut = 'words.1: expected none, actual 2; words.2: expected none, actual 3'
  expect(differ([1, 2, 3], [[['words', '1']]])).toBe(cut)
  expect(differ({}, [[['words', 'a', 'b'], { is: 1 }]])).toBe('words.a: expected {"b":1}, actual none')
  expect(differ(1, [[['words'], { as: ['payload', 'none'] }]])).toBe('words: expected none, actual 1')
})

/** What is said of `actual` where a step led from `before` to `right`. */
function told(before: object, right: object, actual: object, step: { type: string; payload?: unknown } = action) {
  const rows = expectedFrom(['words'], { words: before }, { words: right }, step)
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  expect(read.every(isExpected)).toBe(true)
  const known = { before: { words: before }, rows: read, action: step, actual: { words: actual } }
  const places = differencesIn('words', known)
  return { length: JSON.stringify(rows).length, lines: () => places.map(differenceText), places }
}

describe('a step that differs', () => {
  it('is told value by value: what was expected beside what is there', () => {
    const before = { said: 'none', list: [1, 2, 3], gone: true, same: { deep: [1] } }
    const right = { said: 'Mirë', list: [1, 5], same: before.same, come: { at: 7 } }
    const actual = { said: 'Keq', list: [1, 2, 3], gone: true, same: { deep: [2] }, more: 1 }
    expect(told(before, right, actual).lines().sort()).toEqual([
      'words.come: expected {"at":7}, actual none',
      'words.gone: expected none, actual true',
      'words.list.1: expected 5, actual 2',
      'words.list.2: expected none, actual 3',
      'words.more: expected none, actual 1',
      'words.said: expected "Mirë", actual "Keq"',
      'words.same.deep.0: expected 1, actual 2',
    ])
  })

  it('has what the action brought in full, without writing it twice', () => {
    const reviews = Array.from({ length: 20 }, (_, n) => ({ _id: `rev_${n}`, comment: `Koment ${n}. `.repeat(20) }))
    const brought = { ...action, payload: { data: { reviews } } }
    const { lines, length } = told({ items: [] }, { items: reviews }, { items: reviews.slice(0, 19) }, brought)
    expect(lines()).toEqual([expect.stringMatching(/^words\.items\.19: expected \{"_id":"rev_19",.*, actual none$/)])
    expect(length).toBeLessThan(200)
  })
})

it('any step that is as expected differs nowhere, and what is kept of it is bounded', () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (before, right, payload) => {
      const { places, length } = told({ before }, { right }, { right }, { ...action, payload })
      expect(places).toEqual([])
      expect(length).toBeLessThan(4_000)
    }),
    runs,
  )
})

it('any step that did nothing here differs in every place that should have changed', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (before, right) => {
      const { places } = told({ value: before }, { value: right }, { value: before })
      const paths = diff({ words: { value: right } }, { words: { value: before } })
      expect(places.length > 0).toBe(paths.length > 0)
    }),
    runs,
  )
})
