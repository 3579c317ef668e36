// The steps of a log: what each is called and told by; their order in one row, what is found there, where a jump leads.
// What is said of a log and of its replay, in words; and what somebody may look for in a replay.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { type ActionLog, aboutLog, type DiaryEntry, LogError, type NewEntry } from '@/replay/actionLog'
import type { Change } from '@/replay/diff'
import { firstOf, historyOf } from '@/tools/log/history'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer, Divergence, Replayed } from '@/tools/log/replayLog'
import { actionSentence, entrySentence, stepName } from '@/tools/log/sentences'
import { showsOf } from '@/tools/log/shows'
import { findSteps, jumps, logSteps, nextStep, type StepFilter } from '@/tools/log/steps'
import { checkedText, exactText, placeOf, slicesText, spanText, verdictOf } from '@/tools/log/verdict'
import { logOf } from './logs'

const call = (how: string, rest: { meta?: object; payload?: unknown; error?: unknown } = {}): UnknownAction => ({
  type: `api/execute${how}`,
  ...rest,
  meta: { arg: { endpointName: 'listReviews' }, ...rest.meta },
})
const moved = (payload: unknown) => ({ type: 'navigation/locationChanged', payload })
const answered = { baseQueryMeta: { response: { status: 200 } } }

const toldActions: readonly [UnknownAction, string][] = [
  [moved({ path: '/biznes/biz_001', query: {} }), 'opened /biznes/biz_001'],
  [{ type: 'navigation/requested', payload: { to: '/login' } }, 'the app went to /login'],
  [call('Query/pending'), 'asked for listReviews'],
  [call('Query/fulfilled', { meta: answered }), 'listReviews answered with 200'],
  [call('Query/rejected', { meta: { condition: true } }), 'listReviews was there already'],
  [call('Query/rejected', { meta: { aborted: true } }), 'listReviews was given up'],
  [call('Query/rejected', { payload: { kind: 'http', status: 503 } }), 'listReviews failed: 503'],
  [call('Query/rejected', { payload: { kind: 'network', status: 0 } }), 'listReviews failed: network'],
  [call('Query/rejected', { error: { message: 'x is not a function' } }), 'listReviews failed: x is not a function'],
  [call('Mutation/pending'), 'sent listReviews'],
  [call('Mutation/rejected', { payload: { status: 409, code: 'A' } }), 'listReviews failed: 409 A'],
  [{ type: 'reviews/createRefused', payload: { message: 'x', code: 'A' } }, 'the review was refused: A'],
  [{ type: 'reviews/listOpened', payload: { list: 'userReviews' } }, 'the list userReviews was opened'],
  [{ type: 'auth/LOGIN_SUCCESS' }, 'auth: login success'],
  [moved({ path: '/a\n b', query: { kerko: 'ë k', faqe: 2 } }), 'opened /a b?kerko=ë+k&faqe=2'],
  [{ type: 'navigation/clockTicked' }, 'a minute passed'],
  [{ type: 'navigation/requested' }, 'the app went to '],
  [{ type: 'replay/stateShown', payload: {} }, 'Redux DevTools set the state'],
  [{ type: 'notices/noticeShown', payload: { kind: 'error', text: 'x' } }, 'showed a message (error)'],
  [{ type: 'notices/noticeDismissed' }, 'a message went away'],
  [{ type: 'view/changed' }, 'the page reported the same again'],
  [{ type: 'api/queries/removeQueryResult' }, 'an unused answer was dropped'],
  [{ type: 'x/businesses/listClosed' }, 'x: businesses list closed'],
  [call('Query/fulfilled'), 'listReviews answered'],
  [call('Query/rejected'), 'listReviews failed: no reason'],
  [{ type: 'api/executeQuery/rejected' }, ' failed: no reason'],
  [{ type: 'api/executeQuery/pending/more' }, 'api: execute query pending more'],
]

it.each(toldActions)('the action %j is told by %s', (action, words) => expect(actionSentence(action)).toBe(words))

describe('what components report', () => {
  const form = (values: object, rest: object = {}) => ({ reviewForm: { values, errors: {}, refusals: 0, ...rest } })

  it.each<[object | undefined, object, string]>([
    [form({ comment: 'Kafe' }), form({ comment: 'Kafe e mirë' }), 'reviewForm: comment, 11 letters'],
    [undefined, { menu: true, search: 'kafe' }, 'menu: on; search: 4 letters'],
    [{ menu: true }, { menu: false }, 'menu: off'],
    [{ searchOpen: true }, {}, 'searchOpen: gone'],
    [{}, form({}), 'reviewForm: new'],
    [{ deletion: 'r1' }, { deletion: null }, 'deletion: changed'],
    [form({ rating: 0 }), form({ rating: 4 }, { at: 1_795_770_020_079 }), 'reviewForm: rating, 4; reviewForm: at, new'],
    [{}, { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 'a: 1; b: 2; c: 3; d: 4; 2 more'],
    [{ menu: true }, { menu: true }, 'the page reported the same again'],
  ])('from %j to %j is told by name and length of the text, never the text: %s', (before, now, words) => {
    expect(actionSentence({ type: 'view/changed', payload: now }, before)).toBe(words)
  })

  it('is compared with the report before it, whatever came between', () => {
    const actions = [
      { type: 'view/changed', payload: { search: 'ka', menu: true } },
      { type: 'navigation/clockTicked', payload: 1 },
      { type: 'view/changed', payload: { search: 'kafe', menu: true } },
    ]
    expect(logSteps({ actions, times: [1, 2, 3] }).at(-1)?.sentence).toBe('search: 4 letters')
  })
})

const got = (status: number, ms: number, rest: object = {}) =>
  ({ kind: 'call', method: 'GET', path: '/reviews', status, ms, ...rest }) as NewEntry
const page = (event: string) => ({ kind: 'page', event, path: '/faq' }) as NewEntry
const link = { kind: 'press', control: 'link', name: 'Faqja', to: '/faq', byKeyboard: true } as const

const entries: readonly [NewEntry, string][] = [
  [{ kind: 'press', control: 'button', name: 'Dërgo komentin' }, 'pressed "Dërgo komentin"'],
  [link, 'pressed link "Faqja" to /faq by keyboard'],
  [{ kind: 'typed', name: 'Titulli' }, 'filled in "Titulli"'],
  [{ kind: 'submit', name: 'Hyr' }, 'submitted "Hyr"'],
  [page('loaded'), 'the page was loaded at /faq'],
  [page('reloaded'), 'the page was reloaded at /faq'],
  [page('restored'), 'the browser brought the page back at /faq'],
  [page('back or forward'), 'went back or forward to /faq'],
  [page('hidden'), 'the tab was left'],
  [page('shown'), 'the tab was in front again'],
  [got(200, 180), 'GET /reviews 200 in 180 ms'],
  [got(0, 9), 'GET /reviews got no answer after 9 ms'],
  [got(503, 9, { scenario: 'maintenance' }), 'GET /reviews 503 in 9 ms, scenario maintenance'],
  [{ kind: 'console', level: 'error', text: 'TypeError: x\n    at y' }, 'the console had an error: TypeError: x'],
  [{ kind: 'otherTab', event: 'logged out' }, 'another tab logged out'],
  [{ kind: 'mark', words: 'the list\n is empty' }, 'bug here: the list is empty'],
]

it.each(entries)('the entry of the diary %j is told by %s', (entry, words) =>
  expect(entrySentence({ ...entry, at: 1, after: 1 } as DiaryEntry)).toBe(words),
)

it('no action of the recorded sessions is without words', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.actionlog.json'))
  const all = files.flatMap((file) => readLog(readFileSync(join(import.meta.dirname, file), 'utf8')).actions)
  for (const sentence of all.map(actionSentence)) expect(sentence).toMatch(/^[a-z][^{}]* |^[a-z]+: /)
})

it('a step is called by its type, with the name of the call', () => {
  expect(stepName({ type: 'auth/LOGOUT' })).toBe('auth/LOGOUT')
  expect(stepName({ type: 'a', meta: null })).toBe('a')
  const meta = { arg: { endpointName: 'listReviews' } }
  expect(stepName({ type: 'api/executeQuery/pending', meta })).toBe('api/executeQuery/pending (listReviews)')
  expect(stepName({ type: 'a/rejected/b', meta: { condition: true } })).toBe('a/rejected/b')
  const rejected = { type: 'api/executeQuery/rejected', meta: { ...meta, condition: true } }
  expect(stepName(rejected)).toBe('api/executeQuery/notNeeded (listReviews)')
})

const actions = [
  moved({ path: '/faq', query: {} }),
  call('Query/rejected', { meta: { condition: true } }),
  call('Mutation/pending'),
  call('Mutation/rejected', { payload: { status: 500 } }),
  call('Query/rejected', { meta: { aborted: true } }),
]
const note = (after: number, rest: object) => ({ at: after * 100 + 1, after, ...rest }) as DiaryEntry
const diary = [
  note(0, { kind: 'page', event: 'loaded', path: '/faq' }),
  note(2, { kind: 'press', control: 'button', name: 'Dërgo' }),
  note(4, { kind: 'call', method: 'POST', path: '/reviews', status: 500, ms: 9 }),
  note(5, { kind: 'console', level: 'warn', text: 'odd' }),
  note(5, { kind: 'otherTab', event: 'logged out' }),
  note(5, { kind: 'mark', words: 'here' }),
]
const steps = logSteps({ actions, times: [100, 200, 300, 400, 500], diary })
const ids = (filter: StepFilter, words = '') => findSteps(steps, filter, words).map(({ id }) => id)

it('stand in their order, with their moments: the start, each action, and what happened after it', () => {
  expect(steps.map(({ state, sentence }) => `${state} ${sentence}`)).toEqual([
    '0 the start',
    '0 the page was loaded at /faq',
    '1 opened /faq',
    '2 listReviews was there already',
    '2 pressed "Dërgo"',
    '3 sent listReviews',
    '4 listReviews failed: 500',
    '4 POST /reviews 500 in 9 ms',
    '5 listReviews was given up',
    '5 the console warned: odd',
    '5 another tab logged out',
    '5 bug here: here',
  ])
  expect(steps.map(({ id }) => id)).toEqual([...steps.keys()])
  expect(steps.map(({ at }) => at)).toEqual([100, 1, 100, 200, 201, 300, 400, 401, 500, 501, 501, 501])
  expect(logSteps({ actions, times: [] }).map(({ at }) => at)).toEqual([0, 0, 0, 0, 0, 0])
  expect(logSteps({ actions: [], times: [] })).toEqual([{ id: 0, state: 0, at: 0, sentence: 'the start' }])
})

describe('can be reduced', () => {
  it.each<[StepFilter, number[]]>([
    ['All steps', steps.map(({ id }) => id)],
    ['What the visitor did', [1, 2, 4, 11]],
    ['Pages', [1, 2]],
    ['Calls', [3, 5, 6, 7, 8]],
    ['Writes', [5, 7]],
    // What was not needed, or given up, did not fail.
    ['Errors', [6, 7]],
    ['Other tabs', [10]],
    ['Marked bugs', [11]],
    ['Actions only', [2, 3, 5, 6, 8]],
  ])('to: %s', (filter, found) => expect(ids(filter)).toEqual(found))

  it('to those with words in sentence, type or payload, whatever their case', () => {
    expect(ids('All steps', ' dërgo ')).toEqual([4])
    expect(ids('All steps', 'EXECUTEMUTATION')).toEqual([5, 6])
    expect(ids('Errors', '"status":500')).toEqual([6, 7])
    expect(ids('All steps', '  ')).toHaveLength(steps.length)
  })
})

it('are errors by what failed: a call of the page, the console, what the app refused', () => {
  const isError = (step: object) => jumps.error({ id: 0, state: 0, at: 0, sentence: '', ...step })
  const action = (type: string, meta?: object) => isError({ action: { type, meta } })
  const entry = (rest: object) => isError({ entry: note(0, rest) })
  expect([400, 500, 0].map((status) => entry({ kind: 'call', status }))).toEqual([true, true, true])
  expect([200, 399].map((status) => entry({ kind: 'call', status }))).toEqual([false, false])
  expect(['error', 'warn'].map((level) => entry({ kind: 'console', level }))).toEqual([true, false])
  expect(entry({ kind: 'press', status: 500, level: 'error' })).toBe(false)
  const failed = ['api/x/rejected', 'reviews/createRefused', 'auth/LOGIN_FAILURE', 'auth/SET_ERROR']
  const others = ['rejected', 'a/rejected/b', 'LOGIN_FAILURE/x', 'SET_ERROR', 'a/SET_ERROR/b', 'a/b']
  expect([...failed, ...others].filter((type) => action(type))).toEqual(failed)
  expect(action('api/x/rejected', { condition: true })).toBe(false)
  expect(action('api/x/rejected', { aborted: true })).toBe(false)
  expect(isError({})).toBe(false)
})

it('are calls and writes of actions and of the page', () => {
  const of = (what: string | object) =>
    typeof what === 'string'
      ? logSteps({ actions: [{ type: what }], times: [] })
      : logSteps({ actions: [], times: [], diary: [note(0, what)] })
  const isOne = (filter: StepFilter, what: string | object) => findSteps(of(what), filter, '').length === 1
  expect(isOne('Calls', 'api/executeQuery/pending')).toBe(true)
  expect(isOne('Writes', 'api/executeMutation/fulfilled')).toBe(false)
  const called = (method: string) => ({ kind: 'call', method, path: '/a', status: 200, ms: 1 })
  const [writes, reads] = [isOne('Writes', called('DELETE')), isOne('Writes', called('GET'))]
  expect([writes, reads, isOne('Calls', called('GET'))]).toEqual([true, false, true])
  for (const kind of ['typed', 'submit', 'press']) expect(isOne('What the visitor did', { kind, name: 'a' })).toBe(true)
})

it('stay the same objects while a log grows, those that are still the same', () => {
  const [first, second] = actions as unknown as [UnknownAction, UnknownAction]
  const given = { actions: [first, second] as UnknownAction[], times: [100, 200], diary: diary.slice(0, 1) }
  const before = logSteps(given)
  const kept = (rest: Partial<typeof given>) => {
    const now = logSteps({ ...given, ...rest }, before)
    return now.map((step, at) => (step === before[at] ? 'same' : `${step.id} ${step.sentence}`))
  }
  const same = 'same'
  expect(kept({})).toEqual([same, same, same, same])
  const grown = { actions: actions.slice(0, 3), times: [100, 200, 300], diary: diary.slice(0, 2) }
  expect(kept(grown)).toEqual([same, same, same, same, '4 pressed "Dërgo"', '5 sent listReviews'])
  expect(kept({ times: [100, 201] })).toEqual([same, same, same, '3 listReviews was there already'])
  expect(kept({ actions: [{ ...first, type: 'b' }, second] })).toEqual([same, same, '2 b', same])
  const entry = kept({ diary: [{ ...(diary[0] as DiaryEntry) }] })
  expect(entry).toEqual([same, '1 the page was loaded at /faq', same, same])
  // The same action behind another one, where an entry was.
  expect(kept({ diary: [] })).toEqual([same, '1 opened /faq', '2 listReviews was there already'])
  const alone = logSteps({ actions: [second], times: [200], diary: given.diary })
  expect(logSteps({ actions: [first, second], times: [100, 200] }, alone).map(({ state }) => state)).toEqual([0, 1, 2])
})

it('can be jumped to, both ways, until there is none', () => {
  const from = (...given: [at: number, jump: (typeof jumps)[keyof typeof jumps], way?: 1 | -1]) =>
    nextStep(steps, ...given)?.id
  expect([from(0, jumps.error), from(6, jumps.error), from(7, jumps.error)]).toEqual([6, 7, undefined])
  expect([from(7, jumps.error, -1), from(6, jumps.error, -1)]).toEqual([6, undefined])
  expect([from(0, jumps.page), from(0, jumps.write), from(11, jumps.page, -1)]).toEqual([1, 5, 2])
  expect([from(-1, () => true), from(-1, () => true, -1)]).toEqual([0, undefined])
})

const log = logOf([{ type: 'a' }, call('Query/pending'), { type: 'c' }])
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

  it('is that there was nothing to compare with, or names the first step that differs, before that the one that threw', () => {
    const none = 'othing was checked: there are no checkpoints.'
    const unchecked = { ...replayed, checked: 0 }
    expect(verdictOf(log, unchecked)).toBe(`N${none}`)
    expect(verdictOf({ ...log, kind: 'devtools' }, unchecked)).toBe(`An export of Redux DevTools: n${none}`)
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
