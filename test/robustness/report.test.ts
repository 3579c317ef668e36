// The page of figures: how it is made, and that the committed one shows no failures.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rowsOf, table, withFigures, withRows } from './report'
import { allRows, proofs, reasons, rowList } from './rows'

const page = (rows: string) => `Before\n<!-- figures:start -->\n${rows}\n<!-- figures:end -->\nAfter\n`
const one = { matrix: 'B × c', cases: 2294, failures: 0, command: 'npx vitest run test/robustness/report.test.ts' }
const other = { ...one, matrix: 'A', failures: 3 }

describe('the page', () => {
  it('has a row a matrix, in their order, and can be read again', () => {
    const text = withFigures(page(''), [one, other])
    expect(text).toBe(page(table([other, one])))
    expect(text).toContain('| B × c | 2,294 | 0 | `npx vitest run test/robustness/report.test.ts` |')
    expect(rowsOf(text)).toEqual([other, one])
  })

  it('keeps the rows of matrices that were not run, and replaces those that were', () => {
    const text = withFigures(page(table([one, other])), [{ ...other, failures: 0 }])
    expect(rowsOf(text)).toEqual([{ ...other, failures: 0 }, one])
  })

  it('as committed shows runs without failures, by commands whose files exist', () => {
    const rows = rowsOf(readFileSync('docs/proof/robustness.md', 'utf8'))
    expect(rows.length).toBeGreaterThan(0)
    for (const { matrix, cases, failures, command } of rows) {
      expect(cases, matrix).toBeGreaterThan(0)
      expect(failures, matrix).toBe(0)
      for (const file of command.match(/\S+\.tsx?\b/g) ?? []) expect(existsSync(file), file).toBe(true)
    }
  })
})

describe('the rows of the matrices', () => {
  const found = proofs()

  it('are 128, each with a test that cites it, or a reason', () => {
    expect(allRows).toHaveLength(128)
    expect(allRows.filter((row) => !found.has(row) && !reasons[row])).toEqual([])
    expect(Object.keys(reasons).filter((row) => found.has(row))).toEqual([])
    expect([...found.keys()].filter((row) => !allRows.includes(row))).toEqual([])
  })

  it('stand in the page as the titles have them (npx tsx test/robustness/report.ts --write)', () => {
    const page = readFileSync('docs/proof/robustness.md', 'utf8')
    expect(page).toBe(withRows(page, rowList(found)))
  })
})
