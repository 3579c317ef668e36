// Which branches of the reducers no committed log reaches. `npx tsx test/replay/coverageByLogs.ts --write` puts them into
// docs/log-tools.md; without --write it ends with 1 when the page is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { SourceMap } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The files whose functions run in reducers, and hardly anywhere else. */
const reducers =
  /\/src\/(?:features\/\w+\/model\/(?:slice|machine|writeReducers|\w+Lists|pendingWrites)|api\/listings)\.ts$/
/** Functions in these files that run when an action is made, or on a page, by the start of their line. */
const notReducers = /^(?:prepare: |export const isUnsent)/

/** How much of a file ran. */
interface FileCoverage {
  path: string
  functions: number
  reached: number
  /** The lines that functions and blocks which never ran begin in. */
  missed: readonly string[]
}

/** Runs the work and returns what V8 counted in the reducers' files. */
async function covered(work: () => Promise<void>): Promise<FileCoverage[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Debugger.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const files: FileCoverage[] = []
  for (const { url, scriptId, functions } of result) {
    if (!reducers.test(url.replace(/\?.*$/, ''))) continue
    const path = fileURLToPath(url.replace(/\?.*$/, ''))
    const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId })
    const lineOf = linesOf(scriptSource, readFileSync(path, 'utf8').split('\n'))
    const own = functions.filter(({ ranges }) => !notReducers.test(lineOf(ranges[0])?.code ?? ''))
    const missed = own.flatMap(({ ranges }) => ranges.filter(({ count }) => count === 0).map(lineOf))
    const byLine = new Map(missed.filter((line) => line !== undefined).map(({ line, code }) => [line, code]))
    files.push({
      path: path.slice(resolve('.').length + 1),
      functions: own.length,
      reached: own.filter(({ ranges }) => ranges[0]?.count).length,
      missed: [...byLine].sort(([one], [other]) => one - other).map(([, code]) => code),
    })
  }
  session.disconnect()
  return files.sort((a, b) => a.path.localeCompare(b.path))
}

/** From a range of the code that ran to the line in its source where it begins; tsx leaves the map at the code's end. */
function linesOf(code: string, source: readonly string[]) {
  const [, data = ''] = /sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/.exec(code) ?? []
  const map = new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()))
  return (range?: { startOffset: number }): { line: number; code: string } | undefined => {
    const before = code.slice(0, range?.startOffset).split('\n')
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0)
    return 'originalLine' in entry
      ? { line: entry.originalLine, code: (source[entry.originalLine] ?? '').trim() }
      : undefined
  }
}

/** Replays every committed log. */
async function replayAll(): Promise<void> {
  const { rootReducer } = await import('@/app/rootReducer')
  const { readLog } = await import('@/replay/readLog')
  const { replayLog } = await import('@/replay/replayLog')
  const files = readdirSync('test/replay')
  for (const file of files.filter((name) => name.endsWith('.actionlog.json'))) {
    replayLog(readLog(readFileSync(`test/replay/${file}`, 'utf8')), rootReducer as Parameters<typeof replayLog>[1])
  }
}

const name = (path: string): string => path.replace(/^src\/(?:features\/)?/, '').replace('/model', '')
const cell = (code: string): string => `\`${code.length > 90 ? `${code.slice(0, 90)}…` : code}\``.replaceAll('|', '\\|')

/** The table of the page. */
const table = (files: readonly FileCoverage[]): string =>
  [
    '| file | functions reached | where what was not reached begins |',
    '|---|---|---|',
    ...files.map(
      ({ path, functions, reached, missed }) =>
        `| [${name(path)}](../${path}) | ${reached} of ${functions} | ${missed.map(cell).join('<br>')} |`,
    ),
    '',
  ].join('\n')

const page = 'docs/log-tools.md'
const marked = /(<!-- coverageByLogs:start -->\n)[\s\S]*?(<!-- coverageByLogs:end -->)/

const old = readFileSync(page, 'utf8')
const files = await covered(replayAll)
const text = old.replace(marked, (_all, start, end) => `${start}${table(files)}${end}`)
if (process.argv.includes('--write')) writeFileSync(page, text)
else if (text !== old) {
  console.error(`${page} is stale: npx tsx test/replay/coverageByLogs.ts --write`)
  process.exitCode = 1
}
