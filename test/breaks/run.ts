// `npm run breaks [-- --ids HOME-03,HOME-04] [--area HOME] [--changed REF] [--jobs 2] [--list]`: tries every break of the catalogue, one at
// a time, in a copy of the project: first the tests that cite its requirement, then those that import the file. Exits with 1 when one
// survives. Which tests cite what is known from the last `npm test`.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '../../src/server/progress'
import { areaOf } from '../requirements/report'
import { readResults, resultsFolder } from '../requirements/results'
import { type Break, broken } from './break'
import { catalogue } from './catalogue'
import { folder, makeTree, type Tree, textOf } from './tree'
import { keyOf, openVerdicts, type Tried, type Verdict } from './verdicts'

const { values } = parseArgs({
  options: {
    ids: { type: 'string' },
    area: { type: 'string' },
    changed: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
})

const results = readResults(resultsFolder)
if (results.length === 0) throw new Error('Which tests cite what is not known yet: run `npm test` first.')

/** The test files that cite a requirement: of the unit tests, or of those in a browser. */
const citing = ({ id, isInBrowser }: Break): string[] => [
  ...new Set(
    results
      .filter(({ ids, file }) => ids.includes(id) && file.startsWith('test/e2e/') === isInBrowser)
      .map(({ file }) => file),
  ),
]

const changedFiles = values.changed
  ? execFileSync('git', ['diff', '--name-only', values.changed], { encoding: 'utf8' }).split('\n')
  : undefined

const wanted = catalogue.filter((one) => {
  const { id, file } = one
  if (values.ids && !values.ids.split(',').includes(id)) return false
  if (values.area && values.area !== areaOf(id)) return false
  return !changedFiles || [file, ...citing(one)].some((name) => changedFiles.includes(name))
})

const verdicts = openVerdicts(join(folder, 'verdicts.json'))
const keys = new Map(wanted.map((one) => [one, keyOf(one, [one.file, ...citing(one)].map(textOf))]))

async function tried(one: Break, tree: Tree): Promise<Tried> {
  const { id, file, isInBrowser } = one
  const say = (verdict: Verdict, by?: string): Tried => ({ id, verdict, by })
  tree.change(file, broken(one, textOf(file)))
  const files = citing(one)
  if (files.length > 0) {
    const told = await tree.run({ changed: file, files, titles: `\\b${id}\\b`, isInBrowser })
    if (told.failed[0]) return say('cited', told.failed[0])
    if (told.unloaded[0]) return say('unloaded', told.unloaded[0])
  }
  if (isInBrowser) return say('survived')
  const { failed } = await tree.run({ changed: file, related: file })
  return failed[0] ? say('other', failed[0]) : say('survived')
}

const waiting = wanted.filter((one) => !verdicts.of(keys.get(one) ?? ''))
console.log(`${wanted.length} breaks, ${wanted.length - waiting.length} known`)
const bar = progress(waiting.length)
async function job(number: number): Promise<void> {
  const tree = makeTree(`tree-${number}`)
  try {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      verdicts.keep(keys.get(one) ?? '', await tried(one, tree))
      bar.step()
    }
  } finally {
    tree.end()
  }
}
const jobs = Math.min(Number(values.jobs), waiting.length)
await Promise.all(Array.from({ length: jobs }, (_, at) => job(at)))
bar.end()

const count: Record<Verdict, number> = { cited: 0, other: 0, survived: 0, unloaded: 0 }
for (const one of wanted) {
  const { verdict = 'survived', by } = verdicts.of(keys.get(one) ?? '') ?? {}
  count[verdict] += 1
  if (verdict !== 'cited')
    console.log(`${verdict} ${one.id} (${one.kind}) ${one.file}: ${one.seen}${by ? `\n  by ${by}` : ''}`)
}
console.log(
  `${wanted.length} breaks: ${count.cited} noticed by a test that cites the requirement, ${count.other} by another, ` +
    `${count.survived} survived, ${count.unloaded} do not load`,
)
process.exitCode = count.survived + count.unloaded > 0 ? 1 : 0
