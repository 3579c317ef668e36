// Vitest for mutation runs: each area's own tests, one worker that stays, no page tests, no
// requirement reporter (a mutated run proves nothing).
import { defineConfig } from 'vitest/config'
import areas from './areas.json'

const tests = Object.values(areas).flatMap((area) => area.tests)

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    include: tests.map((place) => (place.endsWith('.ts') ? place : `${place}*.test.ts`)),
    env: { TEST_REPLIES: '1000' },
    setupFiles: ['test/setup.ts', 'test/mutation/firstFailure.ts'],
    // One world for all files (keptWorker.mjs): a new document for each would cost more than the tests.
    isolate: false,
    // Eight times what the longest test takes alone: one that hangs ends by this.
    testTimeout: 8000,
    maxWorkers: 1,
    reporters: ['dot'],
  },
})
