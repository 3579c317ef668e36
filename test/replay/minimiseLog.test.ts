// @vitest-environment node
// `--minimise`: the shortest log that still shows something is a log like any other.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exitCodes, replayFile } from '@/replay/cli'
import { readLog } from '@/replay/readLog'
import { type AnyReducer, replayLog } from '@/replay/replayLog'
import { reducer } from './journeys'

const journey = readFileSync('test/replay/search-read-filter.actionlog.json', 'utf8')
/** What several actions of the journey together lead to. */
const shows = 'state.reviews.businessComments.length > 0'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'minimise-'))
  writeFileSync(join(folder, 'long.actionlog.json'), journey)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(file: string, args: readonly string[], by: AnyReducer = reducer) {
  const lines: string[] = []
  const told: string[] = []
  const code = await replayFile(
    [file, ...args],
    by,
    (line) => lines.push(line),
    folder,
    folder,
    (line) => told.push(line),
  )
  return { code, lines, told }
}

it('leaves what is needed, as a file that replays with every step checked and makes a test', async () => {
  const long = readLog(journey)
  const { code, lines, told } = await run('long.actionlog.json', ['--minimise', shows])
  expect(code).toBe(exitCodes.same)
  const log = readLog(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8'))
  const { length } = log.actions
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(6)
  expect(lines.slice(-length - 2)).toEqual([
    expect.stringMatching(new RegExp(`^${length} of ${long.actions.length} actions are enough \\(\\d+ replays\\):$`)),
    ...log.actions.map(({ type }) => expect.stringContaining(type)),
    `Wrote ${join(folder, 'long.minimised.actionlog.json')}, ready for --to-test`,
  ])
  expect(told.at(-1)).toMatch(new RegExp(`^${length} actions after \\d+ replays$`))

  const { state, checked, divergence } = replayLog(log, reducer)
  expect((state as { reviews: { businessComments: unknown[] } }).reviews.businessComments).not.toEqual([])
  expect({ checked, divergence }).toEqual({ checked: length, divergence: undefined })
  for (const dropped of log.actions) {
    const actions = log.actions.filter((action) => action !== dropped)
    const left = replayLog({ ...log, actions, checkpoints: [] }, reducer).state
    expect((left as { reviews: { businessComments: unknown[] } }).reviews.businessComments).toEqual([])
  }
  const made = await run('long.minimised.actionlog.json', ['--to-test'])
  expect(made.code).toBe(exitCodes.same)
  expect(existsSync(join(folder, 'test/replay/long.minimised.test.ts'))).toBe(true)
})

it('never writes over a file', async () => {
  writeFileSync(join(folder, 'long.minimised.actionlog.json'), 'mine')
  const { code, lines } = await run('long.actionlog.json', ['--minimise', shows])
  expect(code).toBe(exitCodes.threwOrUnreadable)
  expect(lines.at(-1)).toMatch(/long\.minimised\.actionlog\.json is there already$/)
  expect(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8')).toBe('mine')
})

it('finds what makes a reducer throw, and takes no other error for it', async () => {
  // The second visit to a business breaks it, unless the path is empty: that is another error.
  const fragile: AnyReducer = (given, action) => {
    const { visits = 0, ...state } = (given ?? {}) as { visits?: number }
    if (action.type !== 'businesses/recentChanged') return { ...(reducer(state, action) as object), visits }
    if (!('navigation' in state)) throw new Error('another error')
    if (visits > 0) throw new Error('two visits')
    return { ...(reducer(state, action) as object), visits: visits + 1 }
  }
  const { code } = await run('long.actionlog.json', ['--minimise', 'throws'], fragile)
  expect(code).toBe(exitCodes.same)
  const log = readLog(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8'))
  expect(log.actions.map(({ type }) => type)).toEqual(['businesses/recentChanged', 'businesses/recentChanged'])
  expect(replayLog(log, fragile).threw).toMatchObject({ step: 2, message: 'two visits' })
})

it('takes the first actions only, and says when they do not show it', async () => {
  const { code, lines } = await run('long.actionlog.json', ['--minimise', shows, '--until', '3'])
  expect(code).toBe(exitCodes.threwOrUnreadable)
  expect(lines.at(-1)).toBe('The whole log does not show it')
  expect(readdirSync(folder)).toEqual(['long.actionlog.json'])
})

it('keeps the mark of a file with texts as they were typed, and makes none', async () => {
  const texts = async (given: object) => {
    writeFileSync(join(folder, 'a.json'), JSON.stringify({ ...JSON.parse(journey), ...given }))
    rmSync(join(folder, 'a.minimised.actionlog.json'), { force: true })
    await run('a.json', ['--minimise', 'state.navigation.current'])
    return JSON.parse(readFileSync(join(folder, 'a.minimised.actionlog.json'), 'utf8')).texts
  }
  expect(await texts({})).toBeUndefined()
  expect(await texts({ texts: 'as typed' })).toBe('as typed')
})
