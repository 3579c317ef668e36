// `--bisect` names the commit, in a small repository whose reducer breaks in one commit and cannot be loaded in another; `--against`
// compares with the app of another checkout.
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeLog } from '@/replay/writeLog'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { bisect } from '@/tools/log/otherApp'
import type { AnyReducer } from '@/tools/log/replayLog'
import { identity } from './journeys'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let folder = ''
let repository = ''
let file = ''
/** The same session, recorded where the last commit was. */
let fileOfBad = ''
const told: string[] = []

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@vlereso.example', ...args], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const counting: AnyReducer = (state) => ({ n: { value: (state as { n: { value: number } }).n.value + 1 } })

const skipping: AnyReducer = (state, action) => {
  const { n } = counting(state, action) as { n: { value: number } }
  return { n: { value: n.value === 4 ? 5 : n.value } }
}

/** The log of a session in which six were counted. */
function record(name: string, reducer: AnyReducer): string {
  const states: unknown[] = [{ n: { value: 0 } }]
  const actions = Array.from({ length: 6 }, () => ({ type: 'n/more' }))
  for (const action of actions) states.push(reducer(states.at(-1), action))
  const chunk = { base: states[0], first: 0, actions, times: actions.map(() => 0), states: states.slice(1) }
  const path = join(folder, `${name}.actionlog.json`)
  const parts = { chunks: [chunk], state: states.at(-1), redactor: identity, env: {}, reason: 'test' } as const
  writeFileSync(path, writeLog({ ...parts, app: { name: 'Counter', version: '1' } }))
  return path
}

/** A commit whose reducer counts in this way. */
function commit(title: string, more: string): void {
  writeFileSync(
    join(repository, 'src/app/rootReducer.ts'),
    `export const rootReducer = (state = { n: { value: 0 } }, action: { type: string }) =>
  action.type === 'n/more' ? { n: { value: ${more} } } : state\n`,
  )
  git('add', '-A')
  git('commit', '--quiet', '-m', title)
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'bisected-')))
  repository = join(folder, 'repository')
  mkdirSync(join(repository, 'src/app'), { recursive: true })
  mkdirSync(join(repository, 'src/api'))
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'))
  git('init', '--quiet')
  writeFileSync(join(repository, '.gitignore'), 'node_modules\n')
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(repository, 'src/api/index.ts'),
    `import { createApi } from '@reduxjs/toolkit/query'
export const baseApi = createApi({ baseQuery: () => ({ data: null }), endpoints: () => ({}) })\n`,
  )
  const more = 'state.n.value + 1'
  const commits = { Counts: more, 'Counts otherwise': '1 + state.n.value', 'Cannot be loaded': 'state.n.value + ' }
  const later = { 'Counts as before': more, 'Skips four': `state.n.value === 3 ? 5 : ${more}` }
  for (const [title, counted] of Object.entries({ ...commits, ...later })) commit(title, counted)

  file = record('counted', counting)
  fileOfBad = record('skipped', skipping)
})
afterAll(() => rmSync(folder, { recursive: true }))

const search = (range: string, wanted: { shows?: string; until?: number } = {}, log = file) =>
  bisect(log, range, { ...wanted, root: resolve('.'), repository, tell: (line) => told.push(line) })

/** What is left of the search in the repository and among temporary files. */
const left = () => ({
  worktrees: git('worktree', 'list').trim().split('\n').length,
  folders: readdirSync(folder).filter((name) => name.startsWith('replay-')),
})

it('names the commit, passes over one that cannot be loaded, and leaves nothing behind', async () => {
  vi.stubEnv('TMPDIR', folder)
  const lines = await search('HEAD~4..')
  expect(lines[0]).toBe('The first commit that shows it:')
  expect(lines[1]).toMatch(/^\w+ Skips four$/)
  expect(lines.join()).toContain('src/app/rootReducer.ts')
  expect(told).toContainEqual(expect.stringMatching(/^ {2}skipped: \w+ Cannot be loaded \(/))
  expect(told).toContainEqual(expect.stringMatching(/^ {2}bad: \w+ Skips four \(3 of 6 checked steps hold\)$/))
  expect(left()).toEqual({ worktrees: 1, folders: [] })
})

it('of a log that was recorded in the bad build looks for the first commit that it agrees with', async () => {
  const lines = await search('HEAD~4..HEAD', {}, fileOfBad)
  expect(lines[0]).toBe('The log agrees with HEAD, as one recorded there does. The first commit that it agrees with:')
  expect(lines[1]).toMatch(/^\w+ Skips four$/)
  const gone = await search('HEAD~4..HEAD', { shows: 'state.n.value === 6' }, fileOfBad)
  expect(gone[0]).toBe('The first commit that no longer shows it:')
  expect(gone[1]).toMatch(/^\w+ Skips four$/)
})

it('of a log of the bad build makes a test that says what another checkout makes of it', async () => {
  vi.stubEnv('TMPDIR', folder)
  const good = join(folder, 'good')
  git('worktree', 'add', '--quiet', '--detach', good, 'HEAD~1')
  symlinkSync(resolve('node_modules'), join(good, 'node_modules'))
  const project = join(folder, 'project')
  mkdirSync(project)
  symlinkSync(resolve('src'), join(project, 'src'))
  symlinkSync(resolve('tsconfig.json'), join(project, 'tsconfig.json'))
  const lines: string[] = []
  const run = (...args: string[]) =>
    replayFile([fileOfBad, ...args], skipping, (line) => lines.push(line), project, folder)
  expect(await run('--against', good, '--to-test')).toBe(exitCodes.diverged)
  expect(lines.at(-1)).toBe('Wrote test/replay/skipped.test.ts: red until it is mended')
  const test = readFileSync(join(project, 'test/replay/skipped.test.ts'), 'utf8')
  expect(test).toContain("it('skipped.actionlog.json: right at step 4, n/more', () => {")
  expect(test).toContain('{ until: 4 }')
  expect(test.replace(/\s+/g, ' ')).toContain("expect(replayed.state).toHaveProperty([ 'n', 'value', ], 4)")
  rmSync(join(project, 'test'), { recursive: true })
  expect(await run('--against', repository, '--to-test')).toBe(exitCodes.threwOrUnreadable)
  expect(lines.at(-1)).toBe('Nothing differs, so there is nothing to test')
  git('worktree', 'remove', '--force', good)
})

it('says when an end of the range is not as said, by what is looked for and up to a step', async () => {
  vi.stubEnv('TMPDIR', folder)
  const wanted = { shows: 'state.n.value > 3' }
  await expect(search('HEAD~4..HEAD', wanted)).rejects.toThrow(/^HEAD~4 is not as said: bad: \w+ Counts/)
  await expect(search('HEAD~4..HEAD', { ...wanted, until: 3 })).rejects.toThrow(
    /^HEAD is not as said: good: \w+ Skips four/,
  )
  await expect(search('none..HEAD')).rejects.toThrow(/^git rev-parse none/)
  expect(left()).toEqual({ worktrees: 1, folders: [] })
})

it('names the first step where the app of another checkout differs, whatever was recorded', async () => {
  vi.stubEnv('TMPDIR', folder)
  const run = async (checkout: string, reducer: AnyReducer, ...more: string[]) => {
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    const args = [file, '--against', checkout, ...more]
    return { code: await replayFile(args, reducer, print, resolve('.'), folder), lines }
  }
  const differing = await run('repository', counting)
  expect(differing.code).toBe(exitCodes.diverged)
  expect(differing.lines).toContain(`Compared with the app in ${repository}, not with what was recorded`)
  expect(differing.lines).toContain('DIVERGED at step 4, n/more')
  expect(differing.lines).toContain('  n.value: 3 -> 4')
  const same = await run(repository, skipping)
  expect(same.code).toBe(exitCodes.same)
  expect(same.lines.at(-1)).toMatch(/6 of 6 checked steps hold$/)
  const none = await run('elsewhere', counting)
  expect(none).toMatchObject({ code: 2, lines: expect.arrayContaining([expect.stringContaining('it has no src')]) })
  const taken = await run(repository, counting, '--pictures', repository)
  expect(taken).toEqual({ code: 2, lines: [expect.any(String), `${repository} is there already`] })
  expect(left()).toEqual({ worktrees: 1, folders: [] })
})
