// The file of a log: what is written, redacted, and what is refused when somebody opens another file.
import { deepStrictEqual } from 'node:assert/strict'
import { describe, expect, it, vi } from 'vitest'
import { LogError } from '@/replay/actionLog'
import { type Chunk, stateShown } from '@/replay/recorder'
import { hashOf } from '@/replay/stateHash'
import { writeLog } from '@/replay/writeLog'
import { readLog } from '@/tools/log/readLog'
import { identity } from './journeys'

const arta = (n: number) => ({ n, who: 'Arta' })
const chunks: Chunk[] = [
  {
    base: arta(1),
    first: 128,
    actions: [{ type: 'a', who: 'Arta' }, { type: 'b' }],
    times: [1000, 1005],
    states: [arta(1), arta(3)],
  },
  { base: arta(3), first: 130, actions: [stateShown(arta(7))], times: [1009], states: [arta(7)] },
]
const parts = {
  chunks,
  state: arta(7),
  redactor: identity,
  app: { name: 'Test', version: '1.2', commit: 'abc' },
  env: { ua: 'Browser', online: true, focused: false },
  reason: 'crash',
  error: { step: 3, message: 'Arta broke it', stack: 'at Arta' },
} as const

/** Says «name» for Arta, but only once it has learnt of her. */
function makeRedactor() {
  let knows = false
  const replace = <T>(value: T): T =>
    knows ? (JSON.parse(JSON.stringify(value).replaceAll('Arta', '«name»')) as T) : value
  return {
    learn: vi.fn((value: unknown) => {
      knows ||= JSON.stringify(value).includes('Arta')
    }),
    action: replace,
    state: replace,
    value: replace,
    time: (at: number) => at,
    failure: (text: string) => replace(text),
  }
}

describe('a log that was written', () => {
  it('reads as what it was', () => {
    expect(readLog(writeLog(parts))).toEqual({
      kind: 'redux-action-log',
      base: { n: 1, who: 'Arta' },
      actions: chunks.flatMap(({ actions }) => actions),
      times: [1000, 1005, 1009],
      first: 128,
      checkpoints: [
        [0, { n: hashOf(1), who: hashOf('Arta') }],
        [1, {}],
        [2, { n: hashOf(3) }, [[['n'], { is: 3 }]]],
        [3, { n: hashOf(7) }, [[['n'], { is: 7 }]]],
      ],
      finalHash: hashOf(parts.state),
      app: parts.app,
      env: parts.env,
      reason: 'crash',
      error: parts.error,
      keepsTexts: true,
    })
  })

  it('holds nothing that the redactor replaces: start, actions, states that were set, error, hashes', () => {
    const redactor = makeRedactor()
    const text = writeLog({ ...parts, redactor })
    expect(text).not.toContain('Arta')
    const log = readLog(text)
    expect(log.base).toEqual({ n: 1, who: '«name»' })
    expect(log.actions[0]).toEqual({ type: 'a', who: '«name»' })
    expect(log.actions[2]).toEqual(stateShown({ n: 7, who: '«name»' }))
    expect(log.error).toEqual({ step: 3, message: '«name» broke it', stack: 'at «name»' })
    expect(log.finalHash).toBe(hashOf({ n: 7, who: '«name»' }))
    expect(log.checkpoints[0]?.[1]).toEqual({ n: hashOf(1), who: hashOf('«name»') })
  })

  it('keeps what JSON loses, in its start and in its actions', () => {
    const odd = { none: undefined, list: [undefined, -0, Number.NaN], at: new Date(7), big: 7n }
    const action = { type: 'a', payload: odd }
    const log = readLog(
      writeLog({ ...parts, chunks: [{ base: odd, first: 0, actions: [action], times: [1], states: [odd] }] }),
    )
    deepStrictEqual([log.base, log.actions], [odd, [action]])
  })

  it('is learnt wholly, every state and every action, before a word of it is replaced', () => {
    const calls: [how: string, what: unknown][] = []
    const note =
      (how: string) =>
      <T>(what: T): T => {
        calls.push([how, what])
        return what
      }
    const replace = {
      action: note('replace'),
      state: note('replace'),
      failure: note('replace'),
      value: note('replace'),
    }
    const redactor = { learn: note('learn'), ...replace, time: (at: number) => at }
    writeLog({ ...parts, redactor })
    const begun = calls.findIndex(([how]) => how === 'replace')
    const learnt = calls.slice(0, begun).map(([, what]) => what)
    expect(learnt).toEqual([
      ...chunks.flatMap(({ base, states }) => [base, ...states]),
      ...chunks.flatMap((chunk) => chunk.actions),
      parts.state,
    ])
    expect(calls.slice(begun).filter(([how]) => how === 'learn')).toEqual([])
  })

  it('of a store in which nothing happened has its state and no action', () => {
    const log = readLog(writeLog({ ...parts, chunks: [] }))
    expect(log).toMatchObject({ base: parts.state, actions: [], first: 0, finalHash: hashOf(parts.state) })
  })
})

describe('a file that is no log is refused with words', () => {
  const good = () => JSON.parse(writeLog(parts)) as Record<string, unknown>
  const action = (value: unknown) => JSON.stringify({ payload: JSON.stringify([value]) })
  const changed = (changes: Record<string, unknown>) => JSON.stringify({ ...good(), ...changes })
  const lifted = (stagedActionIds: unknown, more: object = {}) =>
    JSON.stringify({ actionsById: {}, stagedActionIds, ...more })

  const moment = (timestamp: unknown) =>
    JSON.stringify({ actionsById: { 1: { action: { type: 'a' }, timestamp } }, stagedActionIds: [0, 1] })

  it.each<[string, () => string, RegExp]>([
    ['a text', () => 'Hello', /The file is not JSON/],
    ['nothing', () => '', /The file is not JSON/],
    ['a file cut short', () => writeLog(parts).slice(0, -10), /The file is not JSON/],
    ['a list', () => '[]', /should be a JSON object/],
    ['null', () => 'null', /should be a JSON object/],
    ['another JSON', () => '{"name":"x"}', /neither our format nor/],
    ['another format', () => changed({ format: 'har' }), /format is har/],
    ['an earlier version', () => changed({ version: 0 }), /^The log has version 0; this build reads version 1$/],
    ['a later version', () => changed({ version: 3 }), /^The log has version 3; this build reads version 1$/],
    ['a version in words', () => changed({ version: '3' }), /^The log has version "3"; this build reads version 1$/],
    ['no version', () => changed({ version: undefined }), /^The log has no version; this build reads version 1$/],
    ['a payload cut short', () => changed({ payload: '{"actionsById"' }), /The payload is not JSON/],
    ['a payload that is a number', () => changed({ payload: 7 }), /neither our format nor/],
    ['actions without a type', () => action({ kind: 'a' }), /Action 1 of the log has no type/],
    ['actions that are none', () => action('a'), /Action 1 of the log has no type/],
    ['a count that is wrong', () => changed({ range: { first: 0, count: 9 } }), /says it has 9 actions, but it has 3/],
    ['checkpoints that are none', () => changed({ checkpoints: [['a', 1]] }), /checkpoints cannot be read/],
    ['checkpoints behind the end', () => changed({ checkpoints: [[4, { n: 'x' }]] }), /checkpoints cannot be read/],
    ['a table of lost values that is none', () => changed({ exact: { actions: [['a']] } }), /table of exact values/],
    ['exact values that are a text', () => changed({ exact: 'x' }), /table of exact values/],
    ['a moment in words', () => moment('soon'), /Action 1 of the log has a moment that is no number/],
    ['a lost type', () => changed({ exact: { actions: [[['type'], 'u', [0]]] } }), /Action 1 of the log has no type/],
    ['too many actions', () => JSON.stringify({ payload: JSON.stringify(Array(100_001).fill({})) }), /at most 100000/],
    ['too many actions in DevTools', () => lifted(Array(100_002).fill(1), { skippedActionIds: [1] }), /at most 100000/],
    ['a file too long', () => ' '.repeat(64_000_001), /too long: 64000001 characters/],
    ['another list of DevTools', () => lifted(7), /lists its actions in an unknown way/],
    ['missing actions of DevTools', () => lifted([0, 1]), /Action 1 of the log has no type/],
  ])('%s', (_, text, words) => {
    expect(() => readLog(text())).toThrow(LogError)
    expect(() => readLog(text())).toThrow(words)
  })

  it.each<[string, object]>([
    ["a query's cache key", { meta: { arg: { queryCacheKey: '__proto__' }, requestId: 'r' } }],
    ["a mutation's cache key", { meta: { arg: { fixedCacheKey: '__proto__' } } }],
    ["a request's id", { meta: { requestId: 'constructor' } }],
    ['a key in a payload', { payload: { queryCacheKey: 'toString' } }],
    ['a key that is a list', { payload: { queryCacheKey: ['__proto__'] } }],
    ['a key among many', { payload: [{ queryCacheKey: 'a' }, { queryCacheKey: '__proto__' }] }],
    ['a key of an inserted response', { payload: [{ queryDescription: { queryCacheKey: '__proto__' } }] }],
    ["a tag's type", { payload: [{ queryCacheKey: 'a', providedTags: [{ type: 'constructor', id: 'x' }] }] }],
    ['an object for a key', { meta: { requestId: { a: 1 } } }],
    ['an object in a tag', { payload: { providedTags: [{ type: 'Review', id: {} }] } }],
    ['a key of an answer', { payload: { queryDescription: { queryCacheKey: 'valueOf' } } }],
    ["a tag's id", { payload: [{ queryCacheKey: 'a', providedTags: [{ type: 'Review', id: '__proto__' }] }] }],
  ])('%s that leads to a prototype, which a reducer would write to', (_, fields) => {
    expect(() => readLog(action({ type: 'api/x', ...fields }))).toThrow(LogError)
    expect(() => readLog(action({ type: 'api/x', ...fields }))).toThrow(/Action 1 of the log has a key that leads to/)
  })
})
