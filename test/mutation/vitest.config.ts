// Vitest for mutation runs: the fast tests that guard what is mutated, one worker that stays, no page tests, no
// requirement reporter (a mutated run proves nothing).
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The first failing test ends a mutant's run: those that repeat something hundreds of times come last.
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
    include: [
      'test/{session,api}/**/*.test.ts',
      'test/lib/{safeUrl,mediaUrl,paths}.test.ts',
      'test/features/auth/**/*.test.ts',
      'test/features/listRules.test.ts',
      'test/features/{businesses/addBusiness,reviews/form}.test.ts',
    ],
    // They read source texts, which are other texts here.
    exclude: ['test/features/auth/{drawing,screening}.test.ts'],
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
