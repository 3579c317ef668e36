// What changed between two states: every place once, and nothing else.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type Change, changeText, diff, differenceText, fullValue } from '@/replay/diff'
import { hashOf } from '@/replay/stateHash'

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
    for (const other of [5, null, { getTime: () => 5 }]) expect(diff({ a: new Date(5) }, { a: other })).toHaveLength(1)
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
