// The hashes beside a log: which are written for a step, which are read from a file, and what they say of a replay.
import { describe, expect, it } from 'vitest'
import { type Checkpoint, LogError } from '@/replay/actionLog'
import { checkpointChecker, checkpointsFrom, readCheckpoints } from '@/replay/checkpoints'
import type { Chunk } from '@/replay/recorder'
import { hashOf } from '@/replay/stateHash'

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
    const rows = [
      [0, { a: 'x' }],
      [2, { a: null, b: 'y' }, [[['b'], { is: 1 }]]],
    ] as const
    expect(readCheckpoints(rows, 2)).toEqual(rows)
    expect(readCheckpoints([], 0)).toEqual([])
    // What a later build adds to a row is not kept.
    expect(readCheckpoints([[0, {}, undefined, 'later']], 0)).toEqual([[0, {}]])
  })

  it.each<[string, unknown]>([
    ['no list', {}],
    ['no rows', [7]],
    ['half a step', [[0.5, {}]]],
    ['a step before the start', [[-1, {}]]],
    ['a step behind the end', [[3, {}]]],
    ['a step twice', [1, 1].map((step) => [step, {}])],
    ['steps out of order', [2, 1].map((step) => [step, {}])],
    ['no hashes', [[0]]],
    ['null for hashes', [[0, null]]],
    ['a text for hashes', [[0, 'x']]],
    ['a hash that is none', [[0, { a: 7 }]]],
    ['one hash among others that is none', [[0, { a: 'x', b: {} }]]],
    ['places that are no list', [[0, {}, 'x']]],
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
    const [zero, right, actual] = [
      { n: 0, m: 0 },
      { n: 1, m: 1 },
      { n: 5, m: 1 },
    ]
    const second: Checkpoint = [2, { a: h({ n: 2, m: 1 }) }, [is('n', 2)]]
    const check = checked([0, { a: h(zero) }], [1, { a: h(right) }, [is('n', 1), is('m', 1)]], second)
    const places = [{ path: ['a', 'n'], kind: 'changed', before: 1, after: 5 }]
    expect(check(0, { a: zero })).toEqual([])
    expect(check(1, { a: actual })).toEqual([{ slice: 'a', expected: h(right), actual: h(actual), places }])
    expect(check(2, { a: { n: 6, m: 1 } })?.[0]).not.toHaveProperty('places')
  })

  it('has its places after steps that hold, but none at the start, nor where the log has none', () => {
    const check = checked(known(0, 0), known(1, 1), known(2, 2))
    for (const step of [0, 1]) expect(check(step, { a: step })).toEqual([])
    expect(check(2, { a: 7 })?.[0]?.places).toEqual([{ path: ['a'], kind: 'changed', before: 2, after: 7 }])
    expect(checked(known(0, 0))(0, { a: 2 })?.[0]).not.toHaveProperty('places')
    const bare = checked([0, { a: h(1) }], [1, { a: h(2) }])
    expect([bare(0, { a: 1 }), bare(1, { a: 3 })?.[0]]).toEqual([[], { slice: 'a', expected: h(2), actual: h(3) }])
  })
})
