// @vitest-environment node
// The steps of a log in one row: their order, what is found among them, and what a jump leads to.
import { describe, expect, it } from 'vitest'
import type { DiaryEntry } from '@/replay/diary/entry'
import { findSteps, jumps, logSteps, nextStep, type StepFilter, stepFilters } from '@/replay/steps'

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
  expect(logSteps({ actions: [], times: [] })).toHaveLength(1)
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
  })
})

it('can be jumped to, both ways, until there is none', () => {
  expect(nextStep(steps, 0, jumps.error)?.id).toBe(6)
  expect(nextStep(steps, 6, jumps.error)?.id).toBe(7)
  expect(nextStep(steps, 7, jumps.error)).toBeUndefined()
  expect(nextStep(steps, 7, jumps.error, -1)?.id).toBe(6)
  expect(nextStep(steps, 0, jumps.page)?.id).toBe(1)
  expect(nextStep(steps, 0, jumps.write)?.id).toBe(5)
})
