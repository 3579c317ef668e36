// `npm test`: unit tests, end-to-end tests against the production build, then the coverage of requirements.
// `npm run test:deep` (`--deep`) sets TEST_DEEP=1: tests with large matrices then run them whole.
import { rmSync } from 'node:fs'
import { ensureBrowser } from './browser'
import { runNode } from './processes'
import { coverage } from './requirements/coverage'
import { readProject, resultsFolder } from './requirements/results'

const env: Record<string, string> = {
  CHROME_PATH: ensureBrowser(),
  ...(process.argv.includes('--deep') ? { TEST_DEEP: '1' } : {}),
}

/** Runs one Vitest project; a failed run counts as at least one failure, even if its records show none. */
async function runProject(project: string): Promise<{ passed: number; failed: number; skipped: number }> {
  const since = Date.now()
  const { code } = await runNode(['node_modules/vitest/vitest.mjs', 'run', '--project', project], { env, show: true })
  const states = readProject(resultsFolder, project).map(({ state }) => state)
  const count = (wanted: string): number => states.filter((state) => state === wanted).length
  const failed = count('failed') + count('pending')
  console.log(`${project}: ${states.length} tests in ${((Date.now() - since) / 1000).toFixed(0)} s`)
  return { passed: count('passed'), failed: code === 0 ? failed : Math.max(1, failed), skipped: count('skipped') }
}

rmSync(resultsFolder, { recursive: true, force: true })
const unit = await runProject('unit')
const e2e = await runProject('e2e')
const gaps = coverage(process.cwd(), 'compare')
for (const gap of gaps) console.error(gap)

const passed = unit.passed + e2e.passed + (gaps.length === 0 ? 1 : 0)
const failed = unit.failed + e2e.failed + (gaps.length === 0 ? 0 : 1)
const skipped = unit.skipped + e2e.skipped
console.log(`coverage of requirements: ${gaps.length === 0 ? 'as committed' : 'differs'}`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 && passed > 1 ? 0 : 1
