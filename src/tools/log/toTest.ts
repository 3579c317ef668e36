// A bug in a log as a Vitest file: written only if it was run, red here and, where there is a good checkout, green there.
import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve } from 'node:path'
import { LogError } from '@/replay/actionLog'
import { diff } from '@/replay/diff'

const literal = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** What a test expects of the replay: in words, and as a line of it. */
export interface Mended {
  what: string
  line: string
}

/** That a predicate (shows.ts) does not hold. */
export const noLonger = (predicate: string): Mended => ({
  what: `${predicate} is mended`,
  line: `expect(showsOf(${literal(predicate)})(replayed)).toBe(false)`,
})

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value)

/** That the first place that differs is as in the state `right`: in a list, which item stands there. */
export function asIn(right: unknown, wrong: unknown, where: string): Mended {
  const places = diff(right, wrong).map(({ path }) => path)
  // What the data layer keeps is named only if nothing else differs.
  const path = places.find(([slice]) => slice !== 'api') ?? places[0] ?? []
  const ids = path.map((_, at) => [...path.slice(0, at + 1), '_id'])
  const known = ids.find((id) => valueAt(right, id) !== undefined && valueAt(right, id) !== valueAt(wrong, id)) ?? path
  const value = valueAt(right, known)
  return {
    what: `right ${where}`,
    line: `expect(replayed.state).${value === undefined ? 'not.' : ''}toHaveProperty(${literal(known)}${value === undefined ? '' : `, ${literal(value)}`})`,
  }
}

const testOf = (log: string, { what, line }: Mended, until?: number): string =>
  `// A bug in a recorded session as a test, made by \`npm run replay -- FILE --to-test\`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootReducer } from '@/app/rootReducer'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
${line.includes('showsOf(') ? "import { showsOf } from '@/tools/log/shows'\n" : ''}
it(${literal(`${log}: ${what}`)}, () => {
  const log = readLog(readFileSync(join(import.meta.dirname, ${literal(log)}), 'utf8'))
  const replayed = replayLog(log, rootReducer as AnyReducer${until === undefined ? '' : `, { until: ${until} }`})
  ${line}
})
`

/** Runs a program of the project's packages, two minutes at most. */
const run = (root: string, program: string, ...args: readonly string[]) =>
  new Promise<{ isOk: boolean; output: string }>((done) => {
    const all = [join(root, 'node_modules', program), ...args]
    execFile(process.execPath, all, { cwd: root, timeout: 120_000 }, (error, stdout, stderr) =>
      done({ isOk: !error, output: stdout + stderr }),
    )
  })

/** Whether the test in `folder` passes with the app of a checkout and the tools of this one. */
async function isGreen(checkout: string, root: string, folder: string): Promise<boolean> {
  const ours = ['@/replay', '@/tools/log'].map((find) => ({ find, replacement: join(root, find.replace('@', 'src')) }))
  const alias = [...ours, { find: '@', replacement: join(checkout, 'src') }]
  writeFileSync(join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify({ resolve: { alias } })}`)
  const { isOk, output } = await run(root, 'vitest/vitest.mjs', 'run', '--root', folder)
  if (isOk || output.includes('AssertionError')) return isOk
  throw new LogError(`No test was written: it cannot be run with the app in ${checkout}\n${output}`)
}

/** The name of a log without what a file of its kind ends with. */
export const nameOf = (file: string): string => basename(file).replace(/(\.actionlog)?(\.json)?$/, '')

/** The log as a file and its text, the project with the bug, and a checkout without it. */
interface Given {
  file: string
  text: string
  root: string
  good: string | undefined
}

/** Writes the test and its log into test/replay/, and says so; a LogError says why there is none. */
export async function writeTest({ file, text, root, good }: Given, mended: Mended, until?: number): Promise<string> {
  const target = join(root, 'test/replay')
  const [log, test] = [`${nameOf(file)}.actionlog.json`, `${nameOf(file)}.test.ts`]
  if (existsSync(join(target, test)))
    throw new LogError(`${join(target, test)} is there already; it may have been edited`)
  const hasLog = file === resolve(target, log)
  if (!hasLog && existsSync(join(target, log)))
    throw new LogError(`${join(target, log)} is there already, and may be another log`)
  const folder = mkdtempSync(join(tmpdir(), 'replay-test-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, log), text)
    writeFileSync(join(folder, test), testOf(log, mended, until))
    if (await isGreen(root, root, folder)) throw new LogError('No test was written: it would be green here')
    if (good !== undefined && !(await isGreen(good, root, folder)))
      throw new LogError(`No test was written: it would be red in ${good}, too; no reducer changes what a log holds`)
    mkdirSync(target, { recursive: true })
    for (const made of hasLog ? [test] : [test, log]) copyFileSync(join(folder, made), join(target, made))
  } finally {
    rmSync(folder, { recursive: true })
  }
  await run(root, '@biomejs/biome/bin/biome', 'format', '--write', join(target, test))
  const there =
    good === undefined
      ? '; only a change of a reducer turns it green, as --against GOOD would try'
      : `, green in ${good}`
  return `Wrote ${relative(root, join(target, test))}: red here${there}`
}
