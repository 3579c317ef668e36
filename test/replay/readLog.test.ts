// The file of a log: what is written, redacted; what is read of it and of what Redux DevTools export; what is refused.
import { deepStrictEqual } from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { LogError } from '@/replay/actionLog'
import { type Chunk, stateShown } from '@/replay/recorder'
import { hashOf } from '@/replay/stateHash'
import { type LogParts, writeLog } from '@/replay/writeLog'
import { readLog } from '@/tools/log/readLog'
import { identity } from './journeys'

const arta = (n: number) => ({ n, who: 'Arta' })
const [a, b] = [{ type: 'a', who: 'Arta' }, { type: 'b' }]
const chunks: Chunk[] = [
  { base: arta(1), first: 128, actions: [a, b], times: [1000, 1005], states: [arta(1), arta(3)] },
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
const written = (more: Partial<LogParts> = {}) => writeLog({ ...parts, ...more })
const changedText = (more: object) => JSON.stringify({ ...JSON.parse(written()), ...more })
const changed = (more: object) => readLog(changedText(more))
/** An export of Redux DevTools with this action alone. */
const withAction = (action: unknown) => JSON.stringify({ payload: [action] })

describe('a log that was written', () => {
  it('reads as what it was', () => {
    expect(readLog(written())).toEqual({
      kind: 'redux-action-log',
      base: arta(1),
      actions: [a, b, stateShown(arta(7))],
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

  it('keeps what JSON loses, in its start and in its actions', () => {
    const odd = { none: undefined, list: [undefined, -0, Number.NaN], at: new Date(7), big: 7n }
    const action = { type: 'a', payload: odd }
    const chunk = { base: odd, first: 0, actions: [action], times: [1], states: [odd] }
    const log = readLog(written({ chunks: [chunk] }))
    deepStrictEqual([log.base, log.actions], [odd, [action]])
  })

  it('of a store in which nothing happened has its state and no action', () => {
    const log = readLog(written({ chunks: [] }))
    expect(log).toMatchObject({ base: parts.state, actions: [], first: 0, finalHash: hashOf(parts.state) })
  })
})

describe('an export of Redux DevTools', () => {
  const performed = (type: string, timestamp?: unknown) => ({ action: { type }, timestamp })

  it('may be actions alone', () => {
    const log = { kind: 'devtools', base: undefined, actions: [{ type: 'a' }], times: [0], first: 0, checkpoints: [] }
    expect(readLog('{"payload":[{"type":"a"}]}')).toStrictEqual(log)
    const withStart = '{"payload":"[{\\"type\\":\\"a\\"}]","preloadedState":"{\\"n\\":1}"}'
    expect(readLog(withStart)).toStrictEqual({ ...log, base: { n: 1 } })
    expect(() => readLog('{"payload":[],"preloadedState":"{"}')).toThrow(/^The preloaded state is not JSON: /)
  })

  it('may be all that they know, without what was skipped', () => {
    const staged = { stagedActionIds: [0, 1, 2, 3], skippedActionIds: [1] }
    const actionsById = { 0: performed('@@INIT', 1), 1: performed('a', 2), 2: performed('b', 0), 3: performed('c') }
    const lifted = (more: object) => JSON.stringify({ actionsById, committedState: { n: 1 }, ...more })
    const read = { kind: 'devtools', base: { n: 1 }, times: [0, 0], first: 0, checkpoints: [] }
    expect(readLog(lifted(staged))).toStrictEqual({ ...read, actions: [{ type: 'b' }, { type: 'c' }] })
    const committedState = { n: 1, list: 1, 'shortened (lists show lines)': ['list'] }
    expect(readLog(lifted({ ...staged, committedState }))).toMatchObject({ base: { n: 1 }, isShortened: true })
    expect(readLog(lifted({})).actions).toEqual([])
    expect(readLog(lifted({ stagedActionIds: [0, 1] })).actions).toEqual([{ type: 'a' }])
    expect(() => readLog(lifted({ ...staged, skippedActionIds: 7 }))).toThrow(/in an unknown way/)
  })

  it('may have 100,000 actions', () => {
    const file = { actionsById: { 1: performed('a', 1) }, stagedActionIds: Array(100_001).fill(1) }
    expect(readLog(JSON.stringify(file)).actions).toHaveLength(100_000)
  })

  it.each<[string, object]>([
    ['keys that are null or missing', { meta: { requestId: null, arg: { queryCacheKey: undefined } }, payload: null }],
    ['tags that are none', { payload: { providedTags: [null, 'x', { type: 'Review', id: 7 }] } }],
    ['a list of anything', { payload: [null, 7, 'constructor', ['toString']] }],
  ])('may have an action with %s', (_, fields) =>
    expect(readLog(withAction({ type: 'a', ...fields })).actions).toHaveLength(1),
  )
})

describe('a file of ours', () => {
  it('has no part that is not what it should be', () => {
    const odd = { finalHash: 7, reason: 7, app: 'x', env: [], tab: 'x', error: 'x', texts: true, exact: undefined }
    const names = ['finalHash', 'reason', 'app', 'env', 'tab', 'error', 'keepsTexts', 'diary']
    for (const name of names) expect(changed(odd)).not.toHaveProperty(name)
  })

  it('begins with the first action that it says, or with the first of all; what is no number is refused', () => {
    const from = (first: unknown) => changed({ range: { first, count: 3 } }).first
    expect([7, 0, undefined].map(from)).toEqual([7, 0, 0])
    for (const first of [-1, 0.5, '7', null])
      expect(() => from(first)).toThrow(/begins with an action that has no number/)
  })

  it('has a table of what JSON loses', () => {
    const log = changed({ exact: { base: [[['n'], 'n']], actions: [[['more'], 'u', [1]]] } })
    expect([log.base, log.actions[0]]).toEqual([{ ...arta(1), n: Number.NaN }, a])
    expect(log.actions[1]).toStrictEqual({ type: 'b', more: undefined })
  })

  it.each<[string, unknown]>([
    ['is a text', 'x'],
    ['has no list', { base: 7 }],
    ['has a path that is none', { base: [['n', 'u']] }],
    ['has a code that is none', { base: [[['n'], 7]] }],
    ['has no indexes', { actions: [[['n'], 'u']] }],
  ])('whose table %s is refused', (_, exact) => {
    expect(() => changed({ exact })).toThrow('The table of exact values cannot be read')
  })
})

describe('a file that is no log is refused with words', () => {
  const lifted = (stagedActionIds: unknown, more: object = {}) =>
    JSON.stringify({ actionsById: {}, stagedActionIds, ...more })
  const staged = { actionsById: { 1: { action: { type: 'a' }, timestamp: 'soon' } } }

  it.each<[string, () => string, RegExp]>([
    ['nothing', () => '', /The file is not JSON/],
    ['a file cut short', () => written().slice(0, -10), /The file is not JSON/],
    ['the longest file that is read', () => ' '.repeat(64_000_000), /is not JSON/],
    ['a file too long', () => ' '.repeat(64_000_001), /too long: 64000001 characters/],
    ['a list', () => '[]', /should be a JSON object/],
    ['another JSON', () => '{"name":"x"}', /neither our format nor/],
    ['another format', () => changedText({ format: 'har' }), /format is har/],
    ['a later version', () => changedText({ version: 3 }), /^The log has version 3; this build reads version 1$/],
    ['no version', () => changedText({ version: undefined }), /^The log has no version; this build reads version 1$/],
    ['a payload cut short', () => changedText({ payload: '{"actionsById"' }), /The payload is not JSON/],
    ['actions without a type', () => withAction({ kind: 'a' }), /Action 1 of the log has no type/],
    ['a wrong count', () => changedText({ range: { first: 0, count: 9 } }), /says it has 9 actions, but it has 3/],
    ['checkpoints that are none', () => changedText({ checkpoints: [['a', 1]] }), /checkpoints cannot be read/],
    ['checkpoints behind the end', () => changedText({ checkpoints: [[4, { n: 'x' }]] }), /checkpoints cannot be read/],
    ['a moment in words', () => lifted([0, 1], staged), /Action 1 of the log has a moment that is no number/],
    ['too many actions', () => JSON.stringify({ payload: Array(100_001).fill({}) }), /at most 100000/],
    ['too many actions in DevTools', () => lifted(Array(100_002).fill(1), { skippedActionIds: [1] }), /at most 100000/],
    ['missing actions of DevTools', () => lifted([0, 1]), /Action 1 of the log has no type/],
  ])('%s', (_, text, words) => {
    for (const what of [LogError, words]) expect(() => readLog(text())).toThrow(what)
  })

  it.each<[string, object]>([
    ["a query's cache key", { meta: { arg: { queryCacheKey: '__proto__' }, requestId: 'r' } }],
    ["a request's id", { meta: { requestId: 'constructor' } }],
    ['a key in a payload', { payload: { queryCacheKey: 'toString' } }],
    ['a key of an inserted response', { payload: [{ queryDescription: { queryCacheKey: '__proto__' } }] }],
    ["a tag's type", { payload: [{ queryCacheKey: 'a', providedTags: [{ type: 'constructor', id: 'x' }] }] }],
    ["a tag's id", { payload: [{ queryCacheKey: 'a', providedTags: [{ type: 'Review', id: '__proto__' }] }] }],
  ])('%s that leads to a prototype, which a reducer would write to', (_, fields) => {
    const text = withAction({ type: 'api/x', ...fields })
    for (const what of [LogError, /Action 1 of the log has a key that leads to/])
      expect(() => readLog(text)).toThrow(what)
  })
})
