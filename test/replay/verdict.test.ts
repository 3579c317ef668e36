// What is said of a log and of its replay, in words; and what somebody may look for in a replay.
import { describe, expect, it } from 'vitest'
import { type ActionLog, aboutLog, LogError } from '@/replay/actionLog'
import type { Change } from '@/replay/diff'
import { firstOf, historyOf } from '@/tools/log/history'
import type { AnyReducer, Divergence, Replayed } from '@/tools/log/replayLog'
import { showsOf } from '@/tools/log/shows'
import { checkedText, exactText, placeOf, slicesText, spanText, verdictOf } from '@/tools/log/verdict'
import { logOf } from './logs'

const meta = { arg: { endpointName: 'listReviews' } }
const log = logOf([{ type: 'a' }, { type: 'api/executeQuery/pending', meta }, { type: 'c' }])
const slice = { slice: 'auth', expected: 'aa', actual: 'bb' }
const divergence: Divergence = { from: 1, to: 2, slices: [slice], steps: 2, last: 3 }
const replayed: Replayed = { state: {}, steps: 3, finalHash: 'ff', checked: 3 }
const change = (at: number): Change => ({ path: ['auth', `f${at}`], kind: 'changed', before: 1, after: 2 })

describe('the place of a difference', () => {
  it('is the step with its name, or the steps it lies between', () => {
    expect(placeOf(log, divergence)).toBe('at step 2, api/executeQuery/pending (listReviews)')
    expect(placeOf(log, { ...divergence, from: 0, to: 2 })).toBe('between step 0 and step 2')
    expect(placeOf(log, { ...divergence, from: 0, to: 0 })).toBe('at step 0')
  })

  it('is told by slices, or by the places in them as far as they are known: eight, and how many more', () => {
    const told = (...places: Change[]) => slicesText({ ...divergence, slices: [{ ...slice, places }] })
    const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at))
    expect([told(), told(change(0))].flat()).toEqual(['auth: expected aa, actual bb', 'auth.f0: expected 1, actual 2'])
    const gone = { slice: 'auth', expected: null, actual: null }
    expect(slicesText({ ...divergence, slices: [slice, gone] }).at(-1)).toBe('auth: expected none, actual none')
    expect(slicesText({ ...divergence, slices: [] })).toEqual(['the whole state'])
    expect([told(...changes(8)), told(...changes(10))].map(({ length }) => length)).toEqual([8, 9])
    expect(told(...changes(10)).slice(-2)).toEqual(['auth.f7: expected 1, actual 2', 'auth: 2 more places'])
  })

  it('is the last step, or is right again, or lasts to the end', () => {
    expect(spanText({ ...divergence, to: 3, last: 3 }, replayed)).toBe('It is the last step')
    expect(spanText({ ...divergence, last: 2 }, replayed)).toBe('Right again after step 2')
    expect(spanText({ ...divergence, last: 3 }, replayed)).toBe('It still differs at the end')
  })
})

describe('the verdict', () => {
  it('says how many steps hold', () => {
    expect(checkedText({ ...replayed, divergence })).toBe('1 of 3 checked steps hold')
    expect(exactText(7)).toBe('Replays exactly: 7 of 7 checked steps hold.')
    expect(verdictOf(log, replayed)).toBe(exactText(3))
  })

  it('is that there was nothing to compare with', () => {
    const none = 'othing was checked: there are no checkpoints.'
    const unchecked = { ...replayed, checked: 0 }
    expect(verdictOf(log, unchecked)).toBe(`N${none}`)
    expect(verdictOf({ ...log, kind: 'devtools' }, unchecked)).toBe(`An export of Redux DevTools: n${none}`)
  })

  it('names the first step that differs, before that the one that threw', () => {
    expect(verdictOf(log, { ...replayed, divergence })).toBe(
      'Differs at step 2, api/executeQuery/pending (listReviews). auth: expected aa, actual bb. It still differs at the end',
    )
    const threw = { step: 2, type: 'a', message: 'no such word' }
    expect(verdictOf(log, { ...replayed, divergence, threw })).toBe('Step 2 (a) threw: no such word')
  })
})

it('who wrote a log is told as far as it says, with what it lacks', () => {
  const about = (more: Partial<ActionLog> = {}) => aboutLog({ ...log, kind: 'redux-action-log', ...more })
  expect(about()).toEqual(['Written by an unknown app, for an unknown reason'])
  const app = { name: 'A', version: '1.2', commit: 'abc' }
  const all = about({ app, reason: 'crash', tab: { id: '17', load: 2 } })
  expect(all[0]).toBe('Written by A 1.2 (abc), for crash, in tab 17, page load 2')
  expect(about({ app: { name: 'A', version: '' } })[0]).toBe('Written by A, for an unknown reason')
  expect(about({ kind: 'devtools' })[0]).toBe('An export of Redux DevTools: without checkpoints')
  expect(about({ isShortened: true, first: 9 }).slice(1)).toEqual([
    'It begins without the lists of what came before',
    'Without the first 9 actions, which were forgotten before',
  ])
})

describe('what somebody looks for', () => {
  it('is one of two words', () => {
    const ends = [replayed, { ...replayed, divergence }, { ...replayed, threw: { step: 1, type: 'a', message: 'x' } }]
    expect(ends.map(showsOf('differs'))).toEqual([false, true, false])
    expect(ends.map(showsOf('throws'))).toEqual([false, false, true])
  })

  it('or an expression about the state at the end, which is false where it fails', () => {
    const shows = (text: string, state: unknown = { auth: { user: null } }) => showsOf(text)({ ...replayed, state })
    for (const text of ['state.auth.user === null', 'state.auth // the comment ends with the line'])
      expect(shows(text)).toBe(true)
    for (const text of ['state.auth.user !== null', 'state.none.user', '0']) expect(shows(text)).toBe(false)
    // A word of every object, and none of the two.
    expect(shows('toString')).toBe(true)
  })

  it('or nothing that can be looked for, which is said with the reason', () => {
    const words = /^'state\.\.a' is no expression, and neither 'differs' nor 'throws': SyntaxError: /
    for (const what of [LogError, words]) expect(() => showsOf('state..a')).toThrow(what)
    expect(new LogError('x')).toMatchObject({ name: 'LogError', message: 'x' })
  })
})

describe('what became of a place of the state', () => {
  const basket: AnyReducer = (given, { type, payload }) => {
    const state = given as { rows: unknown[] }
    if (type === 'put') return { ...state, rows: [...state.rows, payload] }
    if (type === 'opened') return { ...state, open: true }
    return type === 'emptied' ? { ...state, rows: [] } : state
  }
  const put = (name: string, stars: number) => ({ type: 'put', payload: { name, stars } })
  const actions = [{ type: 'opened' }, put('a', 1), { type: 'looked' }, put('b', 2), { type: 'emptied' }]
  const log = logOf(actions, { base: { rows: [], open: false } })

  it('lists the steps that changed a place, from and to, and no others', () => {
    const said = historyOf(log, basket, 'rows.length')
    const begun = ['at the start: undefined -> 0', 'step 2, put: 0 -> 1', 'step 4, put: 1 -> 2']
    expect(said).toEqual([...begun, 'step 5, emptied: 2 -> 0'])
    expect(historyOf(log, basket, 'rows.length', 4)).toEqual(begun)
  })

  it('takes a place as a verdict writes it, and says which parts of it changed', () => {
    const stars = ['step 2, put: undefined -> 1', 'step 5, emptied: 1 -> undefined']
    expect(historyOf(log, basket, 'rows.0.stars')).toEqual(stars)
    expect(historyOf(log, basket, 'rows["0"]["name"]')).toHaveLength(2)
    const many = logOf([{ type: 'emptied' }], { base: { rows: [1, 2, 3, 4, 5, 6, 7], open: false } })
    expect(historyOf(many, basket, 'rows')).toEqual([
      'at the start: undefined -> [1,2,3,4,5,6,7]',
      'step 1, emptied:',
      ...['- 0: 1', '- 1: 2', '- 2: 3', '- 3: 4', '- 4: 5'],
      'and 2 more places',
    ])
    expect(historyOf(log, basket, 'nobody.knows')).toEqual(['Nothing is ever at nobody.knows'])
  })

  it('names the first step where an expression holds', () => {
    const first = (expression: string) => firstOf(log, basket, expression)
    expect(first('state.rows.length > 1')).toBe('after step 4, put')
    expect(first('!state.open')).toBe('at the start')
    expect(first('state.rows[2].stars > 0')).toBeUndefined()
    expect(() => first('state.')).toThrow("'state.' is no expression")
  })
})
