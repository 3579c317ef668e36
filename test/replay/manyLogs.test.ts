// `npm run replay -- FOLDER`: a line for each log, and what the command line makes of the options for files and for folders.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { UnknownAction } from '@reduxjs/toolkit'
import { runNode } from '@test/processes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLog } from '@/replay/writeLog'
import { exitCodes, replayFile } from '@/tools/log/cli'
import type { AnyReducer } from '@/tools/log/replayLog'
import { identity } from './journeys'

const counting: AnyReducer = (state, { type }) => {
  if (type === 'broken') throw new Error('no such thing')
  const { n } = state as { n: number }
  return { n: type === 'more' ? n + 1 : n }
}
/** Counts wrongly, as another build would. */
const skipping: AnyReducer = (state, action) => {
  const { n } = counting(state, action) as { n: number }
  return { n: n === 2 ? 3 : n }
}

const opened = (path: string) => ({ type: 'navigation/locationChanged', payload: { path, query: {} } })
const failed = {
  type: 'api/executeQuery/rejected',
  payload: { status: 503 },
  meta: { arg: { endpointName: 'listReviews' } },
}

function recorded(actions: readonly UnknownAction[], reducer: AnyReducer, commit: string): string {
  const states: unknown[] = [{ n: 0 }]
  for (const action of actions) states.push(action.type === 'broken' ? states.at(-1) : reducer(states.at(-1), action))
  const chunk = {
    base: states[0],
    first: 0,
    actions: [...actions],
    times: actions.map(() => 0),
    states: states.slice(1),
  }
  const app = { name: 'Counter', version: '1', commit }
  return writeLog({ chunks: [chunk], state: states.at(-1), redactor: identity, app, env: {}, reason: 'test' })
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'many-'))
  const more = { type: 'more' }
  const files = {
    'held.actionlog.json': recorded([opened('/'), more, opened('/kategorite')], counting, 'aaa1'),
    'longer-name.actionlog.json': recorded([opened('/login'), more, more, failed], skipping, 'bbb2'),
    'threw.json': recorded([opened('/'), { type: 'broken' }], counting, 'ccc3'),
    'unreadable.json': 'Hello',
    'notes.txt': 'not a log',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, 'packed.json.gz'), gzipSync(recorded([more], counting, 'ddd4')))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await replayFile([folder, ...args], counting, (line) => lines.push(line))
  return { code, lines }
}

it('has a line for each: build, length, errors, last path, verdict', async () => {
  const { code, lines } = await run()
  expect(code).toBe(exitCodes.diverged)
  expect(lines).toEqual([
    'held.actionlog.json         aaa1  3 actions  0 errors                                 /kategorite  3 of 3 checked steps hold',
    'longer-name.actionlog.json  bbb2  4 actions  1 errors, last: listReviews failed: 503  /login       differs at step 3, more',
    'packed.json.gz              ddd4  1 actions  0 errors                                 no path      1 of 1 checked steps hold',
    expect.stringMatching(/^threw\.json +ccc3 .* threw at step 2: no such thing$/),
    expect.stringMatching(/^unreadable\.json +cannot be read: The file is not JSON/),
    '5 of 5 logs, 3 not as recorded',
  ])
})

it.each([
  ['an action', ['--action', 'more'], ['held', 'longer', 'packed']],
  ['an error', ['--error', 'LISTREVIEWS failed'], ['longer']],
  ['a path', ['--path', '/kategorite'], ['held']],
  ['its end', ['--shows', 'state.n > 1'], ['longer']],
  ['all of these', ['--action', 'more', '--path', '/', '--shows', 'state.n === 1'], ['held']],
])('is filtered by %s', async (_, args, names) => {
  const { lines } = await run(...args)
  const listed = lines.filter((line) => /actions/.test(line)).map((line) => line.split(/[.-]/)[0])
  expect(listed).toEqual(names)
})

it('filters are for folders, and other options for files', async () => {
  const lines: string[] = []
  const file = join(folder, 'held.actionlog.json')
  expect(await replayFile([file, '--error', 'x'], counting, (line) => lines.push(line))).toBe(2)
  expect(await replayFile([folder, '--diff', '1'], counting, (line) => lines.push(line))).toBe(2)
  expect(lines).toEqual([
    '--action, --error and --path choose among the logs of a folder',
    'A folder takes --action, --error, --path and --shows only',
  ])
})

it('whoever reads may stop: the rest is not written, and nothing is complained of', async () => {
  const command = `"${process.execPath}" --import tsx src/tools/log/app/replayCli.ts test/replay/search-read-filter.actionlog.json --diff 20`
  const { output } = await runNode([
    '-e',
    `const { stderr, stdout } = require('node:child_process').spawnSync('sh', ['-c', ${JSON.stringify(`${command} | true`)}], { encoding: 'utf8' }); console.log(JSON.stringify({ stderr, stdout }))`,
  ])
  expect(JSON.parse(output)).toEqual({ stderr: '', stdout: '' })
})
