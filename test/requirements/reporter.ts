// Vitest reporter: notes every finished test with the requirement ids of its title, for coverage.ts, and its error, for test/run.ts.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'
import { idsIn } from './ids'
import { readProject, resultsFolder, type TestRecord, writeProject } from './results'

/** Writes `.cache/requirements/<project>.json`. A run of some files replaces only the records of those files. */
export default class RequirementsReporter implements Reporter {
  /** Called by Vitest when all files have run. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const project of new Set(modules.map(projectOf))) {
      const own = modules.filter((module) => projectOf(module) === project)
      const ran = new Set(own.map(fileOf))
      const kept = readProject(resultsFolder, project).filter(({ file }) => !ran.has(file) && existsSync(file))
      const records = [...kept, ...own.flatMap(recordsOf)]
      records.sort((a, b) => compare(a.file, b.file))
      writeProject(resultsFolder, project, records)
    }
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The unit tests are several projects (unitProjects.ts), recorded as one: a file may move from one to another. */
const projectOf = (module: TestModule): string => module.project.name.replace(/-.*/, '')

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId)

function recordsOf(module: TestModule): TestRecord[] {
  const file = fileOf(module)
  const tests = [...module.children.allTests()].map((test): TestRecord => {
    const { state, errors = [] } = test.result()
    return { file, title: test.fullName, state, ids: idsIn(test.fullName), error: errors.map(inALine)[0] }
  })
  // A file that could not be loaded has no tests, a group whose hook failed only skipped ones.
  const groups = [module, ...module.children.allSuites()].flatMap((group) => group.errors())
  return [
    ...tests,
    ...groups.map(
      (error): TestRecord => ({ file, title: 'outside its tests', state: 'failed', ids: [], error: inALine(error) }),
    ),
  ]
}

/** The first line of an error's message, and where it was thrown. */
function inALine({ message, stacks = [] }: SerializedError): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n')
  const { file, line } = stacks.find((at) => at.file.includes('/test/')) ?? {}
  return file === undefined ? first : `${first} (${relative(process.cwd(), file)}:${line})`
}
