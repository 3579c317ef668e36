// `npm run bench [-- GROUP…] [--runs N] [--against CHECKOUT] [--write]`: measures, compares with the bars, and with --write puts the figures into
// docs/proof/performance.md. Times depend on the machine, so nothing in `npm test` asserts them; here a missed bar is a failure.
import { parseArgs } from 'node:util'
import { helpIfAsked } from '../help'
import { isMet, type Options, type Report } from './figures'
import { machine, printed, writeSection } from './report'

helpIfAsked(`npm run bench -- [GROUP…] [options]

Measures and compares with the bars; the groups are state, replay, pages and web, all of them unless named.
  --runs N             how often each is measured
  --against CHECKOUT   measures another checkout beside this one
  --write              puts the figures into docs/proof/performance.md`)

/** The exports of a group's file. */
interface Group {
  bench: (options: Options) => Promise<Report>
}

/** In the order of the page. */
export const groups: Readonly<Record<string, () => Promise<Group>>> = {
  state: () => import('./state'),
  replay: () => import('./replay'),
  pages: () => import('./pages'),
  web: () => import('./web'),
}

async function main(): Promise<void> {
  // Set before anything is imported: the packages read it when they load.
  process.env.NODE_ENV = 'production'
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string' }, against: { type: 'string' }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const runs = values.runs === undefined ? undefined : Number(values.runs)
  if (runs !== undefined && !(runs >= 1)) throw new Error(`--runs ${values.runs} is no number of runs`)
  const wanted = positionals.length > 0 ? positionals : Object.keys(groups)
  for (const name of wanted) {
    const load = groups[name]
    if (!load) throw new Error(`There is no bench called ${name}; there are ${Object.keys(groups).join(', ')}`)
    const on = machine()
    const since = performance.now()
    const report = await (await load()).bench({ runs, against: values.against })
    const took = `${Math.round((performance.now() - since) / 1000)} s`
    const command = ['npm run bench --', name, ...(runs ? [`--runs ${runs}`] : [])].join(' ')
    console.log(`\n${name} (${took}; ${on})\n${printed(report)}`)
    if (values.write)
      writeSection(name, report, `${new Date().toISOString().slice(0, 10)}, ${on}. \`${command}\`, ${took}.`)
    if (!report.figures.every(isMet)) process.exitCode = 1
  }
}

if (process.argv[1]?.endsWith('bench/run.ts')) await main()
