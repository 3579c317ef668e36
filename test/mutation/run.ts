// `npm run mutate -- AREA`: Stryker changes one thing of the area's code at a time and runs the area's tests, which should notice. The
// run fails when fewer changes are noticed than the area's threshold says, in percent (areas.json).
import { Stryker } from '@stryker-mutator/core'
import { helpIfAsked } from '../help'
import areas from './areas.json'

helpIfAsked(`npm run mutate -- AREA

Changes one thing of the area's code at a time and runs its tests, which should notice. Areas: ${Object.keys(areas).join(', ')}.`)

type Area = keyof typeof areas

const names = Object.keys(areas) as Area[]
const area = names.find((name) => name === process.argv[2])
if (!area) throw new Error(`npm run mutate -- AREA, one of ${names.join(', ')}`)

const { threshold } = areas[area]
const files = (name: Area) => areas[name].code.map((place) => place.replace(/\/$/, '/**/*.ts'))

/** Generated, or noticed by page tests alone: hooks, the panel, and the command line, whose tests start processes. */
const left = [
  'src/api/endpoints/generated/**',
  'src/**/*.d.ts',
  'src/**/use[A-Z]*.ts',
  'src/tools/log/app/**',
  'src/tools/log/panel/**',
  'src/tools/log/inertPage.ts',
  'src/tools/log/{cli*,alike,history,manyLogs,sideBySide}.ts',
  'src/tools/log/otherApp.ts',
  'src/tools/log/toTest.ts',
]
// A file belongs to the first area that names it.
const before = names.slice(0, names.indexOf(area)).flatMap(files)

// Read by vitest.config.ts.
process.env.MUTATE_AREA = area

await new Stryker({
  mutate: [...files(area), ...[...before, ...left].map((place) => `!${place}`)],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What a module does while it loads needs all tests of the area for each change.
  ignoreStatic: true,
  thresholds: { high: 100, low: threshold, break: threshold },
  concurrency: 2,
  // TypeScript 7 has no API in JavaScript, which Stryker would rewrite a tsconfig with; none has to be rewritten here.
  tsconfigFile: 'none',
  incremental: true,
  incrementalFile: `.cache/mutation/${area}.json`,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['/.cache', '/dist', '/dist-demo', '/docs', '/test/e2e', '/test/flows'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  allowConsoleColors: false,
}).runMutationTest()
