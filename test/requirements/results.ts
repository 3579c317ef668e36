// What the reporter writes and the coverage script reads: one record per test, one file per Vitest project.
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One finished test. `file` is relative to the project's root, `title` holds its groups too. */
export interface TestRecord {
  file: string
  title: string
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  /** Of a failed one: the first line of its first error, and where it was thrown. */
  error?: string | undefined
  ids: string[]
}

/** Where the records of a run lie. */
export const resultsFolder = '.cache/requirements'

/** All records of all projects in `folder`; none if nothing ran yet. */
export function readResults(folder: string): TestRecord[] {
  return projectsIn(folder).flatMap((name) => readProject(folder, name))
}

/** Writes the records of one project atomically, so that a reader never sees half a file. */
export function writeProject(folder: string, project: string, records: readonly TestRecord[]): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${project}.json`)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(records, null, 1)}\n`)
  renameSync(draft, file)
}

/** The records of one project. */
export function readProject(folder: string, project: string): TestRecord[] {
  if (!projectsIn(folder).includes(project)) return []
  return JSON.parse(readFileSync(join(folder, `${project}.json`), 'utf8')) as TestRecord[]
}

function projectsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
  } catch {
    return []
  }
}
