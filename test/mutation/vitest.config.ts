// Vitest for mutation runs: the fast tests that guard what is mutated, one worker that stays, no page tests, no
// requirement reporter (a mutated run proves nothing).
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The first failing test ends a mutant's run: those that repeat something hundreds of times come last.
const isSlow = ({ moduleId }: TestSpecification) => /Properties\.|agreement\.|Reauth\.|reviewDraft\.|pending\./.test(moduleId)

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
      'test/session/**/*.test.ts',
      'test/api/**/*.test.ts',
      'test/lib/**/*.test.ts',
      'test/features/**/*.test.ts',
    ],
    // They read source texts, which are other texts here, or guard nothing that is mutated.
    exclude: [
      'test/features/auth/{drawing,screening}.test.ts',
      'test/lib/{albanian,breakpoints,hosting,log,structuredData}.test.ts',
    ],
    env: { TEST_REPLIES: '2000' },
    setupFiles: ['test/setup.ts'],
    // One world for all files (keptWorker.mjs): a new document for each would cost more than the tests.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    reporters: ['dot'],
  },
})
