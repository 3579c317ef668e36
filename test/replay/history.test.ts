// `--history` and `--first`: what became of a place of the state, and when something first held.
import { expect, it } from 'vitest'
import type { ActionLog } from '@/replay/actionLog'
import { firstStep, firstText, historyOf } from '@/tools/log/history'
import type { AnyReducer } from '@/tools/log/replayLog'

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
  const first = (expression: string) => firstText(log, firstStep(log, basket, expression))
  expect(first('state.rows.length > 1')).toBe('It first holds after step 4, put')
  expect(first('!state.open')).toBe('It first holds at the start')
  expect(first('state.rows[2].stars > 0')).toBe('It holds at no step')
  expect(() => first('state.')).toThrow("'state.' is no expression")
})
