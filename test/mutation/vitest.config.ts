// Vitest for mutation runs: each area's own tests, one worker that stays, no page tests, no
// requirement reporter (a mutated run proves nothing).
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import areas from './areas.json'

const tests = Object.values(areas).flatMap((area) => area.tests)

// What repeats something hundreds of times comes last.
const isSlow = ({ moduleId }: TestSpecification) => /Properties\.|Reauth\.|reviewDraft\.|pending\./.test(moduleId)

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)))
  }
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'jsdom',
    include: tests.map((place) => (place.endsWith('.ts') ? place : `${place}*.test.ts`)),
    env: { TEST_REPLIES: '1000' },
    setupFiles: ['test/setup.ts'],
    // One world for all files (keptWorker.mjs): a new document for each would cost more than the tests.
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    reporters: ['dot'],
  },
})
