// Vitest reporter: notes every finished test with the requirement ids of its title, for coverage.ts.
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
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
  return [...module.children.allTests()].map((test) => ({
    file,
    title: test.fullName,
    state: test.result().state,
    ids: idsIn(test.fullName),
  }))
}
