// Mutation testing, by command only: `npm run mutate`, or a part of it with `npm run mutate -- --mutate src/lib/safeUrl.ts`.
// The figures go to docs/mutation.md with `npx tsx test/mutation/report.ts --write`.
import { readFileSync } from 'node:fs'

const areas = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'))

export default {
  mutate: Object.values(areas).flatMap(({ code }) => code.map((place) => place.replace(/\/$/, '/**/*.ts'))),
  testRunner: 'kept',
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/runner.mjs'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Vitest would tell the worker to stop, which then would hear it in the next mutant's run.
  disableBail: true,
  // What a module does while it loads needs a new world and every test for each mutant: with MUTATE_STATIC=1, for hours.
  ignoreStatic: process.env.MUTATE_STATIC !== '1',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
  // TypeScript 7 has no API in JavaScript, which Stryker would rewrite a tsconfig with; none has to be rewritten here.
  tsconfigFile: 'none',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/dist', '/dist-demo', '/docs/screenshots', '/test/e2e', '/test/flows'],
  reporters: ['json', 'clear-text', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  timeoutMS: 10_000,
  timeoutFactor: 2,
  allowConsoleColors: false,
}
