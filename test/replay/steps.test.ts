// The steps of a log in one row: their order, what is found among them, and what a jump leads to.
import { describe, expect, it } from 'vitest'
import type { DiaryEntry } from '@/replay/actionLog'
import { findSteps, jumps, logSteps, nextStep, type StepFilter, stepFilters } from '@/tools/log/steps'

const call = (how: string, meta: object = {}, payload?: object) => ({
  type: `api/execute${how}`,
  payload,
  meta: { arg: { endpointName: 'listReviews' }, ...meta },
})
const actions = [
  { type: 'navigation/locationChanged', payload: { path: '/faq', query: {} } },
  call('Query/rejected', { condition: true }),
  call('Mutation/pending'),
  call('Mutation/rejected', {}, { status: 500 }),
  call('Query/rejected', { aborted: true }),
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

it('stand in their order: the start, each action, and what happened after it', () => {
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
  expect(logSteps({ actions: [], times: [] })).toEqual([{ id: 0, state: 0, at: 0, sentence: 'the start' }])
})

describe('can be reduced', () => {
  it.each([
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
  ] as const)('to: %s', (filter, found) => expect(ids(filter)).toEqual(found))

  it('by every choice there is', () => expect(Object.keys(stepFilters)).toHaveLength(9))

  it('to those with words in sentence, type or payload, whatever their case', () => {
    expect(ids('All steps', ' dërgo ')).toEqual([4])
    expect(ids('All steps', 'EXECUTEMUTATION')).toEqual([5, 6])
    expect(ids('Errors', '"status":500')).toEqual([6, 7])
    expect(ids('All steps', 'condition')).toEqual([3])
    expect(ids('All steps', 'the start')).toEqual([0])
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
  const only = (type: string) => logSteps({ actions: [{ type }], times: [] })
  const types = (filter: StepFilter, type: string) => findSteps(only(type), filter, '').map(({ id }) => id)
  expect(types('Calls', 'api/executeQuery/pending')).toEqual([1])
  expect(types('Calls', 'an/api/executeQuery/pending')).toEqual([])
  expect(types('Writes', 'api/executeMutation/fulfilled')).toEqual([])
  const called = (method: string) =>
    logSteps({ actions: [], times: [], diary: [note(0, { kind: 'call', method, path: '/a', status: 200, ms: 1 })] })
  expect(findSteps(called('DELETE'), 'Writes', '')).toHaveLength(1)
  expect(findSteps(called('GET'), 'Writes', '')).toHaveLength(0)
  expect(findSteps(called('GET'), 'Calls', '')).toHaveLength(1)
  for (const kind of ['typed', 'submit', 'press']) {
    const done = logSteps({ actions: [], times: [], diary: [note(0, { kind, name: 'a', control: 'button' })] })
    expect(findSteps(done, 'What the visitor did', '')).toHaveLength(1)
  }
})

it('have their moments, and 0 where the log has none', () => {
  expect(steps.map(({ at }) => at)).toEqual([100, 1, 100, 200, 201, 300, 400, 401, 500, 501, 501, 501])
  expect(logSteps({ actions, times: [] }).map(({ at }) => at)).toEqual([0, 0, 0, 0, 0, 0])
})

it('stay the same objects while a log grows, those that are still the same', () => {
  const before = logSteps({ actions: actions.slice(0, 2), times: [100, 200], diary: diary.slice(0, 1) })
  const grown = logSteps({ actions: actions.slice(0, 3), times: [100, 200, 300], diary: diary.slice(0, 2) }, before)
  expect(grown.slice(0, 4).map((step, at) => step === before[at])).toEqual([true, true, true, true])
  expect(grown.slice(4).map(({ id, sentence }) => [id, sentence])).toEqual([
    [4, 'pressed "Dërgo"'],
    [5, 'sent listReviews'],
  ])
  // The same action behind another one, where an entry was.
  const [first, second] = [{ type: 'a' }, { type: 'b' }]
  const alone = logSteps({ actions: [second], times: [200], diary: diary.slice(0, 1) })
  const behind = logSteps({ actions: [first, second], times: [100, 200] }, alone)
  expect(behind.map(({ state, sentence }) => `${state} ${sentence}`)).toEqual(['0 the start', '1 a', '2 b'])
  const changed = (rest: Partial<Parameters<typeof logSteps>[0]>) => {
    const given = { actions: actions.slice(0, 2), times: [100, 200], diary: diary.slice(0, 1), ...rest }
    return logSteps(given, before).map((step, at) => step === before[at])
  }
  expect(changed({})).toEqual([true, true, true, true])
  expect(changed({ times: [100, 201] })).toEqual([true, true, true, false])
  const another = [{ ...actions[0], type: 'b' }, actions[1] as (typeof actions)[number]]
  expect(changed({ actions: another })).toEqual([true, true, false, true])
  expect(changed({ diary: [{ ...(diary[0] as DiaryEntry) }] })).toEqual([true, false, true, true])
  expect(changed({ diary: [] })).toEqual([true, false, false])
})

it('can be jumped to, both ways, until there is none', () => {
  const from = (...given: [at: number, jump: (typeof jumps)[keyof typeof jumps], way?: 1 | -1]) =>
    nextStep(steps, ...given)?.id
  expect([from(0, jumps.error), from(6, jumps.error), from(7, jumps.error)]).toEqual([6, 7, undefined])
  expect([from(7, jumps.error, -1), from(6, jumps.error, -1)]).toEqual([6, undefined])
  expect([from(0, jumps.page), from(0, jumps.write), from(11, jumps.page, -1)]).toEqual([1, 5, 2])
  expect([from(-1, () => true), from(-1, () => true, -1)]).toEqual([0, undefined])
})
