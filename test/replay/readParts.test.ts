// What is read of a file part by part: of ours, of what Redux DevTools export, and what of it is left out or refused.
import { describe, expect, it } from 'vitest'
import { makeRedactor } from '@/replay/redact/redact'
import { writeLog } from '@/replay/writeLog'
import { readLog } from '@/tools/log/readLog'
import { identity } from './journeys'

const chunk = {
  base: { n: 0 },
  first: 0,
  actions: [{ type: 'a' }, { type: 'b' }],
  times: [5, 6],
  states: [{ n: 1 }, { n: 2 }],
}
const parts = { chunks: [chunk], state: { n: 2 }, app: { name: 'A', version: '1' }, env: {}, reason: 'test' } as const
const written = (more: object = {}) => writeLog({ ...parts, redactor: identity, ...more })
const changed = (more: object) => readLog(JSON.stringify({ ...JSON.parse(written()), ...more }))
const action = (fields: object) => readLog(JSON.stringify({ payload: [{ type: 'a', ...fields }] })).actions

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
    const lifted = {
      actionsById: { 0: performed('@@INIT', 1), 1: performed('a', 2), 2: performed('b', 0), 3: performed('c') },
      stagedActionIds: [0, 1, 2, 3],
      skippedActionIds: [1],
      committedState: { n: 1 },
    }
    const read = { kind: 'devtools', base: { n: 1 }, times: [0, 0], first: 0, checkpoints: [] }
    expect(readLog(JSON.stringify(lifted))).toStrictEqual({ ...read, actions: [{ type: 'b' }, { type: 'c' }] })
    const cut = { ...lifted, committedState: { n: 1, list: 1, 'shortened (lists show lines)': ['list'] } }
    expect(readLog(JSON.stringify(cut))).toMatchObject({ base: { n: 1 }, isShortened: true })
    const { skippedActionIds: _, stagedActionIds: __, ...least } = lifted
    expect(readLog(JSON.stringify(least)).actions).toEqual([])
    expect(readLog(JSON.stringify({ ...least, stagedActionIds: [0, 1] })).actions).toEqual([{ type: 'a' }])
    expect(() => readLog(JSON.stringify({ ...lifted, skippedActionIds: 7 }))).toThrow(/in an unknown way/)
  })

  it('may have 100,000 actions', () => {
    const stagedActionIds = Array(100_001).fill(1)
    const file = { actionsById: { 1: performed('a', 1) }, stagedActionIds }
    expect(readLog(JSON.stringify(file)).actions).toHaveLength(100_000)
  })
})

it('a file may have 64,000,000 characters', () => {
  expect(() => readLog(' '.repeat(64_000_000))).toThrow(/is not JSON/)
})

describe('an action', () => {
  it.each<[string, object]>([
    ['no keys', { meta: null, payload: null }],
    ['keys that are null or missing', { meta: { requestId: null, arg: { queryCacheKey: undefined } } }],
    ['tags that are none', { payload: { providedTags: [null, 'x', { type: 'Review', id: 7 }] } }],
    ['a list of anything', { payload: [null, 7, 'constructor', ['toString']] }],
  ])('may have %s', (_, fields) => expect(action(fields)).toHaveLength(1))
})

describe('a file of ours', () => {
  it('has no part that is not what it should be', () => {
    const odd = { finalHash: 7, reason: 7, app: 'x', env: [], tab: 'x', error: 'x', texts: true }
    const log = changed(odd)
    for (const part of ['finalHash', 'reason', 'app', 'env', 'tab', 'error', 'keepsTexts', 'diary'])
      expect(log).not.toHaveProperty(part)
    expect(changed({ exact: undefined }).actions).toHaveLength(2)
  })

  it('begins with the first action that it says, or with the first of all; what is no number is refused', () => {
    const read = [7, 0, undefined].map((first) => changed({ range: { first, count: 2 } }).first)
    expect(read).toEqual([7, 0, 0])
    for (const first of [-1, 0.5, '7', null])
      expect(() => changed({ range: { first, count: 2 } })).toThrow(/begins with an action that has no number/)
  })

  it('that says nothing of its length is refused', () => {
    expect(() => changed({ range: 7 })).toThrow('The log says it has undefined actions, but it has 2')
  })

  it('has a table of what JSON loses', () => {
    expect(changed({ exact: { base: [[['n'], 'n']], actions: [[['more'], 'u', [1]]] } })).toMatchObject({
      base: { n: Number.NaN },
      actions: [{ type: 'a' }, { type: 'b', more: undefined }],
    })
    expect(changed({ exact: { actions: [[['more'], 'u', [1]]] } }).actions[1]).toHaveProperty('more')
  })

  it.each<[string, object]>([
    ['no list', { base: 7 }],
    ['no rows', { base: [null] }],
    ['an object for a row', { base: [{ 0: ['n'], 1: 'u', length: 2 }] }],
    ['a row that is too short', { base: [[['n']]] }],
    ['a row that is too long', { base: [[['n'], 'u', [0]]] }],
    ['a path that is none', { base: [['n', 'u']] }],
    ['a code that is none', { base: [[['n'], 7]] }],
    ['one of two rows that is none', { base: [[['n'], 'u'], 7] }],
    ['no indexes', { actions: [[['n'], 'u']] }],
    ['indexes that are none', { actions: [[['n'], 'u', 0]] }],
  ])('whose table has %s is refused', (_, exact) => {
    expect(() => changed({ exact })).toThrow('The table of exact values cannot be read')
  })
})

describe('a file that is written', () => {
  it('is a session to Redux DevTools, that goes on', () => {
    const performed = (type: string, timestamp: number) => ({ type: 'PERFORM_ACTION', action: { type }, timestamp })
    const lifted = JSON.parse(JSON.parse(written()).payload)
    expect(lifted.actionsById).toEqual({ 0: performed('@@INIT', 5), 1: performed('a', 5), 2: performed('b', 6) })
    expect(lifted).toMatchObject({ nextActionId: 3, stagedActionIds: [0, 1, 2], skippedActionIds: [] })
    expect(lifted).toMatchObject({ currentStateIndex: 2, computedStates: [], committedState: { n: 0 } })
    expect(lifted).toMatchObject({ monitorState: {}, isLocked: false, isPaused: false })
    const empty = JSON.parse(JSON.parse(written({ chunks: [] })).payload)
    expect(empty.actionsById).toEqual({ 0: performed('@@INIT', 0) })
  })

  it('may tell of an error without a stack', () => {
    const { error } = readLog(written({ redactor: makeRedactor(), error: { step: 1, message: 'TypeError' } }))
    expect(error).toStrictEqual({ step: 1, message: 'TypeError' })
  })
})
