// The figures of mutation testing: `npm run mutate` leaves .cache/mutation/incremental*.json, one of each area that ran by
// itself, and `npx tsx test/mutation/report.ts --write` puts scores and survivors into docs/mutation.md, each survivor with
// its reason from survivors.ts. One without a reason, or a reason without its survivor, fails.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import areas from './areas.json'
import { type Explained, explained } from './survivors'

/** Stryker's report, as far as it is read here (mutation-testing-report-schema). */
export interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  status: string
  replacement?: string
  location: { start: Place; end: Place }
}

type Place = { line: number; column: number }

/** A mutant that no test noticed. */
export interface Survivor {
  file: string
  /** The first line of what was changed. */
  line: string
  was: string
  becomes: string
}

const page = 'docs/mutation.md'
const folder = '.cache/mutation'
const [start, end] = ['<!-- figures:start -->', '<!-- figures:end -->']
const undetected = ['Survived', 'NoCoverage']
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What stands between two places of a text (lines and columns from 1, as Stryker counts them). */
function textBetween(source: string, from: Place, to: Place): string {
  const lines = source.split('\n').slice(from.line - 1, to.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? from.column - 1 : 0, index === last ? to.column - 1 : undefined))
    .join('\n')
}

/** Several runs in one, the last word on each file being the last run's; what was tried of a file that has changed since is left out. */
export function joined(runs: readonly Report[], sourceOf: (file: string) => string | undefined): Report {
  const files = Object.assign({}, ...runs.map((run) => run.files)) as Report['files']
  return { files: Object.fromEntries(Object.entries(files).filter(([file, { source }]) => source === sourceOf(file))) }
}

/** Every mutant that no test noticed. */
export function survivorsOf({ files }: Report): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => undetected.includes(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: inOneLine(source.split('\n')[location.start.line - 1] ?? ''),
        was: inOneLine(textBetween(source, location.start, location.end)),
        becomes: inOneLine(replacement),
      })),
  )
}

const fits = ({ file, line, becomes }: Explained, survivor: Survivor): boolean =>
  file === survivor.file && line === survivor.line && becomes.includes(survivor.becomes)

/** Survivors without a reason, and reasons whose survivor is gone. */
export function unsettled(survivors: readonly Survivor[], reasons: readonly Explained[]) {
  return {
    unexplained: survivors.filter((survivor) => !reasons.some((reason) => fits(reason, survivor))),
    stale: reasons.filter((reason) =>
      reason.becomes.some((text) => !survivors.some((one) => fits({ ...reason, becomes: [text] }, one))),
    ),
  }
}

/** The table of scores: of what was tried, how much a test or the clock stopped. */
export function scoreTable({ files }: Report, areas: Record<string, { code: readonly string[] }>): string {
  const row = (name: string, mutants: readonly Mutant[]) => {
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
    const [caught, missed] = [count('Killed', 'Timeout'), count(...undetected)]
    const score = ((100 * caught) / (caught + missed)).toFixed(1)
    return `| ${name} | ${caught + missed} | ${count('Killed')} | ${count('Timeout')} | ${missed} | ${count('Ignored')} | ${score} |`
  }
  // A file belongs to the first area that names it.
  const areaOf = (file: string) =>
    Object.keys(areas).find((name) => areas[name]?.code.some((place) => file.startsWith(place)))
  const of = (wanted: (area: string | undefined) => boolean) =>
    Object.entries(files).flatMap(([file, { mutants }]) => (wanted(areaOf(file)) ? mutants : []))
  const ofArea = (name: string) => of((area) => area === name)
  const missing = Object.keys(areas).filter((name) => ofArea(name).length === 0)
  return [
    '| area | mutants | killed | without end | survived | not tried | score |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...Object.keys(areas)
      .filter((name) => !missing.includes(name))
      .map((name) => row(name, ofArea(name))),
    row(
      'all',
      of((area) => area !== undefined),
    ),
    ...(missing.length > 0 ? ['', `Not tried in this run: ${missing.join(', ')}.`] : []),
  ].join('\n')
}

/** The survivors with their reasons, file by file. */
export function survivorList(survivors: readonly Survivor[], reasons: readonly Explained[]): string {
  const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text || ' '}\``)
  const files = [...new Set(reasons.map(({ file }) => file))].sort()
  return files
    .map((file) => {
      const list = reasons.filter((reason) => reason.file === file)
      const items = list.map((reason) => {
        const changes = survivors
          .filter((survivor) => fits(reason, survivor))
          .map(({ was, becomes }) => `${code(was)} → ${code(becomes)}`)
        return `- ${[...new Set(changes)].join(', ')}: ${reason.why}`
      })
      return `### [${file}](../${file})\n${items.join('\n')}`
    })
    .join('\n\n')
}

/** The page with these figures between its two marks. */
export function withFigures(text: string, figures: string): string {
  return `${text.slice(0, text.indexOf(start))}${start}\n${figures}\n${text.slice(text.indexOf(end))}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const byTime = (a: string, b: string) => statSync(a).mtimeMs - statSync(b).mtimeMs
  const runs = readdirSync(folder)
    .filter((name) => /^incremental.*\.json$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort(byTime)
  const report = joined(
    runs.map((run) => JSON.parse(readFileSync(run, 'utf8')) as Report),
    (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  )
  const survivors = survivorsOf(report)
  // Of a file that was not tried nothing is known.
  const reasons = explained.filter(({ file }) => file in report.files)
  const { unexplained, stale } = unsettled(survivors, reasons)
  const table = scoreTable(report, areas)
  console.log(table)
  for (const one of unexplained) console.log(`no reason: ${one.file}: ${one.line}\n  ${one.was} → ${one.becomes}`)
  for (const one of stale) console.log(`no survivor any more: ${one.file}: ${one.line} (${one.becomes.join(', ')})`)
  if (unexplained.length + stale.length > 0) process.exitCode = 1
  const figures = `${table}\n\n## Survivors\n${survivorList(survivors, reasons)}`
  if (process.argv.includes('--write')) writeFileSync(page, withFigures(readFileSync(page, 'utf8'), figures))
}
