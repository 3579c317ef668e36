// What `npm run replay` says and ends with, for logs that replay, that do not, and that are none.
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode } from '@test/processes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_SIZE, type Chunk } from '@/replay/recorder'
import { writeLog } from '@/replay/writeLog'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import type { AnyReducer } from '@/tools/log/replayLog'
import { identity, reducer } from './journeys'

interface Counts {
  count: { n: number }
  words: { last: string }
}
const start: Counts = { count: { n: 0 }, words: { last: '' } }

const counting: AnyReducer = (given = start, action) => {
  const state = given as Counts
  if (action.type === 'count/more') return { ...state, count: { n: state.count.n + 1 } }
  if (action.type === 'words/said') return { ...state, words: { last: action.payload as string } }
  if (action.type === 'words/broken') throw new Error('no such word')
  return state
}

/** A file of 150 actions that the reducer above made. */
function written(types = (index: number): string => (index === 99 ? 'words/said' : 'count/more')): string {
  const chunks: Chunk[] = []
  let state: unknown = start
  for (let index = 0; index < 150; index += 1) {
    if (index % CHUNK_SIZE === 0) chunks.push({ base: state, first: index, actions: [], times: [], states: [] })
    const action = { type: types(index), payload: `"${index}" \\ 'x'` }
    const chunk = chunks.at(-1) as Chunk
    chunk.actions.push(action)
    chunk.times.push(index)
    try {
      state = counting(state, action)
      chunk.states[index % CHUNK_SIZE] = state
    } catch {
      // As in a store.
    }
  }
  const app = { name: 'Counter', version: '3', commit: 'abc' }
  const error = { message: 'It looked odd' }
  return writeLog({ chunks, state, redactor: identity, app, env: {}, reason: 'qa', error })
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replay-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(text: string | Buffer, args: string[] = [], reducer = counting, name = 'a.actionlog.json') {
  const file = join(folder, name)
  writeFileSync(file, text)
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const code = await replayFile([file, ...args], reducer, print, folder, folder, () => undefined)
  return { code, lines, text: lines.join('\n') }
}
const made = (name: string) => readFileSync(join(folder, 'test/replay', name), 'utf8')

describe('a log that replays', () => {
  it('ends with 0 and says steps, final state and how many hold', async () => {
    const text = written()
    const { code, lines } = await run(text)
    expect(code).toBe(exitCodes.same)
    expect(lines).toEqual([
      'Written by Counter 3 (abc), for qa',
      'Reported: It looked odd',
      `150 steps, final state ${readLog(text).finalHash}, 150 of 150 checked steps hold`,
    ])
  })

  it('may begin with a byte order mark, as some editors write it', async () => {
    expect((await run(`\ufeff${written()}`)).code).toBe(0)
  })

  it('is found where the command was typed, though npm runs it elsewhere', async () => {
    writeFileSync(join(folder, 'a.actionlog.json'), written())
    vi.stubEnv('INIT_CWD', folder)
    expect(await replayFile(['a.actionlog.json'], counting, () => undefined, '/elsewhere')).toBe(0)
    vi.stubEnv('INIT_CWD', undefined)
    expect(await replayFile(['a.actionlog.json'], counting, () => undefined, folder)).toBe(0)
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
    expect(said.text).toContain(
      `Step 100, words/said:\n  words.last: "" -> ${JSON.stringify(`"99" \\ 'x'`)}\n150 steps`,
    )
    const nothing = await run(
      written(() => 'other'),
      ['--diff', '1'],
    )
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
  const wrongWord: AnyReducer = (state, action) => {
    const next = counting(state, action) as Counts
    return action.type === 'words/said' ? { ...next, words: { last: 'wrong' } } : next
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
    const twoWords = written((index) => (index === 99 || index === 120 ? 'words/said' : 'count/more'))
    const broken: AnyReducer = (state, action) => (action.payload === last ? wrongWord : counting)(state, action)
    const { code, text } = await run(twoWords, [], broken)
    expect(code).toBe(exitCodes.diverged)
    for (const words of [
      'DIVERGED at step 100, words/said',
      'Right again after step 120',
      '129 of 150 checked steps hold',
    ])
      expect(text).toContain(words)
  })

  it('ends with 2 when an action breaks the reducer, and says which and why', async () => {
    const { code, text } = await run(written((index) => (index === 41 ? 'words/broken' : 'count/more')))
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
    const { code, text } = await run(written(), args)
    expect(code).toBe(exitCodes.threwOrUnreadable)
    expect(text).toMatch(words)
  })

  it('a file that is no log, one that is not there, a folder, and none', async () => {
    expect(await run('Hello')).toMatchObject({ code: 2, text: expect.stringContaining('The file is not JSON') })
    const lines: string[] = []
    for (const files of [[join(folder, 'none')], [folder], []])
      expect(await replayFile(files, counting, (line) => lines.push(line))).toBe(2)
    expect(lines).toEqual([
      expect.stringContaining('ENOENT'),
      `${folder} is a folder: its logs are replayed one at a time`,
      expect.stringContaining('npm run replay -- FILE'),
    ])
  })
})

it.each(['--help', '-h'])('%s says how it is used', async (option) => {
  const lines: string[] = []
  expect(await replayFile([option], counting, (line) => lines.push(line))).toBe(0)
  expect(lines.join('\n')).toContain('npm run replay -- FILE')
})

it('a file that is too long is refused before it is read', async () => {
  const file = join(folder, 'a.actionlog.json')
  writeFileSync(file, '')
  // A hole in the file, which takes no room on the disk.
  truncateSync(file, 64_000_001)
  const lines: string[] = []
  expect(await replayFile([file], counting, (line) => lines.push(line))).toBe(exitCodes.threwOrUnreadable)
  expect(lines).toEqual(['The file is too long: 64000001 bytes, at most 64000000'])
})

describe('a test of what a log shows', () => {
  const shown = 'state.notices.items.length < 9'
  const log = () => readFileSync('test/replay/write-change-delete.actionlog.json', 'utf8')
  // A project of its own, so that no other test sees what is made here.
  beforeEach(() => {
    for (const part of ['node_modules', 'src']) symlinkSync(resolve(part), join(folder, part))
    for (const file of ['.biome.jsonc', '.gitignore']) writeFileSync(join(folder, file), readFileSync(file))
  })

  it('is written once it was run here and was red, beside a copy of the log, in the form that the check wants', async () => {
    const { code, lines } = await run(log(), ['--to-test', '--shows', shown, '--until', '20'], reducer)
    expect([code, lines.at(-1)]).toEqual([
      exitCodes.same,
      'Wrote test/replay/a.test.ts: red here; only a change of a reducer turns it green, as --against GOOD would try',
    ])
    expect(made('a.actionlog.json')).toBe(log())
    expect(made('a.test.ts')).toContain(`it('a.actionlog.json: ${shown} is mended', () => {`)
    expect(made('a.test.ts')).toContain(`{ until: 20 })\n  expect(showsOf('${shown}')(replayed)).toBe(false)`)
    const biome = [resolve('node_modules/@biomejs/biome/bin/biome'), 'format', 'test/replay']
    expect(await runNode(biome, { cwd: folder })).toMatchObject({ code: 0 })
    // Neither it nor its log takes the place of another one.
    for (const [gone, words] of [
      ['', 'it may have been edited'],
      ['a.test.ts', 'may be another log'],
    ] as const) {
      if (gone) rmSync(join(folder, 'test/replay', gone))
      const again = await run(log(), ['--to-test', '--shows', shown], reducer)
      expect(again).toMatchObject({ code: 2, text: expect.stringContaining(words) })
    }
  }, 60_000)

  it('is none where the log does not show it, or the test would be green', async () => {
    const notShown = await run(log(), ['--to-test', '--shows', '!state', '--until', '20'], reducer)
    expect(notShown).toMatchObject({ code: 2, text: expect.stringContaining('The log does not show it at its end') })
    // By another reducer than the project's.
    const green = await run(log(), ['--to-test', '--shows', 'state === 7'], () => 7)
    expect(green).toMatchObject({
      code: 2,
      text: expect.stringContaining('No test was written: it would be green here'),
    })
    expect(existsSync(join(folder, 'test'))).toBe(false)
  }, 60_000)
})
