// Vitest reporter: notes how every test ended and why it failed, for test/run.ts.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

/** One test of a run. `file` is relative to the project's root, `title` holds its groups too. */
export interface TestRecord {
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  /** Of a failed one: what was wrong, and where. */
  errors: string[]
}

/** Where the records of a run lie: `unit.json` and `e2e.json`. */
export const resultsFolder = '.cache/requirements'

/** The records of the last run of this kind, `unit` or `e2e`; none where no run has ended. */
export function readRecords(kind: string): TestRecord[] {
  const file = `${resultsFolder}/${kind}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestRecord[]) : []
}

/** Writes the records of a run. */
export default class RequirementsReporter implements Reporter {
  /** Called by Vitest when all files have run; `unheard` are errors outside of every file. */
  onTestRunEnd(modules: readonly TestModule[], unheard: readonly SerializedError[]): void {
    // The unit tests are several projects (unitProjects.ts).
    const kind = modules[0]?.project.name.replace(/-.*/, '') ?? 'none'
    const records = modules.flatMap(recordsOf)
    if (unheard.length > 0) records.push(failedOutside('a run', unheard))
    mkdirSync(resultsFolder, { recursive: true })
    writeFileSync(`${resultsFolder}/${kind}.json`, JSON.stringify(records))
  }
}

function recordsOf(module: TestModule): TestRecord[] {
  const file = relative(process.cwd(), module.moduleId)
  const tests = [...module.children.allTests()].map((test): TestRecord => {
    const { state, errors = [] } = test.result()
    return { file, title: test.fullName, state, errors: errors.map(inWords) }
  })
  // A file that could not be loaded has no tests, a group whose hook failed only skipped ones.
  const errors = [module, ...module.children.allSuites()].flatMap((group) => group.errors())
  return errors.length > 0 ? [...tests, failedOutside(file, errors)] : tests
}

const failedOutside = (file: string, errors: readonly SerializedError[]): TestRecord => ({
  file,
  title: 'outside its tests',
  state: 'failed',
  errors: errors.map(inWords),
})

/** An error's message with its difference, and where it was thrown. */
function inWords({ message, diff, stack, stacks = [] }: SerializedError): string {
  const { file, line } = stacks.find((at) => at.file.includes('/test/')) ?? {}
  const place = file === undefined ? stack : `at ${relative(process.cwd(), file)}:${line}`
  return stripVTControlCharacters([message, diff, place].filter(Boolean).join('\n'))
}
