// Vitest for mutation runs: the tests of one area, without the reporter that notes which requirements they prove.
import { defineConfig } from 'vitest/config'
import { pageTextsModules } from '../../src/build/pageTexts'
import { defaultSettings } from '../defaultSettings'
import { unitProjects } from '../unitProjects'
import areas from './areas.json'

const { tests } = areas[process.env.MUTATE_AREA as keyof typeof areas]

export default defineConfig({
  plugins: [pageTextsModules()],
  resolve: { tsconfigPaths: true },
  test: {
    // Files of both kinds share it.
    environment: 'jsdom',
    include: tests.map((place) => (/\.tsx?$/.test(place) ? place : `${place}*.test.ts`)),
    exclude: [
      // Those need a world of their own.
      ...unitProjects()['unit-alone'],
      ...unitProjects()['unit-alone-node'],
      // Compares generated files with their source, which Stryker has rewritten.
      'test/contract/contract.test.ts',
    ],
    env: { ...defaultSettings, TEST_REPLIES: '1000' },
    setupFiles: ['test/setup.ts'],
    // One world for all files of a run: a new document for each would cost more than the tests.
    isolate: false,
    // Eight times what the longest test takes alone: one that hangs ends by this.
    testTimeout: 8000,
    reporters: ['dot'],
  },
})
