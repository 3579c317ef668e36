// Joins requirements, test results and the reasons for what is not proven into docs/spec/coverage.md; pure functions.
import type { TestRecord } from './results'

/** What the report is made of: the three files' contents, parsed by the callers of `parseTable`. */
export interface Sources {
  /** Every requirement id, in the order of requirements.tsv. */
  ids: readonly string[]
  results: readonly TestRecord[]
  /** Requirement id or area (`LOGIN`) -> why it is not proven yet. */
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

/** Id -> the files that prove it. An id counts when a passing test cites it and no failing or unfinished one does. */
function provenBy(results: readonly TestRecord[]): Map<string, string[]> {
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
  const proven = provenBy(results)
  const areas = [...new Set(ids.map(areaOf))].sort()
  const gaps = ids.filter((id) => !proven.has(id))
  const problems = [
    ...unknownIds(ids, results),
    ...needlessReasons(ids, gaps, proven, reasons),
    ...gaps
      .filter((id) => !reasonFor(id, reasons))
      .map((id) => `${id} is neither proven nor given a reason in not-proven.tsv`),
  ]
  const sections = areas.map((area) => {
    const own = ids.filter((id) => areaOf(id) === area)
    const rows = own.map((id) => `| ${id} | ${cell(id, proven, reasons)} |`)
    const count = own.filter((id) => proven.has(id)).length
    return [
      `## ${area}: ${count} of ${own.length}`,
      '',
      '| id | proven by, or why not |',
      '|---|---|',
      ...rows,
      '',
    ].join('\n')
  })
  const head = [
    '<!-- Generated from test results by test/requirements/coverage.ts. Do not edit. -->',
    '# Requirements coverage',
    '',
    `${ids.length - gaps.length} of ${ids.length} proven`,
    '',
    'An id is proven when a passing test cites it in its title; see [testing.md](../testing.md).',
    '',
  ]
  return { text: [...head, ...sections].join('\n'), problems }
}

/** The ids that a coverage page calls proven. */
function provenIn(page: string): string[] {
  return [...page.matchAll(/^\| ([A-Z]+-\d{2}) \| `/gm)].map(([, id = '']) => id)
}

/** The ids proven in `committed` but not in the results; no id may be lost. */
export function lostIds(committed: string, results: readonly TestRecord[]): string[] {
  const proven = provenBy(results)
  return provenIn(committed).filter((id) => !proven.has(id))
}

const idsOf = ({ ids }: TestRecord): string[] => ids

const reasonFor = (id: string, reasons: ReadonlyMap<string, string>): string | undefined =>
  reasons.get(id) ?? reasons.get(areaOf(id))

function cell(id: string, proven: ReadonlyMap<string, string[]>, reasons: ReadonlyMap<string, string>): string {
  const files = proven.get(id)
  return files ? files.map((file) => `\`${file}\``).join(', ') : `not yet: ${reasonFor(id, reasons) ?? '?'}`
}

function unknownIds(ids: readonly string[], results: readonly TestRecord[]): string[] {
  const known = new Set(ids)
  return results.flatMap(({ file, ids: cited }) =>
    cited.filter((id) => !known.has(id)).map((id) => `${id}, cited in ${file}, is no requirement`),
  )
}

/** Exceptions expire by themselves: a reason whose id, or whole area, is proven has to go. */
function needlessReasons(
  ids: readonly string[],
  gaps: readonly string[],
  proven: ReadonlyMap<string, string[]>,
  reasons: ReadonlyMap<string, string>,
): string[] {
  const known = new Set([...ids, ...ids.map(areaOf)])
  const openAreas = new Set(gaps.filter((id) => !reasons.has(id)).map(areaOf))
  return [...reasons.keys()].flatMap((key) => {
    if (!known.has(key)) return [`not-proven.tsv names ${key}, which is neither a requirement nor an area`]
    if (proven.has(key)) return [`not-proven.tsv excuses ${key}, which is proven: remove the line`]
    if (key === areaOf(key) && !openAreas.has(key)) return [`not-proven.tsv excuses ${key}, which needs it no more`]
    return []
  })
}
