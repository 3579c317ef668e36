// `npm run mutate -- FILE`: Stryker changes one thing of a file of src at a time; the tests that import it should fail.
import { Stryker } from '@stryker-mutator/core'
import { stop } from '@/platform/print'
import { helpIfAsked } from '../help'

helpIfAsked(`npm run mutate -- FILE…

Changes one thing of these files at a time and runs the tests that import them, but for those that render a page. It prints each change that
no test noticed, and the share of those that one did.

  npm run mutate -- src/lib/rating.ts`)

const files = process.argv.slice(2)
if (files.length === 0) stop('Which file? npm run mutate -- FILE')

await new Stryker({
  mutate: files,
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What a module does while it loads needs all its tests for each change.
  ignoreStatic: true,
  concurrency: 2,
  // TypeScript 7 has no API in JavaScript, which Stryker would rewrite a tsconfig with; none has to be rewritten here.
  tsconfigFile: 'none',
  tempDirName: '.cache/mutation',
  ignorePatterns: ['/.cache', '/dist', '/dist-demo', '/docs', '/test/e2e', '/test/flows'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, allowEmojis: false },
  allowConsoleColors: false,
}).runMutationTest()
