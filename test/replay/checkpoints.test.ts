// What JSON loses is restored; the hash tells apart what a deep comparison tells apart. The hashes beside a log: which
// are written for a step, which are read from a file, and what they say of a replay.
import { deepStrictEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type Checkpoint, LogError } from '@/replay/actionLog'
import { checkpointChecker, checkpointsFrom, readCheckpoints } from '@/replay/checkpoints'
import { leafTable, leavesByIndex, lostLeaves, restoreLeaves, toJson } from '@/replay/losslessJson'
import type { Chunk } from '@/replay/recorder'
import { hashOf } from '@/replay/stateHash'
import { anyValue, runs } from './logs'

function throughJson(value: unknown): unknown {
  const leaves = lostLeaves(value)
  const stored = JSON.stringify(leaves)
  return restoreLeaves(JSON.parse(toJson(value, leaves)), JSON.parse(stored))
}

describe('exact values', () => {
  it('come back from JSON as they were, wherever they stood', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        deepStrictEqual(throughJson(value), value)
        expect(hashOf(throughJson(value))).toBe(hashOf(value))
      }),
      runs,
    )
  })

  it('of many values share rows, and find their own again', () => {
    const values = [{ a: undefined, b: 1 }, { a: undefined }, { a: 2, c: [-0] }]
    const table = leafTable(values)
    expect(table).toEqual([
      [['a'], 'u', [0, 1]],
      [['c', 0], '0', [2]],
    ])
    const byIndex = leavesByIndex(table)
    deepStrictEqual(
      values.map((value, index) => restoreLeaves(JSON.parse(JSON.stringify(value)), byIndex.get(index) ?? [])),
      values,
    )
  })

  it.each([
    ['an unknown code', 'a', 'x', 'has the code x, which is unknown'],
    ['a code from the prototype', 'a', 'constructor', 'has the code constructor'],
    ['a big integer with something behind it', 'a', 'b7x', 'has the code b7x'],
    ['a place that is not there', 'b.c', 'u', 'belongs at b.c, but that is not there'],
    ['a prototype', '__proto__.polluted', 'u', 'belongs at __proto__.polluted'],
    ['a place behind a list', 'list.3', 'u', 'belongs at list.3'],
    ['the length of a list', 'list.size', 'u', 'belongs at list.size'],
    ['a place inside null', 'none.a', 'u', 'belongs at none.a'],
  ])('a table that names %s is refused with the place or the code', (_, path, code, words) => {
    const restore = () => restoreLeaves({ a: 'text', list: [1], none: null }, [[path.split('.'), code]])
    for (const what of [LogError, `An exact value ${words}`]) expect(restore).toThrow(what)
    expect({}).not.toHaveProperty('polluted')
  })
})

it('a value that comes back is a field like any other', () => {
  const plain = { writable: true, enumerable: true, configurable: true }
  const read = restoreLeaves({ a: null }, [[['a'], 'n']]) as object
  expect(Object.getOwnPropertyDescriptor(read, 'a')).toEqual({ value: Number.NaN, ...plain })
  const added = restoreLeaves({}, [[['b'], 'b-12']]) as object
  expect(Object.getOwnPropertyDescriptor(added, 'b')).toEqual({ value: -12n, ...plain })
})

describe('the hash', () => {
  it('is the same for what is deeply equal, whatever the order of keys', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null || value instanceof Date) return value
      const rows = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const)
      return Object.fromEntries(rows.reverse())
    }
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(hashOf(turned(value))).toBe(hashOf(value))
      }),
      runs,
    )
  })

  it('differs where anyValue differs', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(isDeepStrictEqual(one, other))
      }),
      runs,
    )
  })

  it('tells apart what is nearly the same', () => {
    const plain = [undefined, null, true, false, 'true', '', 0, -0, '0', 0n, Number.NaN, 'NaN', 1, '1', 'ab', 'ba']
    const lists = [[], [undefined], [null], [[]], [1, 2], [2, 1], [[1], 2], [[1, 2]], ['a', 'b'], ['ab']]
    const records = [{}, { 0: 1, 1: 2 }, { a: undefined }, { a: 1, b: 2 }, { a: 2, b: 1 }, { b: { a: 1 } }]
    const more = [{ a: { b: 1 } }, { ab: 1 }, new Date(0), new Date(1), '1970-01-01T00:00:00.000Z']
    const all = [...plain, ...lists, ...records, ...more]
    expect(new Set(all.map(hashOf)).size).toBe(all.length)
  })

  it('is spread well: no two of many like states agree', () => {
    const states = Array.from({ length: 20_000 }, (_, step) => ({ step, page: `/biznes/biz_${step % 97}` }))
    // Of 20,000 among 2^32 hardly one pair agrees by chance, in either half.
    for (const half of [0, 8])
      expect(new Set(states.map((state) => hashOf(state).slice(half, half + 8))).size).toBeGreaterThan(19_990)
  })

  it('of an object that was hashed is not computed again', () => {
    let reads = 0
    const inner = {
      get field() {
        reads += 1
        return 1
      },
    }
    const first = hashOf({ inner, n: 1 })
    expect(hashOf({ inner, n: 2 })).not.toBe(first)
    expect(reads).toBe(1)
  })
})

const action = { type: 'a' }
const chunkOf = (base: unknown, ...states: unknown[]): Chunk => ({
  base,
  first: 0,
  actions: states.map(() => action),
  times: states.map(() => 0),
  states,
})
const same = (state: unknown) => state

describe('what is written', () => {
  const hashesOf = (chunk: Chunk) => checkpointsFrom(chunk.base, [chunk], same).map(([, changed]) => changed)
  const list = { n: 1 }

  it.each<[what: string, chunk: Chunk, ...hashes: object[]]>([
    [
      'the start in full, then only what another object has taken the place of, and says another thing',
      chunkOf({ list, a: 1 }, { list, a: 2 }, { list: { n: 1 }, a: 2 }, { list }),
      ...[{ list: hashOf(list), a: hashOf(1) }, { a: hashOf(2) }, {}, { a: null }],
    ],
    ['undefined, or not there', chunkOf({}, { a: undefined }, {}), {}, { a: hashOf(undefined) }, { a: null }],
    ['gone with its state', chunkOf({ a: 1 }, null, { a: 1 }), { a: hashOf(1) }, { a: null }, { a: hashOf(1) }],
    ...[7, null, 'ab'].map((base): [string, Chunk, ...object[]] => ['none of its own', chunkOf(base, base), {}, {}]),
  ])('of a slice is: %s', (_, chunk, ...hashes) => expect(hashesOf(chunk)).toEqual(hashes))

  it('has no row of a state that is not known, and goes on from the last one that is', () => {
    const chunk = chunkOf({ a: 1 }, { a: 2 }, { a: 3 }, { a: 3 })
    delete chunk.states[1]
    const row = (step: number, is: number) => [step, { a: hashOf(is) }, [[['a'], { is }]]]
    const rows = checkpointsFrom(chunk.base, [chunk, chunkOf({ a: 3 }, { a: 4 })], same)
    expect(rows).toEqual([[0, { a: hashOf(1) }], row(1, 2), row(3, 3), row(4, 4)])
  })

  it('is about the redacted states and actions, or about these as they are', () => {
    const payload = { text: '#'.repeat(500) }
    const hidden = { text: '*'.repeat(500) }
    const chunk = { ...chunkOf({ a: 1 }, { a: payload }), actions: [{ type: 'a', payload }] }
    const redact = (state: unknown) => JSON.parse(JSON.stringify(state).replaceAll('#', '*'))
    const place = [[['a'], { as: ['payload'] }]]
    const redacted = checkpointsFrom(redact(chunk.base), [chunk], redact, [{ type: 'a', payload: hidden }])
    expect(redacted[1]).toEqual([1, { a: hashOf(hidden) }, place])
    expect(checkpointsFrom(chunk.base, [chunk], same)[1]?.[2]).toEqual(place)
  })
})

describe('what is read', () => {
  it('is a row for each step, in order, to the end of the log', () => {
    const [start, second] = [[0, { a: 'x' }] as const, [2, { a: null, b: 'y' }, [[['b'], { is: 1 }]]] as const]
    expect(readCheckpoints([start, second], 2)).toEqual([start, second])
    expect(readCheckpoints([], 0)).toEqual([])
    // What a later build adds to a row is not kept.
    expect(readCheckpoints([[0, {}, undefined, 'later']], 0)).toEqual([[0, {}]])
  })

  it.each<[string, unknown]>([
    ['no list', {}],
    ['half a step', [[0.5, {}]]],
    ['a step before the start', [[-1, {}]]],
    ['a step behind the end', [[3, {}]]],
    ['steps out of order', [2, 1].map((step) => [step, {}])],
    ['no hashes', [[0]]],
    ['a text for hashes', [[0, 'x']]],
    ['a hash that is none', [[0, { a: 7 }]]],
    ['a place that is none', [[0, {}, [[['a'], { is: 1 }], 7]]]],
  ])('is refused where it is %s', (_, rows) => {
    expect(() => readCheckpoints(rows, 2)).toThrow(new LogError('The checkpoints cannot be read'))
  })
})

describe('a replay', () => {
  const h = hashOf
  const checked = (...checkpoints: Checkpoint[]) =>
    checkpointChecker({ checkpoints, actions: [action, action, action] })
  /** A row with what is known of the slice. */
  const known = (step: number, a: number): Checkpoint => [step, { a: h(a) }, [[['a'], { is: a }]]]

  it('is compared where the log has a row, and nowhere else; differs until the slice is right again', () => {
    const check = checked([0, { a: h(1) }], [2, { a: h(2) }], [3, {}])
    const found = [1, 7, 3, 3].map((a, step) => check(step, { a })?.length)
    expect(found).toEqual([0, undefined, 1, 1])
    const again = checked([0, { a: h(1) }], [1, {}], [2, { a: h(3) }])
    expect([2, 2, 3, 3].map((a, step) => again(step, { a })?.length)).toEqual([1, 1, 0, undefined])
  })

  it('differs where a slice is another, is not there, or should not be', () => {
    const check = checked([0, { a: h(1), b: h(1) }], [1, { b: null }])
    expect(check(0, { a: 2, c: 3 })).toEqual([
      { slice: 'a', expected: h(1), actual: h(2) },
      { slice: 'b', expected: h(1), actual: null },
      { slice: 'c', expected: null, actual: h(3) },
    ])
    expect(check(1, { a: 2, b: 1 })?.map(({ slice }) => slice)).toEqual(['a', 'b'])
  })

  it('is told place by place at the first step that differs, and by its hashes from then on', () => {
    const is = (place: string, value: number) => [['a', place], { is: value }] as const
    const state = (n: number, m: number) => ({ n, m })
    const [zero, right, actual] = [state(0, 0), state(1, 1), state(5, 1)]
    const second: Checkpoint = [2, { a: h({ n: 2, m: 1 }) }, [is('n', 2)]]
    const check = checked([0, { a: h(zero) }], [1, { a: h(right) }, [is('n', 1), is('m', 1)]], second)
    const places = [{ path: ['a', 'n'], kind: 'changed', before: 1, after: 5 }]
    expect(check(0, { a: zero })).toEqual([])
    expect(check(1, { a: actual })).toEqual([{ slice: 'a', expected: h(right), actual: h(actual), places }])
    expect(check(2, { a: { n: 6, m: 1 } })?.[0]).not.toHaveProperty('places')
  })

  it('has its places after steps that hold, but none at the start', () => {
    const check = checked(known(0, 0), known(1, 1), known(2, 2))
    for (const step of [0, 1]) expect(check(step, { a: step })).toEqual([])
    expect(check(2, { a: 7 })?.[0]?.places).toEqual([{ path: ['a'], kind: 'changed', before: 2, after: 7 }])
    expect(checked(known(0, 0))(0, { a: 2 })?.[0]).not.toHaveProperty('places')
  })
})
