// What `npm run replay` says and ends with, for logs that replay, that do not, and that are none; and for this folder's:
// real journeys (test/e2e/recordJourneys.ts writes them anew) and testers' sessions (deep: each in a process of its own).
// A test beside a log (`--to-test`) judges it. In a terminal, nothing of a log from outside acts.
import { exec } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { runNode } from '@test/processes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { reducer } from './journeys'
import { command, fileBy } from './logs'

vi.setConfig({ testTimeout: 120_000 })

const start = { count: { n: 0 }, words: { last: '' } }
const counting: AnyReducer = (given = start, { type, payload }) => {
  const state = given as typeof start
  if (type === 'count/more') return { ...state, count: { n: state.count.n + 1 } }
  if (type === 'words/said') return { ...state, words: { last: payload } }
  if (type === 'words/broken') throw new Error('no such word')
  return state
}

/** A file of 150 actions that the reducer above made: nearly all count, those of `others` are of another type. */
function written(others: Readonly<Record<number, string>> = { 100: 'words/said' }): string {
  const typeOf = (step: number) => others[step] ?? 'count/more'
  const actions = Array.from({ length: 150 }, (_, at) => ({ type: typeOf(at + 1), payload: `"${at}" \\ 'x'` }))
  const app = { name: 'Counter', version: '3', commit: 'abc' }
  return fileBy(counting, start, actions, { app, reason: 'test', error: { message: 'It looked odd' } })
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(text: string | Buffer, args: string[] = [], by = counting, name = 'a.actionlog.json') {
  writeFileSync(join(folder, name), text)
  return command([name, ...args], by, folder)
}

describe('a log that replays', () => {
  it('ends with 0 and says steps, final state and how many hold', async () => {
    const text = written()
    // Some editors begin a file with a byte order mark.
    const { code, lines } = await run(`\ufeff${text}`)
    expect(code).toBe(exitCodes.same)
    expect(lines).toEqual([
      'Written by Counter 3 (abc), for test',
      'Reported: It looked odd',
      `150 steps, final state ${readLog(text).finalHash}, 150 of 150 checked steps hold`,
    ])
  })

  it('is found where the command was typed, though npm runs it elsewhere', async () => {
    writeFileSync(join(folder, 'a.actionlog.json'), written())
    for (const [from, root] of [[folder, '/elsewhere'] as const, [undefined, folder] as const]) {
      vi.stubEnv('INIT_CWD', from)
      expect(await replayFile(['a.actionlog.json'], counting, () => undefined, root)).toBe(0)
    }
    vi.unstubAllEnvs()
  })

  it('may be replayed in part: only the steps up to there are checked', async () => {
    const { code, lines } = await run(written(), ['--until', '70'])
    expect(code).toBe(0)
    expect(lines.at(-1)).toMatch(/^70 steps, final state [0-9a-f]{16}, 70 of 70 checked steps hold$/)
  })

  it('says what a step changed', async () => {
    const said = await run(written(), ['--diff', '100'])
    expect(said.code).toBe(0)
    const last = JSON.stringify(`"99" \\ 'x'`)
    expect(said.text).toContain(`Step 100, words/said:\n  words.last: "" -> ${last}\n150 steps`)
    const nothing = await run(written({ 1: 'other' }), ['--diff', '1'])
    expect(nothing.text).toContain('Step 1, other:\n  changes nothing')
  })

  it('of Redux DevTools is said to have no checkpoints', async () => {
    const { code, lines } = await run(JSON.stringify({ payload: JSON.stringify([{ type: 'count/more' }]) }))
    expect(code).toBe(exitCodes.unchecked)
    expect(lines[0]).toBe('An export of Redux DevTools: without checkpoints')
    expect(lines[1]).toMatch(/^1 steps, final state [0-9a-f]{16}, nothing was checked: there are no checkpoints$/)
  })
})

describe('a log that does not replay', () => {
  const last = `"99" \\ 'x'`
  /** Is wrong at step 100. */
  const wrongWord: AnyReducer = (state, action) => {
    const next = counting(state, action) as typeof start
    return action.payload === last ? { ...next, words: { last: 'wrong' } } : next
  }

  it('ends with 1, and says at which step, in which slice, expected beside actual, and what changes there', async () => {
    const { code, lines } = await run(written(), [], wrongWord)
    expect(code).toBe(exitCodes.diverged)
    expect(lines.slice(2)).toEqual([
      'DIVERGED at step 100, words/said',
      `  words.last: expected ${JSON.stringify(last)}, actual "wrong"`,
      'It still differs at the end',
      'What changes there when replayed here:',
      '  words.last: "" -> "wrong"',
      expect.stringMatching(/^150 steps, final state [0-9a-f]{16}, 99 of 150 checked steps hold$/),
    ])
  })

  it('ends with 1 when the end is right again', async () => {
    const { code, text } = await run(written({ 100: 'words/said', 121: 'words/said' }), [], wrongWord)
    expect(code).toBe(exitCodes.diverged)
    expect(text).toMatch(
      /\nDIVERGED at step 100, .*\n.*\nRight again after step 120\n[\s\S]* 129 of 150 checked steps hold$/,
    )
  })

  it('ends with 2 when an action breaks the reducer, and says which and why', async () => {
    const { code, text } = await run(written({ 42: 'words/broken' }))
    expect(code).toBe(exitCodes.threwOrUnreadable)
    expect(text).toContain('THREW at step 42, words/broken: no such word')
  })
})

describe('what cannot be done ends with 2 and words', () => {
  it.each<[string, string[], RegExp]>([
    ['a number that is none', ['--until', 'x'], /--until wants a number, not x/],
    ['a step that is not there', ['--diff', '151'], /There is no step 151: 1 to 150/],
    ['an unknown option', ['--fast'], /--fast[\s\S]*npm run replay -- FILE/],
    ['two files', ['other.json'], /npm run replay -- FILE/],
    ['a predicate that is no expression', ['--minimise', 'state.'], /'state.' is no expression/],
    ['a predicate that the log does not fulfil', ['--minimise', 'state.count.n > 999'], /does not show it/],
    ['what was recorded of another log', ['--minimise', 'differs'], /says nothing about a log without/],
    ['pictures of one build', ['--pictures', 'folder'], /Pictures show what --against compares/],
    ['a test of nothing', ['--to-test'], /--to-test wants to know what is right/],
    ['a predicate for nothing', ['--shows', 'throws'], /--shows says what is wrong, for --to-test/],
  ])('%s', async (_, args, words) => {
    expect(await run(written(), args)).toMatchObject({ code: 2, text: expect.stringMatching(words) })
  })

  it('a file that is no log, one that is not there, a folder, and none; only help is none of these', async () => {
    expect(await run('Hello')).toMatchObject({ code: 2, text: expect.stringContaining('The file is not JSON') })
    const said = async (...files: string[]) => command(files, counting, folder)
    expect(await said('none')).toMatchObject({ code: 2, text: expect.stringContaining('ENOENT') })
    const isFolder = `${folder} is a folder: its logs are replayed one at a time`
    expect(await said('.')).toMatchObject({ code: 2, text: isFolder })
    const usage = expect.stringContaining('npm run replay -- FILE')
    expect(await said()).toMatchObject({ code: 2, text: usage })
    expect(await said('--help')).toMatchObject({ code: 0, text: usage })
  })

  it('a file that is too long, before it is read', async () => {
    writeFileSync(join(folder, 'a.json'), '')
    // A hole in the file, which takes no room on the disk.
    truncateSync(join(folder, 'a.json'), 64_000_001)
    const text = 'The file is too long: 64000001 bytes, at most 64000000'
    expect(await command(['a.json'], counting, folder)).toMatchObject({ code: 2, text })
  })
})

it('no test is made where the log does not show it, the test would be green, or there is one', async () => {
  // A project of its own, so that no other test sees what is made here.
  for (const part of ['node_modules', 'src']) symlinkSync(resolve(part), join(folder, part))
  const text = readFileSync('test/replay/write-change-delete.actionlog.json')
  const notShown = await run(text, ['--to-test', '--shows', '!state', '--until', '20'], reducer)
  const words = expect.stringContaining('The log does not show it at its end')
  expect(notShown).toMatchObject({ code: 2, text: words })
  // By another reducer than the project's.
  const isGreen = await run(text, ['--to-test', '--shows', 'state === 7'], () => 7)
  const green = expect.stringContaining('No test was written: it would be green here')
  expect(isGreen).toMatchObject({ code: 2, text: green })
  expect(existsSync(join(folder, 'test'))).toBe(false)
  // Neither a test nor its log takes the place of another one.
  const target = join(folder, 'test/replay')
  mkdirSync(target, { recursive: true })
  const there = { 'a.test.ts': 'may have been edited', 'a.actionlog.json': 'may be another log' }
  for (const [name, refusal] of Object.entries(there)) {
    writeFileSync(join(target, name), 'mine')
    const refused = await run(text, ['--to-test', '--shows', 'state'], reducer)
    expect(refused).toMatchObject({ code: 2, text: expect.stringContaining(refusal) })
    rmSync(join(target, name))
  }
})

const recorded = 'test/replay'
const hasTest = (file: string) => existsSync(join(recorded, file.replace(/\.actionlog\.json$/, '.test.ts')))
const files = readdirSync(recorded).filter((file) => file.endsWith('.actionlog.json') && !hasTest(file))
const named = (...names: string[]) => names.map((name) => `${name}.actionlog.json`)
const long = named('forms-and-dialogs', 'shelf-by-shelf', 'shelves-on-a-phone', 'shelves-signed-in')
const short = named('refused-and-out-of-order', 'search-read-filter', 'write-change-delete')
const read = (file: string) => readFileSync(join(recorded, file), 'utf8')

it('the journeys are there, with checkpoints', () => {
  expect(files).toEqual(expect.arrayContaining([...long, ...short]))
  for (const file of [...long, ...short]) {
    const { actions, checkpoints } = readLog(read(file))
    expect(actions.length).toBeGreaterThan(long.includes(file) ? 200 : 20)
    expect(checkpoints.at(-1)?.[0]).toBe(actions.length)
  }
})

const program = ['--import', 'tsx', 'src/tools/log/app/replayCli.ts']

describe('replays exactly', () => {
  it.each(files)('%s', async (file) => {
    const { actions, checkpoints, finalHash } = readLog(read(file))
    const { code, output } = process.env.TEST_DEEP
      ? await runNode([...program, join(recorded, file)])
      : await command([file], reducer, recorded).then(({ code, text }) => ({ code, output: text }))
    const count = checkpoints.filter(([step]) => step > 0).length
    const all = `${count} of ${count} checked steps hold`
    expect(output).toContain(`${actions.length} steps, final state ${finalHash}, ${all}`)
    expect(code).toBe(0)
  })
})

describe('in a terminal', () => {
  it('every control is an escape, wherever it stands: in what a log says of its app, its error, an action’s type', async () => {
    // Sets the clipboard, clears the screen in one sign, and writes over its own line.
    const hostile = '\u001b]52;c;aGVq\u0007\u009b2J\revery step holds'
    const log = JSON.parse(read('search-read-filter.actionlog.json'))
    log.app = { name: `N${hostile}`, version: `V${hostile}`, commit: `C${hostile}` }
    log.error = { message: `E${hostile}` }
    log.payload = log.payload.replace('api/config/middlewareRegistered', JSON.stringify(`T${hostile}`).slice(1, -1))
    writeFileSync(join(folder, 'a.json'), JSON.stringify(log))
    const { code, output } = await runNode([...program, join(folder, 'a.json'), '--diff', '1'])
    expect([code, output]).toEqual([1, expect.stringMatching(/^\d+ steps, final state /m)])
    for (const name of ['C', 'E', 'T'])
      expect(output).toContain(`${name}\\x1b]52;c;aGVq\\x07\\x9b2J\\x0devery step holds`)
    expect(output).not.toMatch(/(?![\n\t])\p{Cc}/u)
  })

  it('whoever reads may stop: the rest is not written, and nothing is complained of', async () => {
    const words = [
      `"${process.execPath}"`,
      ...program,
      join(recorded, 'search-read-filter.actionlog.json'),
      '--diff 20',
    ]
    expect(await promisify(exec)(`${words.join(' ')} | true`)).toEqual({ stderr: '', stdout: '' })
  })
})
