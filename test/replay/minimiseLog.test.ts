// `--minimise`: the shortest log that still shows something is a log like any other.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { exitCodes, replayFile } from '@/replay/cli'
import { readLog } from '@/replay/readLog'
import { type AnyReducer, replayLog } from '@/replay/replayLog'
import { stepName } from '@/replay/stepName'
import { Journey, reducer, steps } from './journeys'

/** A session at whose end two messages are shown and a business's reviews are there. */
let journey = ''
beforeAll(async () => {
  const { goTo, categories, latest, logIn, pass, business, reviews, search, say } = steps
  const walk = [goTo('/'), categories, latest, logIn(), pass(700), business('biz_001'), reviews('biz_001'), say('Një')]
  journey = (await new Journey().walk([...walk, search('kafe'), say('Dy'), pass(100)])).file()
  vi.useRealTimers()
})

const shows = 'state.notices.items.length > 1 && Object.keys(state.reviews.listings).length > 0'
/** The same, in the test's words. */
const isShown = (state: unknown): boolean => {
  const { notices, reviews } = state as { notices: { items: unknown[] }; reviews: { listings: object } }
  return notices.items.length > 1 && Object.keys(reviews.listings).length > 0
}

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
  expect(long.actions.length).toBeGreaterThan(20)
  expect(length).toBe(3)
  expect(lines.slice(-length - 2)).toEqual([
    expect.stringMatching(new RegExp(`^${length} of ${long.actions.length} actions are enough \\(\\d+ replays\\):$`)),
    ...log.actions.map(({ type }) => expect.stringContaining(type)),
    `Wrote ${join(folder, 'long.minimised.actionlog.json')}, ready for --to-test`,
  ])
  expect(told.at(-1)).toMatch(new RegExp(`^${length} actions after \\d+ replays$`))

  const { state, checked, divergence } = replayLog(log, reducer)
  expect(isShown(state)).toBe(true)
  expect({ checked, divergence }).toEqual({ checked: length, divergence: undefined })
  for (const dropped of log.actions) {
    const actions = log.actions.filter((action) => action !== dropped)
    expect(isShown(replayLog({ ...log, actions, checkpoints: [] }, reducer).state)).toBe(false)
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
  // The second message breaks it; without the search it breaks in another way.
  const fragile: AnyReducer = (given, action) => {
    const { messages = 0, searched = false, ...state } = (given ?? {}) as { messages?: number; searched?: boolean }
    if (action.type === 'notices/noticeShown' && messages > 0)
      throw new Error(searched ? 'two messages' : 'another error')
    const isSearch = stepName(action).includes('universalSearch')
    return {
      ...(reducer(state, action) as object),
      messages: action.type === 'notices/noticeShown' ? messages + 1 : messages,
      searched: searched || isSearch,
    }
  }
  const { code } = await run('long.actionlog.json', ['--minimise', 'throws'], fragile)
  expect(code).toBe(exitCodes.same)
  const log = readLog(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8'))
  expect(log.actions.map(stepName)).toEqual([
    'notices/noticeShown',
    expect.stringContaining('universalSearch'),
    'notices/noticeShown',
  ])
  expect(replayLog(log, fragile).threw).toMatchObject({ step: 3, message: 'two messages' })
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
  expect(await texts({ texts: undefined })).toBeUndefined()
  expect(await texts({ texts: 'as typed' })).toBe('as typed')
})
