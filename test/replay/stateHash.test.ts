// The hash tells apart what a deep comparison tells apart.
import { deepStrictEqual } from 'node:assert/strict'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { hashOf } from '@/replay/stateHash'
import { anyValue, runs } from './logs'

describe('the hash', () => {
  it('is the same for what is deeply equal, whatever the order of keys', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null || value instanceof Date) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, turned(inner)]),
      )
    }
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(hashOf(turned(value))).toBe(hashOf(value))
      }),
      runs,
    )
  })

  it('differs where anyValue differs', () => {
    const equal = (one: unknown, other: unknown) => {
      try {
        deepStrictEqual(one, other)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(anyValue, anyValue, (one, other) => {
        expect(hashOf(one) === hashOf(other)).toBe(equal(one, other))
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
    const states = Array.from({ length: 50_000 }, (_, n) => ({
      step: n,
      page: `/biznes/biz_${n % 97}`,
      on: n % 2 === 0,
    }))
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
