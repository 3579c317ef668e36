// `npm run breaks`: tries the breaks of the catalogue, one at a time, in a copy of the project.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { progress } from '../../src/server/progress'
import { ensureBrowser } from '../browser'
import { areaOf } from '../requirements/report'
import { readResults, resultsFolder } from '../requirements/results'
import { type Break, broken, type Verdict } from './break'
import { catalogue } from './catalogue'
import { makeTree, projectFiles } from './tree'
import { citingTests, tryBreak } from './tryBreak'
import { openVerdicts, verdictsFile } from './verdicts'

const help = `npm run breaks -- [options]

Tries the breaks of the catalogue: first against the tests that cite the requirement, then against those that import
the file. Verdicts go to docs/spec/breaks.tsv at once; only what has none, or has changed since, is tried. Which tests
cite what is known from the last \`npm test\`.

  --ids LIST       only these requirements or breaks, like HOME-03,HOME-04.2
  --area LIST      only these areas, like HOME,SEARCH
  --changed REF    only those whose source or tests have changed since this commit
  --first          one break of each requirement
  --quick          the tests that cite the requirement alone
  --jobs N         how many at a time (1)
  -h, --help       print this

Exits with 1 when one of them survives or is left without a verdict.`

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    ids: { type: 'string' },
    area: { type: 'string' },
    changed: { type: 'string' },
    first: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
  },
})

if (values.help) {
  console.log(help)
  process.exit(0)
}

const results = readResults(resultsFolder)
if (results.length === 0) throw new Error('Which tests cite what is not known yet: run `npm test` first.')
process.env.CHROME_PATH = ensureBrowser()

const textOf = (file: string): string => readFileSync(file, 'utf8')
const citing = (one: Break) => citingTests(one.id, results)
const testsOf = (one: Break): string[] => [...citing(one).unit, ...citing(one).inBrowser]

const changedFiles = values.changed
  ? execFileSync('git', ['diff', '--name-only', values.changed], { encoding: 'utf8' }).split('\n')
  : undefined

const numberOf = (one: Break): number => catalogue.filter(({ id }) => id === one.id).indexOf(one) + 1

const wanted = catalogue.filter((one, at) => {
  const ids = values.ids?.split(',')
  if (ids && !ids.includes(one.id) && !ids.includes(`${one.id}.${numberOf(one)}`)) return false
  if (values.area && !values.area.split(',').includes(areaOf(one.id))) return false
  if (values.first && catalogue[at - 1]?.id === one.id) return false
  return !changedFiles || [one.file, ...testsOf(one)].some((file) => changedFiles.includes(file))
})
// One that has no place any more is an error before hours have passed.
for (const one of wanted) broken(one, textOf(one.file))

const verdicts = openVerdicts(verdictsFile, catalogue, (one) => ({
  source: textOf(one.file),
  tests: Object.fromEntries(testsOf(one).map((file) => [file, textOf(file)])),
}))
const isKnown = (one: Break): boolean => {
  const { verdict } = verdicts.of(one) ?? {}
  return verdict !== undefined && (verdict !== 'uncited' || values.quick)
}

const waiting = wanted.filter((one) => !isKnown(one))
console.log(`${wanted.length} breaks, ${wanted.length - waiting.length} known`)
// The copies have the texts as they are now, whatever is edited meanwhile.
const keep = new Map(waiting.map((one) => [one, verdicts.start(one)]))
const bar = progress(waiting.length)
const problems: string[] = []

async function job(number: number): Promise<void> {
  const tree = makeTree('.', projectFiles(), `.cache/breaks/${process.pid}-${number}`)
  try {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      try {
        const tried = await tryBreak(one, tree, citing(one), {
          isQuick: values.quick,
          noticedBy: verdicts.noticedBy(one),
        })
        keep.get(one)?.(tried)
      } catch (error) {
        problems.push(`${one.id}.${numberOf(one)} ${one.file}: ${(error as Error).message}`)
      }
      bar.step()
    }
  } finally {
    tree.end()
  }
}
await Promise.all(Array.from({ length: Math.min(Number(values.jobs), waiting.length) }, (_, at) => job(at)))
bar.end()

const count: Record<Verdict, number> = { cited: 0, other: 0, survived: 0, uncited: 0, unloaded: 0 }
for (const one of wanted) {
  const { verdict, by } = verdicts.of(one) ?? {}
  if (!verdict) continue
  count[verdict] += 1
  if (verdict !== 'cited')
    console.log(
      `${verdict} ${one.id}.${numberOf(one)} (${one.kind}) ${one.file}: ${one.seen}${by ? `\n  by ${by}` : ''}`,
    )
}
for (const problem of problems) console.log(`without a verdict: ${problem}`)
console.log(
  `${wanted.length} breaks: ${count.cited} noticed by a test that cites the requirement, ${count.other} by another, ` +
    `${count.survived} survived, ${count.uncited} not noticed by those that cite it, ${count.unloaded} do not load, ` +
    `${problems.length} without a verdict`,
)
process.exitCode = count.cited + count.other < wanted.length ? 1 : 0
