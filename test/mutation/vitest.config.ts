// Vitest for mutation runs: each area's own tests, one worker that stays, no page tests, no
// requirement reporter (a mutated run proves nothing).
import { defineConfig } from 'vitest/config'
import { pageTextsModules } from '../../src/build/pageTexts'
import { defaultSettings } from '../defaultSettings'
import { unitProjects } from '../unitProjects'
import areas from './areas.json'

const area = process.env.MUTATE_AREA as keyof typeof areas | undefined
const tests = area ? areas[area].tests : Object.values(areas).flatMap(({ tests }) => tests)

export default defineConfig({
  plugins: [pageTextsModules()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    include: tests.map((place) => (/\.tsx?$/.test(place) ? place : `${place}*.test.ts`)),
    exclude: [
      // Those need a world of their own.
      ...unitProjects()['unit-alone'],
      // Compares generated files with their source, which Stryker has rewritten.
      'test/contract/contract.test.ts',
    ],
    env: { ...defaultSettings, TEST_REPLIES: '1000' },
    setupFiles: ['test/setup.ts', 'test/mutation/firstFailure.ts'],
    // One world for all files (keptWorker.mjs): a new document for each would cost more than the tests.
    isolate: false,
    // Eight times what the longest test takes alone: one that hangs ends by this.
    testTimeout: 8000,
    maxWorkers: 1,
    reporters: ['dot'],
  },
})
