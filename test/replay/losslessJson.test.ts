// What JSON loses is restored.
import { deepStrictEqual } from 'node:assert/strict'
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
    ['an unknown code', ['a'], 'x'],
    ['a code from the prototype', ['a'], 'constructor'],
    ['a place that is not there', ['b', 'c'], 'u'],
    ['a place inside a text', ['a', 'length'], 'u'],
    ['a prototype', ['__proto__', 'polluted'], 'u'],
    ['a place behind a list', ['list', 3], 'u'],
    ['the length of a list', ['list', 'size'], 'u'],
    ['a big integer that is none', ['a'], 'bx'],
    ['a big integer with something behind it', ['a'], 'b7x'],
    ['a big integer with something before it', ['a'], 'bx7'],
    ['another code with a number', ['a'], 'x7'],
    ['a place inside null', ['none', 'a'], 'u'],
  ])('a table that names %s is refused', (_, path, code) => {
    expect(() => restoreLeaves({ a: 'text', list: [1], none: null }, [[path, code]])).toThrow(LogError)
    expect({}).not.toHaveProperty('polluted')
  })
})

it('a table that cannot be right is refused with the place or the code', () => {
  expect(() => restoreLeaves({ a: {} }, [[['a', 'b', 'c'], 'u']])).toThrow(
    'An exact value belongs at a.b.c, but that is not there',
  )
  expect(() => restoreLeaves({ a: {} }, [[['a'], 'x']])).toThrow('An exact value has the code x, which is unknown')
})

it('a value that comes back is a field like any other', () => {
  const plain = { writable: true, enumerable: true, configurable: true }
  const read = restoreLeaves({ a: null }, [[['a'], 'n']]) as object
  expect(Object.getOwnPropertyDescriptor(read, 'a')).toEqual({ value: Number.NaN, ...plain })
  const added = restoreLeaves({}, [[['b'], 'b-12']]) as object
  expect(Object.getOwnPropertyDescriptor(added, 'b')).toEqual({ value: -12n, ...plain })
})
