// @vitest-environment node
// Which world a unit test gets follows from what it says.
import { expect, it } from 'vitest'
import { projectOf, unitProjects } from './unitProjects'

it.each([
  ["// Says what it is for.\nimport { it } from 'vitest'\n", 'unit'],
  ['// @vitest-environment node\n// Says what it is for.\n', 'unit-node'],
  ['// Says what it is for.\n// @vitest-environment node\n', 'unit'],
  ...['mock', 'doMock', 'hoisted', 'resetModules'].map((word) => [
    `// @vitest-environment node\nvi.${word}(`,
    'unit-alone',
  ]),
  ["import { renderApp } from '@test/render'", 'unit'],
  ["import { runWalks } from './walking'", 'unit-alone'],
  ["import { tokens } from '@/session/tokens'", 'unit'],
  ['vi.restoreAllMocks()', 'unit'],
])('%j runs in %s', (text, project) => {
  expect(projectOf(text)).toBe(project)
})

it('every file runs in one project, those for the browser in none', () => {
  const files = Object.values(unitProjects()).flat()
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('test/unitProjects.test.ts')
  expect(files.filter((file) => file.startsWith('test/e2e/'))).toEqual([])
})
