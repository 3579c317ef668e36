// Sorts the unit tests by the world that each file needs, so that files which need the same one can share it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Unit tests as Vitest projects. Starting jsdom and loading the app takes longer than most files: once per worker. */
export type UnitProjects = Record<UnitProject, string[]>

/**
 * `-node`: in Node as it is; the others in jsdom. `-alone`: files that replace or reload modules, or walk for minutes,
 * each in a worker of its own; the others share modules and document.
 */
export type UnitProject = 'unit' | 'unit-node' | 'unit-alone' | 'unit-alone-node'

/** A walk that runs out of time goes on, and would do so in the document of the next file. */
const walks = /from '\.\/walking'/

/** Which project a test file belongs to: `.tsx` needs jsdom, `.ts` does not, unless the first line says otherwise. */
export function projectOf(file: string, text: string): UnitProject {
  const isAlone = /\bvi\.(mock|doMock|hoisted|resetModules)\(/.test(text) || walks.test(text)
  const [, environment = file.endsWith('.tsx') ? 'jsdom' : 'node'] =
    /^\/\/ @vitest-environment (\w+)\n/.exec(text) ?? []
  if (environment === 'jsdom') return isAlone ? 'unit-alone' : 'unit'
  return isAlone ? 'unit-alone-node' : 'unit-node'
}

/** All files of `test/` but those for the browser. */
export function unitProjects(): UnitProjects {
  const projects: UnitProjects = { unit: [], 'unit-node': [], 'unit-alone': [], 'unit-alone-node': [] }
  for (const name of readdirSync('test', { recursive: true, encoding: 'utf8' })) {
    const file = join('test', name).replaceAll('\\', '/')
    if (!/\.test\.tsx?$/.test(file) || file.startsWith('test/e2e/')) continue
    projects[projectOf(file, readFileSync(file, 'utf8'))].push(file)
  }
  return projects
}
