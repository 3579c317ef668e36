// The steps of a log in one row: their order, what is found among them, and what a jump leads to.
import type { UnknownAction } from '@reduxjs/toolkit'
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
  const of = (what: string | object) =>
    typeof what === 'string'
      ? logSteps({ actions: [{ type: what }], times: [] })
      : logSteps({ actions: [], times: [], diary: [note(0, what)] })
  const isOne = (filter: StepFilter, what: string | object) => findSteps(of(what), filter, '').length === 1
  expect(isOne('Calls', 'api/executeQuery/pending')).toBe(true)
  expect(isOne('Calls', 'an/api/executeQuery/pending')).toBe(false)
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
