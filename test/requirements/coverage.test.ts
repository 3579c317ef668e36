// What the check of the requirements counts as cited, and what it names.
import { expect, it } from 'vitest'
import { coverageGaps, firstColumn, idsIn } from './coverage'

it('ids stand in brackets, one or several; other brackets and bare ids are text', () => {
  expect(idsIn('page > shows it [CATPAGE-08]')).toEqual(['CATPAGE-08'])
  expect(idsIn('a [AA-01, AA-02] b [BB-01 S14]')).toEqual(['AA-01', 'AA-02', 'BB-01', 'S14'])
  expect(idsIn('maps [1, 2] and [AA-1] and AA-01 and [see AA-01] and []')).toEqual([])
})

it.each([
  ['requirements', 'SCREEN-01', /^[A-Z]+-\d\d$/],
  ['robustness', 'S01', /^[SQLXF]\d\d$/],
])('the list of %s is one of ids, the first of them included', (name, first, shape) => {
  const ids = firstColumn(`docs/spec/${name}.tsv`)
  expect(ids[0]).toBe(first)
  expect(ids.filter((id) => !shape.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

it('an id that no passed test cites is named, unless it is excused; so is one that is in no list', () => {
  const test = (title: string, state: 'passed' | 'failed' | 'skipped' | 'pending' = 'passed') => ({
    ...{ file: 'test/a.test.ts', title, state },
  })
  const tests = [test('[AA-01]'), test('[AA-02]', 'skipped'), test('[AA-03]', 'failed'), test('[AA-04]', 'pending')]
  const listed = ['AA-01', 'AA-02', 'AA-03', 'AA-04', 'AA-05', 'S01']
  expect(coverageGaps([...tests, test('[CC-09]')], listed, ['AA-05', 'ZZ-01'])).toEqual([
    'AA-02 is cited by no test that passed',
    'AA-03 is cited by no test that passed',
    'AA-04 is cited by no test that passed',
    'S01 is cited by no test that passed',
    'CC-09, cited in test/a.test.ts, is no requirement',
    'ZZ-01, in not-proven.tsv, is no requirement',
  ])
})
