// The page of figures, docs/proof/performance.md: `npm run bench -- GROUP --write` puts what a group measured between its marks,
// with the machine it was measured on; the rest of the page is written by hand.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { findBrowser } from '../browser'
import { type Figure, markdown, type Report, type Table, verdicts } from './figures'

/** Where the figures are kept. */
export const page = 'docs/proof/performance.md'

/** The version that a Chromium says of itself. */
function browserVersion(): string {
  const path = findBrowser()
  if (!path) return 'no Chromium'
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /\S+ [\d.]+/.exec(said)?.[0] ?? said.trim()
}

/** The machine, and its load before the run. */
export function machine(): string {
  const cores = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const model = cores[0]?.model.trim().replace(/\s+/g, ' ')
  return `${model}, ${cores.length} cores, load ${load}; Node ${process.version.slice(1)}, ${browserVersion()}`
}

/** The table of bars, where there are any. */
const bars = (figures: readonly Figure[]): Table[] => (figures.length > 0 ? [verdicts(figures)] : [])

/** A group's part of the page, which is printed, too. */
export function section({ figures, tables = [] }: Report, measuredOn: string): string {
  const parts = tables.map((table) =>
    [`**${table.title}**`, markdown(table), table.note].filter((text) => text !== undefined).join('\n\n'),
  )
  return [measuredOn, ...bars(figures).map(markdown), ...parts].join('\n\n')
}

/** The page with this text between the group's marks. */
function withSection(text: string, group: string, body: string): string {
  const [start, end] = [`<!-- ${group}:start -->`, `<!-- ${group}:end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no place for ${group}: ${start} … ${end}`)
  return `${text.slice(0, from)}${start}\n${body}\n${text.slice(to)}`
}

/** Puts a group's report into the page. */
export function writeSection(group: string, report: Report, measuredOn: string): void {
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), group, section(report, measuredOn)))
}
