// The coverage script on small made-up projects: what it counts, what it refuses, and that no id is ever lost.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coverage } from './coverage'
import { idsIn } from './ids'
import { resultsFolder, type TestRecord, writeProject } from './results'

const test = (ids: string[], state: TestRecord['state'] = 'passed', file = 'test/a.test.ts'): TestRecord => ({
  file,
  title: `does it [${ids.join(', ')}]`,
  state,
  ids,
})

let root = ''

const world = (results: TestRecord[], reasons: string[] = []): void => {
  writeFileSync(join(root, 'docs/spec/not-proven.tsv'), ['id\treason', ...reasons, ''].join('\n'))
  writeProject(join(root, resultsFolder), 'unit', results)
}
const page = (): string => readFileSync(join(root, 'docs/proof/coverage.md'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'))
  for (const folder of ['spec', 'proof']) mkdirSync(join(root, 'docs', folder), { recursive: true })
  const rows = ['AA-01', 'AA-02', 'BB-01'].map((id) => `${id}\tshared\tstate\tIt does.\tACC`)
  writeFileSync(
    join(root, 'docs/spec/requirements.tsv'),
    ['id\tarea\tkind\trequirement\tsource', ...rows, ''].join('\n'),
  )
})
afterEach(() => rmSync(root, { recursive: true }))

describe('ids in titles', () => {
  it('reads one, several, and several brackets', () => {
    expect(idsIn('page > shows it [CATPAGE-08]')).toEqual(['CATPAGE-08'])
    expect(idsIn('a [AA-01, AA-02] b [BB-01 AA-01]')).toEqual(['AA-01', 'AA-02', 'BB-01'])
  })

  it('leaves other brackets and bare ids alone', () => {
    expect(idsIn('maps [1, 2] and [AA-1] and AA-01 and [see AA-01] and []')).toEqual([])
  })
})

describe('the page', () => {
  it('counts, names the files and gives the reasons', () => {
    world([test(['AA-01']), test(['AA-01'], 'passed', 'test/b.test.ts')], ['AA-02\tneeds a screen', 'BB\tissue 3'])
    expect(coverage(root, 'write')).toEqual([])
    expect(page()).toContain('\n1 of 3 cited\n')
    expect(page()).toContain('## AA: 1 of 2\n')
    expect(page()).toContain('| AA-01 | `test/a.test.ts`, `test/b.test.ts` |\n| AA-02 | not yet: needs a screen |')
    expect(page()).toContain('| BB-01 | not yet: issue 3 |')
    expect(coverage(root, 'compare')).toEqual([])
  })

  it('does not count failed, skipped or unfinished tests, nor an id that one test proves and another refutes', () => {
    const reasons = ['AA\tlater', 'BB\tlater']
    world([test(['AA-01'], 'failed'), test(['AA-02'], 'skipped'), test(['BB-01']), test(['BB-01'], 'pending')], reasons)
    expect(coverage(root, 'write')).toEqual([])
    expect(page()).toContain('\n0 of 3 cited\n')
  })
})

describe('it refuses', () => {
  it('an id that is no requirement', () => {
    world([test(['AA-01', 'AA-02', 'BB-01', 'CC-09'])])
    expect(coverage(root, 'write')).toEqual(['CC-09, cited in test/a.test.ts, is no requirement'])
  })

  it('a gap without a reason', () => {
    world([test(['AA-01', 'AA-02'])])
    expect(coverage(root, 'write')).toEqual(['BB-01 is neither cited by a test nor given a reason in not-proven.tsv'])
  })

  it('an exception that has expired, of an id or of an area, and one for nothing', () => {
    world([test(['AA-01', 'AA-02', 'BB-01'])], ['AA-01\tlater', 'BB\tlater', 'ZZ\tlater'])
    expect(coverage(root, 'write')).toEqual([
      'not-proven.tsv excuses AA-01, which is cited: remove the line',
      'not-proven.tsv excuses BB, which needs it no more',
      'not-proven.tsv names ZZ, which is neither a requirement nor an area',
    ])
  })

  it('the loss of an id, when comparing and when writing', () => {
    world([test(['AA-01', 'AA-02'])], ['BB\tlater'])
    coverage(root, 'write')
    world([test(['AA-01'])], ['AA\tlater', 'BB\tlater'])
    expect(coverage(root, 'compare')[0]).toBe('AA-02 was cited and is not any more')
    expect(coverage(root, 'write')).toEqual(['AA-02 was cited and is not any more'])
    expect(page()).toContain('\n2 of 3 cited\n')
  })

  it('a page that does not say what the results say, until it is written', () => {
    world([test(['AA-01'])], ['AA\tlater', 'BB\tlater'])
    coverage(root, 'write')
    world([test(['AA-01', 'BB-01'])], ['AA\tlater'])
    expect(coverage(root, 'compare')).toHaveLength(1)
    expect(coverage(root, 'write')).toEqual([])
    expect(coverage(root, 'compare')).toEqual([])
  })

  it('to speak without results', () => {
    expect(coverage(root, 'compare')).toEqual(['There are no test results: run `npm test` first'])
  })
})
