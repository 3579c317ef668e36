// What `npm run replay` says and ends with, for logs that replay, that do not, and that are none.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode } from '@test/processes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { reducer } from './journeys'
import { command, fileBy } from './logs'

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
const made = (name: string) => readFileSync(join(folder, 'test/replay', name), 'utf8')

describe('a log that replays', () => {
  it('ends with 0 and says steps, final state and how many hold', async () => {
    const text = written()
    const { code, lines } = await run(text)
    expect(code).toBe(exitCodes.same)
    expect(lines).toEqual([
      'Written by Counter 3 (abc), for test',
      'Reported: It looked odd',
      `150 steps, final state ${readLog(text).finalHash}, 150 of 150 checked steps hold`,
    ])
  })

  it('may begin with a byte order mark, as some editors write it', async () => {
    expect((await run(`\ufeff${written()}`)).code).toBe(0)
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
    ['step 0, which no action made', ['--diff', '0'], /There is no step 0/],
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

  it('a file that is no log, one that is not there, a folder, and none', async () => {
    expect(await run('Hello')).toMatchObject({ code: 2, text: expect.stringContaining('The file is not JSON') })
    const said = async (...files: string[]) => command(files, counting, folder)
    expect(await said('none')).toMatchObject({ code: 2, text: expect.stringContaining('ENOENT') })
    const isFolder = `${folder} is a folder: its logs are replayed one at a time`
    expect(await said('.')).toMatchObject({ code: 2, text: isFolder })
    expect(await said()).toMatchObject({ code: 2, text: expect.stringContaining('npm run replay -- FILE') })
  })

  it('a file that is too long, before it is read', async () => {
    writeFileSync(join(folder, 'a.json'), '')
    // A hole in the file, which takes no room on the disk.
    truncateSync(join(folder, 'a.json'), 64_000_001)
    const text = 'The file is too long: 64000001 bytes, at most 64000000'
    expect(await command(['a.json'], counting, folder)).toMatchObject({ code: 2, text })
  })
})

it.each(['--help', '-h'])('%s says how it is used', async (option) => {
  const { code, text } = await command([option], counting, folder)
  expect({ code, text }).toEqual({ code: 0, text: expect.stringContaining('npm run replay -- FILE') })
})

describe('a test of what a log shows', () => {
  const shown = 'state.notices.items.length < 9'
  const log = readFileSync('test/replay/write-change-delete.actionlog.json', 'utf8')
  const toTest = (shows: string, until: string[] = [], by: AnyReducer = reducer) =>
    run(log, ['--to-test', '--shows', shows, ...until], by)
  // A project of its own, so that no other test sees what is made here.
  beforeEach(() => {
    for (const part of ['node_modules', 'src']) symlinkSync(resolve(part), join(folder, part))
    for (const file of ['.biome.jsonc', '.gitignore']) writeFileSync(join(folder, file), readFileSync(file))
  })

  it('is written once it was run here and was red, beside a copy of the log, in the form that the check wants', async () => {
    const { code, lines } = await toTest(shown, ['--until', '20'])
    expect([code, lines.at(-1)]).toEqual([
      exitCodes.same,
      'Wrote test/replay/a.test.ts: red here; only a change of a reducer turns it green, as --against GOOD would try',
    ])
    expect(made('a.actionlog.json')).toBe(log)
    expect(made('a.test.ts')).toContain(`it('a.actionlog.json: ${shown} is mended', () => {`)
    expect(made('a.test.ts')).toContain(`{ until: 20 })\n  expect(showsOf('${shown}')(replayed)).toBe(false)`)
    const biome = [resolve('node_modules/@biomejs/biome/bin/biome'), 'format', 'test/replay']
    expect(await runNode(biome, { cwd: folder })).toMatchObject({ code: 0 })
    // Neither it nor its log takes the place of another one.
    expect(await toTest(shown)).toMatchObject({ code: 2, text: expect.stringContaining('it may have been edited') })
    rmSync(join(folder, 'test/replay/a.test.ts'))
    expect(await toTest(shown)).toMatchObject({ code: 2, text: expect.stringContaining('may be another log') })
  }, 60_000)

  it('is none where the log does not show it, or the test would be green', async () => {
    const notShown = expect.stringContaining('The log does not show it at its end')
    expect(await toTest('!state', ['--until', '20'])).toMatchObject({ code: 2, text: notShown })
    // By another reducer than the project's.
    const green = expect.stringContaining('No test was written: it would be green here')
    expect(await toTest('state === 7', [], () => 7)).toMatchObject({ code: 2, text: green })
    expect(existsSync(join(folder, 'test'))).toBe(false)
  }, 60_000)
})
