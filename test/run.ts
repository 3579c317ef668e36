// `npm test`: unit tests, end-to-end tests against the production build, then the coverage of requirements.
// `npm run test:deep` (`--deep`) sets TEST_DEEP=1: tests with large matrices then run them whole.
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { helpIfAsked } from './help'
import { runNode } from './processes'
import { coverage } from './requirements/coverage'
import { readProject, resultsFolder } from './requirements/results'

helpIfAsked(`npm test
npm run test:deep

Unit tests, end-to-end tests against the production build, then the coverage of requirements; test:deep runs large matrices whole.
One file: npx vitest run --project 'unit*' PATH, or --project e2e.`)

const env: Record<string, string> = {
  CHROME_PATH: ensureBrowser(),
  ...(process.argv.includes('--deep') ? { TEST_DEEP: '1' } : {}),
}

/** Runs the Vitest projects of one kind; a failed run counts as at least one failure, even if its records show none. */
async function runProject(project: string): Promise<{ passed: number; failed: string[]; skipped: number }> {
  const since = Date.now()
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`], {
    env,
    show: true,
  })
  const records = readProject(resultsFolder, project)
  const of = (...states: string[]) => records.filter(({ state }) => states.includes(state))
  const names = of('failed', 'pending').map(
    ({ file, title, error = 'did not end' }) => `${file} > ${title}\n  ${error}`,
  )
  if (code !== 0 && names.length === 0) names.push(`${project}: failed outside its tests`)
  console.log(`${project}: ${records.length} tests in ${((Date.now() - since) / 1000).toFixed(0)} s`)
  return { passed: of('passed').length, failed: names, skipped: of('skipped').length }
}

rmSync(resultsFolder, { recursive: true, force: true })
const unit = await runProject('unit')
const e2e = await runProject('e2e')
const gaps = coverage(process.cwd(), 'compare')
for (const gap of gaps) console.error(gap)

const passed = unit.passed + e2e.passed + (gaps.length === 0 ? 1 : 0)
const failed = [...unit.failed, ...e2e.failed, ...(gaps.length === 0 ? [] : ['coverage of requirements'])]
const skipped = unit.skipped + e2e.skipped
console.log(`coverage of requirements: ${gaps.length === 0 ? 'as committed' : 'differs'}`)
// Named once more at the end, with their causes: in a long log the first failures are hundreds of lines above.
for (const name of failed) console.log(`FAILED ${name}`)
console.log(`${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed.length === 0 && passed > 1 ? 0 : 1
