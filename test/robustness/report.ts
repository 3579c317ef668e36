// The figures of the robustness matrices: each run leaves its own in .cache/robustness, and
// `npx tsx test/robustness/report.ts --write` puts them into docs/proof/robustness.md, one row per matrix, and below them which test
// proves which row (rows.ts).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { proofs, rowList } from './rows'

/** What one run of a matrix tried. */
export interface Figures {
  matrix: string
  cases: number
  failures: number
  /** Repeats the run. */
  command: string
}

const folder = '.cache/robustness'
const page = 'docs/proof/robustness.md'
const [start, end] = ['<!-- figures:start -->', '<!-- figures:end -->']
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Stores the figures of a run; a sample's are kept apart from the whole matrix's and never reach the page. */
export function noteFigures(figures: Figures, isSample = false): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${slug(figures.matrix)}${isSample ? '.sample' : ''}.json`),
    `${JSON.stringify(figures)}\n`,
  )
}

/** The table, in the order of the matrices' names. */
export function table(rows: readonly Figures[]): string {
  const sorted = rows.toSorted((a, b) => a.matrix.localeCompare(b.matrix, 'en'))
  return [
    '| matrix | cases | failures | again with |',
    '|---|---:|---:|---|',
    ...sorted.map(
      ({ matrix, cases, failures, command }) =>
        `| ${matrix} | ${cases.toLocaleString('en')} | ${failures} | \`${command}\` |`,
    ),
  ].join('\n')
}

/** The rows of a page's table. */
export function rowsOf(text: string): Figures[] {
  const inside = text.slice(text.indexOf(start), text.indexOf(end))
  return [...inside.matchAll(/^\| (.+) \| ([\d,]+) \| (\d+) \| `(.+)` \|$/gm)].map(
    ([, matrix, cases, failures, command]) => ({
      matrix: matrix ?? '',
      cases: Number(cases?.replaceAll(',', '')),
      failures: Number(failures),
      command: command ?? '',
    }),
  )
}

/** The page with these figures: a matrix that was run replaces its row, the others keep theirs. */
export function withFigures(text: string, fresh: readonly Figures[]): string {
  const kept = rowsOf(text).filter(({ matrix }) => !fresh.some((row) => row.matrix === matrix))
  const [before, after] = [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))]
  return `${before}${start}\n${table([...kept, ...fresh])}\n${after}`
}

const [rowsStart, rowsEnd] = ['<!-- rows:start -->', '<!-- rows:end -->']

/** The page with this list of rows. */
export function withRows(text: string, list: string): string {
  return `${text.slice(0, text.indexOf(rowsStart))}${rowsStart}\n${list}\n${text.slice(text.indexOf(rowsEnd))}`
}

function readFigures(): Figures[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.sample.json'))
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Figures)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fresh = readFigures()
  console.log(table(fresh))
  if (process.argv.includes('--write'))
    writeFileSync(page, withRows(withFigures(readFileSync(page, 'utf8'), fresh), rowList(proofs())))
}
