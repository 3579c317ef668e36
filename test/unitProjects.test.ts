// Which world a unit test gets follows from what it says.
import { expect, it } from 'vitest'
import { projectOf, unitProjects } from './unitProjects'

it.each([
  ['a.test.ts', "// Says what it is for.\nimport { tokens } from '@/session/tokens'\n", 'unit-node'],
  ['a.test.tsx', "// Says what it is for.\nimport { renderApp } from '@test/render'\n", 'unit'],
  ['a.test.ts', '// @vitest-environment jsdom\n// Says what it is for.\n', 'unit'],
  ['a.test.tsx', '// @vitest-environment node\n// Says what it is for.\n', 'unit-node'],
  ['a.test.ts', '// Says what it is for.\n// @vitest-environment jsdom\n', 'unit-node'],
  ...['mock', 'doMock', 'hoisted', 'resetModules'].map((word) => [
    'a.test.ts',
    `// For.\nvi.${word}(`,
    'unit-alone-node',
  ]),
  ['a.test.ts', '// @vitest-environment jsdom\nvi.mock(', 'unit-alone'],
  ['a.test.tsx', "import { runWalks } from './walking'", 'unit-alone'],
  ['a.test.ts', 'vi.restoreAllMocks()', 'unit-node'],
])('%s with %j runs in %s', (file, text, project) => {
  expect(projectOf(file, text)).toBe(project)
})

it('every file runs in one project, those for the browser in none', () => {
  const files = Object.values(unitProjects()).flat()
  expect(new Set(files).size).toBe(files.length)
  expect(files).toContain('test/unitProjects.test.ts')
  expect(files.filter((file) => file.startsWith('test/e2e/'))).toEqual([])
})
