// Vitest for mutation runs: unit tests that can share one world, since a new document for each would cost more than the
// tests; none that render, which are too slow to be run for every change.
import { defineConfig } from 'vitest/config'
import { pageTextsModules } from '../../src/build/pageTexts'
import { defaultSettings } from '../defaultSettings'
import { unitProjects } from '../unitProjects'

const { unit, 'unit-node': inNode } = unitProjects()

export default defineConfig({
  plugins: [pageTextsModules()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    include: [...unit, ...inNode].filter((file) => file.endsWith('.ts')),
    // They compare source and docs, and Stryker has rewritten the source.
    exclude: ['test/architecture/**', 'test/contract/contract.test.ts'],
    env: { ...defaultSettings, TEST_REPLIES: '1000' },
    setupFiles: ['test/setup.ts'],
    isolate: false,
    // Eight times what the longest test takes alone: one that hangs ends by this.
    testTimeout: 8000,
    reporters: ['dot'],
  },
})
