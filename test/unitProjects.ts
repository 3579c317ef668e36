// Sorts the unit tests by the world that each file needs, so that files which need the same one can share it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Unit tests as Vitest projects. Starting jsdom and loading the app takes longer than most files, so a worker does it once. */
export interface UnitProjects {
  /** They share document and modules. */
  unit: string[]
  /** They share modules, and say in their first line that they need no document. */
  'unit-node': string[]
  /** They replace or reload modules, or walk for minutes: each in a worker of its own. */
  'unit-alone': string[]
}

/** A walk that runs out of time goes on, and would do so in the document of the next file. */
const walks = /from '\.\/walking'/

/** Which project a test file belongs to, by what it says. */
export function projectOf(text: string): keyof UnitProjects {
  if (/\bvi\.(mock|doMock|hoisted|resetModules)\(/.test(text) || walks.test(text)) return 'unit-alone'
  return text.startsWith('// @vitest-environment node\n') ? 'unit-node' : 'unit'
}

/** All files of `test/` but those for the browser. */
export function unitProjects(): UnitProjects {
  const projects: UnitProjects = { unit: [], 'unit-node': [], 'unit-alone': [] }
  for (const name of readdirSync('test', { recursive: true, encoding: 'utf8' })) {
    const file = join('test', name).replaceAll('\\', '/')
    if (!/\.test\.tsx?$/.test(file) || file.startsWith('test/e2e/')) continue
    projects[projectOf(readFileSync(file, 'utf8'))].push(file)
  }
  return projects
}
