// Joins requirements, test results and the reasons for what no test cites into docs/proof/coverage.md; pure functions.
import type { TestRecord } from './results'

/** What the report is made of: the two files' contents, parsed by the callers of `parseTable`, and the results. */
export interface Sources {
  /** Every requirement id, in the order of requirements.tsv. */
  ids: readonly string[]
  results: readonly TestRecord[]
  /** Requirement id or area (`LOGIN`) -> why no test cites it yet. */
  reasons: ReadonlyMap<string, string>
}

/** The page and everything that is wrong with its sources. */
export interface Report {
  text: string
  problems: string[]
}

/** `LOGIN` of `LOGIN-07`. */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '')

/** The rows of a tab-separated file without its heading line. */
export function parseTable(text: string): string[][] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'))
}

/** Id -> the files that cite it. An id counts when a passing test cites it and no failing or unfinished one does. */
function citedBy(results: readonly TestRecord[]): Map<string, string[]> {
  const broken = new Set(results.filter(({ state }) => state !== 'passed' && state !== 'skipped').flatMap(idsOf))
  const files = new Map<string, Set<string>>()
  for (const { state, ids, file } of results) {
    if (state !== 'passed') continue
    for (const id of ids) {
      if (!broken.has(id)) files.set(id, (files.get(id) ?? new Set()).add(file))
    }
  }
  return new Map([...files].map(([id, own]) => [id, [...own].sort()]))
}

/** The page, and the errors: ids that do not exist, exceptions that are not needed, gaps without a reason. */
export function makeReport({ ids, results, reasons }: Sources): Report {
  const cited = citedBy(results)
  const areas = [...new Set(ids.map(areaOf))].sort()
  const gaps = ids.filter((id) => !cited.has(id))
  const problems = [
    ...unknownIds(ids, results),
    ...needlessReasons(ids, gaps, cited, reasons),
    ...gaps
      .filter((id) => !reasonFor(id, reasons))
      .map((id) => `${id} is neither cited by a test nor given a reason in not-proven.tsv`),
  ]
  const sections = areas.map((area) => {
    const own = ids.filter((id) => areaOf(id) === area)
    const rows = own.map((id) => `| ${id} | ${cell(id, cited, reasons)} |`)
    const count = own.filter((id) => cited.has(id)).length
    return [
      `## ${area}: ${count} of ${own.length}`,
      '',
      '| id | cited by, or why not |',
      '|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  const head = [
    '<!-- Generated from test results by test/requirements/coverage.ts. Do not edit. -->',
    '# Requirements coverage',
    '',
    `${ids.length - gaps.length} of ${ids.length} cited`,
    '',
    'An id is cited when a passing test names it in its title.',
    '',
  ]
  return { text: [...head, ...sections].join('\n'), problems }
}

/** The ids that a coverage page calls cited. */
function citedIn(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d{2}) \| `/gm)].map(([, id = '']) => id)
}

/** The ids cited in `committed` but not in the results; no id may be lost. */
export function lostIds(committed: string, results: readonly TestRecord[]): string[] {
  const cited = citedBy(results)
  return citedIn(committed).filter((id) => !cited.has(id))
}

const idsOf = ({ ids }: TestRecord): string[] => ids

const reasonFor = (id: string, reasons: ReadonlyMap<string, string>): string | undefined =>
  reasons.get(id) ?? reasons.get(areaOf(id))

function cell(id: string, cited: ReadonlyMap<string, string[]>, reasons: ReadonlyMap<string, string>): string {
  const files = cited.get(id)
  return files ? files.map((file) => `\`${file}\``).join(', ') : `not yet: ${reasonFor(id, reasons) ?? '?'}`
}

function unknownIds(ids: readonly string[], results: readonly TestRecord[]): string[] {
  const known = new Set(ids)
  return results.flatMap(({ file, ids: cited }) =>
    cited.filter((id) => !known.has(id)).map((id) => `${id}, cited in ${file}, is no requirement`),
  )
}

/** Exceptions expire by themselves: a reason whose id, or whole area, is cited has to go. */
function needlessReasons(
  ids: readonly string[],
  gaps: readonly string[],
  cited: ReadonlyMap<string, string[]>,
  reasons: ReadonlyMap<string, string>,
): string[] {
  const known = new Set([...ids, ...ids.map(areaOf)])
  const openAreas = new Set(gaps.filter((id) => !reasons.has(id)).map(areaOf))
  return [...reasons.keys()].flatMap((key) => {
    if (!known.has(key)) return [`not-proven.tsv names ${key}, which is neither a requirement nor an area`]
    if (cited.has(key)) return [`not-proven.tsv excuses ${key}, which is cited: remove the line`]
    if (key === areaOf(key) && !openAreas.has(key)) return [`not-proven.tsv excuses ${key}, which needs it no more`]
    return []
  })
}
