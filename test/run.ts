// `npm test`: unit tests, end-to-end tests on the production build, then whether each requirement has a test that
// passed. `npm run test:deep` (`--deep`) sets TEST_DEEP=1: tests with large matrices then run them whole.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { helpIfAsked } from './help'
import { runNode } from './processes'
import { coverageGaps, firstColumn } from './requirements/coverage'
import { readRecords, resultsFolder, type TestRecord } from './requirements/reporter'

helpIfAsked(`npm test
npm run test:deep

Unit tests, end-to-end tests against the production build, then the coverage of requirements; test:deep runs large matrices whole.
What failed is printed once more at the end, and kept in .cache/failed.txt until a later run fails.
One file: npx vitest run --project 'unit*' PATH, or --project e2e.`)

const env: Record<string, string> = {
  CHROME_PATH: ensureBrowser(),
  ...(process.argv.includes('--deep') ? { TEST_DEEP: '1' } : {}),
}

/** Runs the Vitest projects of one kind; a failed run has at least one failure, even if its records show none. */
async function runProject(kind: string): Promise<TestRecord[]> {
  const since = Date.now()
  const args = ['run', '--project', `${kind}*`]
  const { code, output } = await runNode(['node_modules/vitest/vitest.mjs', ...args], { env, show: true })
  const records = readRecords(kind)
  console.log(`${kind}: ${records.length} tests in ${((Date.now() - since) / 1000).toFixed(0)} s`)
  if ((code === 0 && records.length > 0) || records.some(hasFailed)) return records
  return [...records, { file: kind, title: 'ended outside its tests', state: 'failed', errors: [output.slice(-3000)] }]
}

const hasFailed = ({ state }: TestRecord): boolean => state === 'failed' || state === 'pending'

mkdirSync('.cache', { recursive: true })
rmSync(resultsFolder, { recursive: true, force: true })
const tests = [...(await runProject('unit')), ...(await runProject('e2e'))]
const listed = ['requirements', 'robustness'].flatMap((name) => firstColumn(`docs/spec/${name}.tsv`))
const count = (state: TestRecord['state']): number => tests.filter((test) => test.state === state).length
const failed = tests.filter(hasFailed)
// Asked of a run without failures: a test that failed proves nothing, and is named already.
const gaps = failed.length > 0 ? [] : coverageGaps(tests, listed, firstColumn('docs/spec/not-proven.tsv'))
const names = failed.map(({ file, title }) => `FAILED ${file} > ${title}`)
if (failed.length > 0) {
  const details = failed.map(({ errors }, at) => [names[at], ...errors].join('\n'))
  const text = `${new Date().toISOString()}\n\n${details.join('\n\n')}\n`
  // A run that passes leaves it: of a test that fails now and then, it has the last time.
  writeFileSync('.cache/failed.txt', text)
  // In a long log the first failures are hundreds of lines above.
  console.log(`\n.cache/failed.txt: ${text}`)
}
for (const line of [...names, ...gaps]) console.log(line)
if (failed.length === 0) console.log(`requirements: ${gaps.length === 0 ? 'each has a test that passed' : 'see above'}`)
const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
console.log(`${count('passed')} passed, ${failed.length} failed${skipped}`)
process.exitCode = failed.length + gaps.length === 0 && count('passed') > 0 ? 0 : 1
