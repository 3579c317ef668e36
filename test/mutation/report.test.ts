// The page of mutation scores: what it is made of, and that nothing survives without a reason.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import areas from './areas.json'
import { joined, type Report, scoreTable, survivorList, survivorsOf, unsettled, withFigures } from './report'
import { explained } from './survivors'

const at = (line: number, column: number) => ({ line, column })
const mutant = (status: string, replacement = '', start = at(2, 10), end = at(2, 15)) => ({
  status,
  replacement,
  location: { start, end },
})
const report: Report = {
  files: {
    'src/a.ts': {
      source: 'one\n  return x > 1\n}',
      mutants: [
        mutant('Killed'),
        mutant('Timeout'),
        mutant('Killed'),
        mutant('Survived', 'x >=  1'),
        mutant('Ignored'),
      ],
    },
    'src/b.ts': { source: 'a\nb', mutants: [mutant('NoCoverage', '{}', at(1, 1), at(2, 2)), mutant('Killed')] },
  },
}
const survivors = [
  { file: 'src/a.ts', line: 'return x > 1', was: 'x > 1', becomes: 'x >= 1' },
  { file: 'src/b.ts', line: 'a', was: 'a b', becomes: '{}' },
]
const [first, second] = [
  { file: 'src/a.ts', line: 'return x > 1', becomes: ['x >= 1'], why: 'x is never 1.' },
  { file: 'src/b.ts', line: 'a', becomes: ['{}'], why: 'Nobody calls it.' },
]

describe('the page', () => {
  it('counts by area what was tried, and what was caught of it, a file in the first area that names it', () => {
    expect(
      scoreTable(report, { one: { code: ['src/a.ts'] }, rest: { code: ['src/'] } })
        .split('\n')
        .slice(2),
    ).toEqual([
      '| one | 4 | 2 | 1 | 1 | 1 | 75.0 |',
      '| rest | 2 | 1 | 0 | 1 | 0 | 50.0 |',
      '| all | 6 | 3 | 1 | 2 | 1 | 66.7 |',
    ])
    expect(scoreTable(report, { one: { code: ['src/a.ts'] }, none: { code: ['src/c.ts'] } })).toMatch(
      /\n\nNot tried in this run: none\.$/,
    )
  })

  it('joins runs: the last one counts, and nothing that was tried of a file as it is no more', () => {
    const b = { source: 'a\nb', mutants: [] }
    const c = { source: 'c', mutants: [] }
    const sources = new Map([
      ['src/a.ts', 'changed'],
      ['src/b.ts', b.source],
      ['src/c.ts', c.source],
    ])
    const all = joined([{ files: { 'src/b.ts': b, 'src/c.ts': c } }, report], (file) => sources.get(file))
    expect(all).toEqual({ files: { 'src/b.ts': report.files['src/b.ts'], 'src/c.ts': c } })
  })

  it('lists survivors with their reasons, and stands between its marks', () => {
    expect(survivorsOf(report)).toEqual(survivors)
    expect(survivorList(survivors, [first, second])).toBe(
      '### [src/a.ts](../src/a.ts)\n- `x > 1` → `x >= 1`: x is never 1.\n\n' +
        '### [src/b.ts](../src/b.ts)\n- `a b` → `{}`: Nobody calls it.',
    )
    const page = 'Before\n<!-- figures:start -->\nold\n<!-- figures:end -->\nAfter\n'
    expect(withFigures(page, 'new')).toBe(page.replace('old', 'new'))
  })

  it('misses reasons of survivors, and survivors of reasons', () => {
    expect(unsettled(survivors, [first, second])).toEqual({ unexplained: [], stale: [] })
    expect(unsettled(survivors, [first])).toEqual({ unexplained: [survivors[1]], stale: [] })
    expect(unsettled(survivors.slice(1), [first, second])).toEqual({ unexplained: [], stale: [first] })
  })
})

describe('as committed', () => {
  it('every area names files that exist, and no score is below 90', () => {
    const page = readFileSync('docs/mutation.md', 'utf8')
    const rows = [...page.matchAll(/^\| (\w+) \|.* ([\d.]+) \|$/gm)]
    expect(rows.length).toBeGreaterThan(0)
    for (const [, name, score] of rows) expect(Number(score), name).toBeGreaterThanOrEqual(90)
    for (const { code, tests } of Object.values(areas)) {
      for (const place of code) expect(existsSync(place), place).toBe(true)
      expect(tests.length).toBeGreaterThan(0)
    }
  })

  it('every explained line still stands in its file', () => {
    for (const { file, line } of explained) {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .map((text) => text.replace(/\s+/g, ' ').trim())
      expect(lines, file).toContain(line)
    }
  })
})
