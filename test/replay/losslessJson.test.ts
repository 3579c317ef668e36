// What JSON loses is restored; the hash tells apart what a deep comparison tells apart.
import { deepStrictEqual } from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { LogError } from '@/replay/actionLog'
import { leafTable, leavesByIndex, lostLeaves, restoreLeaves, toJson } from '@/replay/losslessJson'
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
    ['a big integer that is none', 'a', 'bx', 'has the code bx'],
    ['a big integer with something behind it', 'a', 'b7x', 'has the code b7x'],
    ['another code with a number', 'a', 'x7', 'has the code x7'],
    ['a place that is not there', 'b.c', 'u', 'belongs at b.c, but that is not there'],
    ['a place inside a text', 'a.length', 'u', 'belongs at a.length'],
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
    const state = (step: number) => ({ step, page: `/biznes/biz_${step % 97}`, on: step % 2 === 0 })
    const states = Array.from({ length: 50_000 }, (_, step) => state(step))
    const hashes = states.map(hashOf)
    expect(new Set(hashes).size).toBe(states.length)
    for (const half of [0, 8]) {
      const halves = new Set(hashes.map((hash) => hash.slice(half, half + 8)))
      // Of 50,000 among 2^32 hardly one pair agrees by chance.
      expect(halves.size).toBeGreaterThan(states.length - 10)
    }
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
