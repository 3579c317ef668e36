// Mutation testing, by command only: `npm run mutate`, one area with `MUTATE_AREA=wire npm run mutate`, or a part of it with
// `npm run mutate -- --mutate src/lib/safeUrl.ts`.
// The figures go to docs/mutation.md with `npx tsx test/mutation/report.ts --write`.
import { readFileSync } from 'node:fs'

const areas = JSON.parse(readFileSync(new URL('areas.json', import.meta.url), 'utf8'))
const area = process.env.MUTATE_AREA
const names = Object.keys(areas)
const files = (name) => areas[name].code.map((place) => place.replace(/\/$/, '/**/*.ts'))
// A file belongs to the first area that names it.
const before = area ? names.slice(0, names.indexOf(area)).flatMap(files) : []
// Generated, or noticed by page tests alone: hooks, the panel and what cuts its page off.
const left = [
  'src/api/generated/**',
  'src/**/*.d.ts',
  'src/**/use[A-Z]*.ts',
  'src/replay/panel/**',
  'src/replay/blockNetworkAndStorage.ts',
  // The command line: its tests write files and start processes, which know nothing of the change that is on.
  'src/replay/cli*.ts',
  'src/replay/bisect.ts',
  'src/replay/otherApp.ts',
  'src/replay/toTest.ts',
]

export default {
  mutate: [...(area ? files(area) : names.flatMap(files)), ...[...before, ...left].map((place) => `!${place}`)],
  testRunner: 'kept',
  plugins: ['@stryker-mutator/vitest-runner', './test/mutation/runner.mjs'],
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Vitest would tell the worker to stop, which then would hear it in the next mutant's run.
  disableBail: true,
  // What a module does while it loads needs a new world for each mutant, with the tests of its area.
  ignoreStatic: process.env.MUTATE_STATIC === '0',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
  // TypeScript 7 has no API in JavaScript, which Stryker would rewrite a tsconfig with; none has to be rewritten here.
  tsconfigFile: 'none',
  incremental: true,
  // Areas that run apart write results apart; the report joins them.
  incrementalFile: `.cache/mutation/incremental${area ? `-${area}` : ''}.json`,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/dist', '/dist-demo', '/docs/screenshots', '/test/e2e', '/test/flows'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  // Hangs end by the tests' own time-outs, loops by Stryker's count of rounds; this is for loops that never meet the mutant.
  timeoutMS: 60_000,
  timeoutFactor: 2,
  allowConsoleColors: false,
}
