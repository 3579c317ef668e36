// What is said of a log and of its replay, in words; and what somebody may look for in a replay.
import { describe, expect, it } from 'vitest'
import { type ActionLog, aboutLog, LogError } from '@/replay/actionLog'
import type { Change } from '@/replay/diff'
import { firstOf, historyOf } from '@/tools/log/history'
import type { AnyReducer, Divergence, Replayed } from '@/tools/log/replayLog'
import { showsOf } from '@/tools/log/shows'
import { checkedText, exactText, placeOf, slicesText, spanText, verdictOf } from '@/tools/log/verdict'

const meta = { arg: { endpointName: 'listReviews' } }
const log: ActionLog = {
  kind: 'redux-action-log',
  base: {},
  actions: [{ type: 'a' }, { type: 'api/executeQuery/pending', meta }, { type: 'c' }],
  times: [0, 0, 0],
  first: 0,
  checkpoints: [],
}
const slices = [{ slice: 'auth', expected: 'aa', actual: 'bb' }]
const divergence: Divergence = { from: 1, to: 2, slices, steps: 2, last: 3 }
const replayed: Replayed = { state: {}, steps: 3, finalHash: 'ff', checked: 3 }
const change = (at: number): Change => ({ path: ['auth', `f${at}`], kind: 'changed', before: 1, after: 2 })

describe('the place of a difference', () => {
  it('is the step with its name, or the steps it lies between', () => {
    expect(placeOf(log, divergence)).toBe('at step 2, api/executeQuery/pending (listReviews)')
    expect(placeOf(log, { ...divergence, from: 0, to: 2 })).toBe('between step 0 and step 2')
    expect(placeOf(log, { ...divergence, from: 0, to: 0 })).toBe('at step 0')
  })

  it('is told by slices, or by the places in them as far as they are known', () => {
    expect(slicesText(divergence)).toEqual(['auth: expected aa, actual bb'])
    const gone = { slice: 'auth', expected: null, actual: null }
    expect(slicesText({ ...divergence, slices: [gone, { ...gone, places: [] }] })).toEqual([
      'auth: expected none, actual none',
      'auth: expected none, actual none',
    ])
    expect(slicesText({ ...divergence, slices: [] })).toEqual(['the whole state'])
  })

  it('has eight places of a slice, and says how many more there are', () => {
    const told = (count: number) =>
      slicesText({ ...divergence, slices: [{ ...gone, places: Array.from({ length: count }, (_, at) => change(at)) }] })
    const gone = { slice: 'auth', expected: 'aa', actual: 'bb' }
    expect(told(1)).toEqual(['auth.f0: expected 1, actual 2'])
    expect(told(8)).toHaveLength(8)
    expect(told(10)).toHaveLength(9)
    expect(told(10).slice(-2)).toEqual(['auth.f7: expected 1, actual 2', 'auth: 2 more places'])
  })

  it('is the last step, or is right again, or lasts to the end', () => {
    expect(spanText({ ...divergence, to: 3, last: 3 }, replayed)).toBe('It is the last step')
    expect(spanText({ ...divergence, last: 2 }, replayed)).toBe('Right again after step 2')
    expect(spanText({ ...divergence, last: 3 }, replayed)).toBe('It still differs at the end')
  })
})

describe('the verdict', () => {
  it('says how many steps hold', () => {
    expect(checkedText(replayed)).toBe('3 of 3 checked steps hold')
    expect(checkedText({ ...replayed, divergence })).toBe('1 of 3 checked steps hold')
    expect(checkedText({ checked: 0 })).toBe('nothing was checked: there are no checkpoints')
    expect(exactText(7)).toBe('Replays exactly: 7 of 7 checked steps hold.')
  })

  it('is that all holds, or that there was nothing to compare with', () => {
    expect(verdictOf(log, replayed)).toBe('Replays exactly: 3 of 3 checked steps hold.')
    const unchecked = { ...replayed, checked: 0 }
    expect(verdictOf(log, unchecked)).toBe('Nothing was checked: there are no checkpoints.')
    expect(verdictOf({ ...log, kind: 'devtools' }, unchecked)).toBe(
      'An export of Redux DevTools: nothing was checked: there are no checkpoints.',
    )
  })

  it('names the first step that differs, before that the one that threw', () => {
    expect(verdictOf(log, { ...replayed, divergence })).toBe(
      'Differs at step 2, api/executeQuery/pending (listReviews). auth: expected aa, actual bb. It still differs at the end',
    )
    const threw = { step: 2, type: 'a', message: 'no such word' }
    expect(verdictOf(log, { ...replayed, divergence, threw })).toBe('Step 2 (a) threw: no such word')
  })
})

describe('who wrote a log', () => {
  it('is told as far as it says', () => {
    const by = (more: Partial<ActionLog>) => aboutLog({ ...log, ...more, kind: 'redux-action-log' })[0]
    expect(by({})).toBe('Written by an unknown app, for an unknown reason')
    const app = { name: 'Vlerëso', version: '1.2', commit: 'abc' }
    expect(by({ app, reason: 'crash', tab: { id: '17', load: 2 } })).toBe(
      'Written by Vlerëso 1.2 (abc), for crash, in tab 17, page load 2',
    )
    expect(by({ app: { name: 'Vlerëso', version: '' } })).toBe('Written by Vlerëso, for an unknown reason')
    expect(aboutLog({ ...log, kind: 'devtools' })[0]).toBe('An export of Redux DevTools: without checkpoints')
  })

  it('is followed by what it lacks', () => {
    expect(aboutLog(log)).toHaveLength(1)
    expect(aboutLog({ ...log, isShortened: true, first: 9 }).slice(1)).toEqual([
      'It begins without the lists of what came before',
      'Without the first 9 actions, which were forgotten before',
    ])
  })

  it('cannot be told of what is no log: that is an error with a name of its own', () => {
    expect(new LogError('x')).toMatchObject({ name: 'LogError', message: 'x' })
  })
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
    expect(() => showsOf('state..a')).toThrow(LogError)
    expect(() => showsOf('state..a')).toThrow(
      /^'state\.\.a' is no expression, and neither 'differs' nor 'throws': SyntaxError: /,
    )
  })
})

describe('what became of a place of the state', () => {
  const basket: AnyReducer = (given, { type, payload }) => {
    const state = given as { rows: unknown[]; open: boolean }
    if (type === 'put') return { ...state, rows: [...state.rows, payload] }
    if (type === 'opened') return { ...state, open: true }
    return type === 'emptied' ? { ...state, rows: [] } : state
  }

  const actions = [
    { type: 'opened' },
    { type: 'put', payload: { name: 'a', stars: 1 } },
    { type: 'looked' },
    { type: 'put', payload: { name: 'b', stars: 2 } },
    { type: 'emptied' },
  ]
  const log: ActionLog = {
    kind: 'redux-action-log',
    base: { rows: [], open: false },
    actions,
    times: actions.map(() => 0),
    first: 0,
    checkpoints: [],
  }

  it('lists the steps that changed a place, from and to, and no others', () => {
    expect(historyOf(log, basket, 'rows.length')).toEqual([
      'at the start: undefined -> 0',
      'step 2, put: 0 -> 1',
      'step 4, put: 1 -> 2',
      'step 5, emptied: 2 -> 0',
    ])
    expect(historyOf(log, basket, 'rows.length', 4).at(-1)).toBe('step 4, put: 1 -> 2')
  })

  it('takes a place as a verdict writes it, and says which parts of it changed', () => {
    expect(historyOf(log, basket, 'rows.0.stars')).toEqual([
      'step 2, put: undefined -> 1',
      'step 5, emptied: 1 -> undefined',
    ])
    expect(historyOf(log, basket, 'rows["0"]["name"]')).toHaveLength(2)
    expect(historyOf(log, basket, 'rows').slice(-3)).toEqual([
      'step 5, emptied:',
      '- 0: {"name":"a","stars":1}',
      '- 1: {"name":"b","stars":2}',
    ])
    const many = { ...log, actions: [{ type: 'emptied' }], base: { rows: [1, 2, 3, 4, 5, 6, 7], open: false } }
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
