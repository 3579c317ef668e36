// `npm run bench`, as `--help` tells: measures, compares with the bars, and with --write puts the figures into
// docs/proof/performance.md. Times depend on the machine: only here a missed bar is a failure, not in `npm test`.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBrowser } from '../browser'
import { helpIfAsked } from '../help'
import { type Figure, isMet, markdown, type Options, type Report, type Table, verdicts } from './figures'

helpIfAsked(`npm run bench -- [GROUP…] [options]

Measures, compares with the bars and prints tables as Markdown; the groups are web and reactions, both unless named.
  --runs N          how often each is measured
  --write           puts the figures into docs/proof/performance.md

Loads (web) and reactions, in turn; each option may be given several times:
  --dist FOLDER     a build to measure, with its renderer beside it in FOLDER-server; without any, the app is built

Loads alone; without these, everything:
  --protocol NAME   h1 (HTTP/1.1) or h2 (HTTP/2 with TLS, by a certificate that openssl makes for the run)
  --host NAME       plain (sends index.html for every page), clean (faq.html for /faq) or rendered (pages with their data, as by npm run pages)
  --page PATH       such as / or /login

Of each load one line goes to the error output: round, page, host, protocol, build, then first paint, first card and LCP in ms.

  npm run bench -- web --runs 5 --dist .cache/old --dist dist --protocol h2 --host plain --page /login --page /koment`)

/** The exports of a group's file. */
interface Group {
  bench: (options: Options) => Promise<Report>
}

/** In the order of the page. */
const groups: Readonly<Record<string, () => Promise<Group>>> = {
  web: () => import('./web'),
  reactions: () => import('./reactions'),
}

/** Where the figures are kept. */
const page = 'docs/proof/performance.md'

/** The version that a Chromium says of itself. */
function browserVersion(): string {
  const path = ensureBrowser()
  const said = execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /\S+ [\d.]+/.exec(said)?.[0] ?? said.trim()
}

/** The machine, and its load before the run. */
function machine(): string {
  const cores = cpus()
  const load = loadavg()[0]?.toFixed(1)
  const model = cores[0]?.model.trim().replace(/\s+/g, ' ')
  return `${model}, ${cores.length} cores, load ${load}; Node ${process.version.slice(1)}, ${browserVersion()}`
}

/** The table of bars, where there are any. */
const bars = (figures: readonly Figure[]): Table[] => (figures.length > 0 ? [verdicts(figures)] : [])

/** A group's part of the page, which is printed, too. */
function section({ figures, tables = [] }: Report, measuredOn: string): string {
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
function writeSection(group: string, report: Report, measuredOn: string): void {
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), group, section(report, measuredOn)))
}

async function main(): Promise<void> {
  // Set before anything is imported: the packages read it when they load.
  process.env.NODE_ENV = 'production'
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: 'string' },
      write: { type: 'boolean', default: false },
      dist: { type: 'string', multiple: true },
      protocol: { type: 'string', multiple: true },
      host: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && !(runs >= 1)) throw new Error(`--runs ${values.runs} is no number of runs`)
  const { dist: builds, protocol: protocols, host: hosts, page: pages } = values
  const wanted = positionals.length > 0 ? positionals : Object.keys(groups)
  for (const name of wanted) {
    const load = groups[name]
    if (!load) throw new Error(`There is no bench called ${name}; there are ${Object.keys(groups).join(', ')}`)
    const on = machine()
    const since = performance.now()
    const report = await (await load()).bench({ runs, builds, protocols, hosts, pages })
    const took = `${Math.round((performance.now() - since) / 1000)} s`
    const asked = process.argv.slice(2).filter((word) => word !== '--write' && !positionals.includes(word))
    const command = ['npm run bench --', name, ...asked].join(' ')
    const measuredOn = `${new Date().toISOString().slice(0, 10)}, ${on}. \`${command}\`, ${took}.`
    console.log(`\n## ${name}\n${section(report, measuredOn)}`)
    if (values.write) writeSection(name, report, measuredOn)
    if (!report.figures.every(isMet)) process.exitCode = 1
  }
}

if (process.argv[1]?.endsWith('bench/run.ts')) await main()
