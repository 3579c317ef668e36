// @vitest-environment jsdom
// `--minimise`: what is left of a list is enough and cannot be spared, and of a log it is a log like any other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from '@test/fastCheck'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionLog } from '@/replay/actionLog'
import { hashOf } from '@/replay/stateHash'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { minimise, minimiseLog } from '@/tools/log/minimise'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { stepName } from '@/tools/log/sentences'
import { runs } from './logs'
import { Journey, reducer, steps } from './journeys'

describe('what is left of a list', () => {
  const numbers = (length: number) => Array.from({ length }, (_, index) => index)

  it('is the two of many that are needed, wherever they are, after few tries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(379), fc.nat(379), async (one, other) => {
        let tries = 0
        const holds = (items: readonly number[]) => {
          tries += 1
          return items.includes(one) && items.includes(other)
        }
        expect(await minimise(numbers(380), holds)).toEqual([...new Set([one, other])].sort((a, b) => a - b))
        expect(tries).toBeLessThan(60)
      }),
      runs,
    )
  })

  it('is nothing where nothing is needed, and all where all is', async () => {
    expect(await minimise(numbers(9), () => true)).toEqual([])
    expect(await minimise([], () => true)).toEqual([])
    expect(await minimise(numbers(9), ({ length }) => length === 9)).toEqual(numbers(9))
  })

  it('may depend on an answer that takes time', async () => {
    expect(await minimise(numbers(9), (items) => Promise.resolve(items.includes(3)))).toEqual([3])
  })

  it('has nothing that could be spared, whatever needs what', async () => {
    // What contains one of these sets holds; sometimes only if its length is even, so that one alone cannot be spared.
    const sets = fc.array(fc.uniqueArray(fc.nat(11), { maxLength: 5 }), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(sets, fc.boolean(), async (enough, inPairs) => {
        const holds = (items: readonly number[]) =>
          (!inPairs || items.length % 2 === 0) && enough.some((set) => set.every((item) => items.includes(item)))
        const kept = await minimise(numbers(12), holds)
        expect(holds(kept)).toBe(true)
        expect(kept).toEqual([...kept].sort((a, b) => a - b))
        for (const left of kept) expect(holds(kept.filter((item) => item !== left))).toBe(false)
      }),
      runs,
    )
  })

  it('has no item that only an earlier one needed, once that one is out', async () => {
    // Without b, a does not hold; neither goes together with what is needed beside it.
    const holds = (items: readonly string[]) =>
      items.includes('first') && items.includes('last') && !(items.includes('a') && !items.includes('b'))
    expect(await minimise(['first', 'a', 'b', 'last'], holds)).toEqual(['first', 'last'])
  })
})

describe('what is left of a log', () => {
  /** A session at whose end two messages are shown and a business's reviews are there. */
  let journey = ''
  beforeAll(async () => {
    const { goTo, categories, latest, logIn, pass, business, reviews, search, say } = steps
    const walk = [
      goTo('/'),
      categories,
      latest,
      logIn(),
      pass(700),
      business('biz_001'),
      reviews('biz_001'),
      say('Një'),
    ]
    journey = (await new Journey().walk([...walk, search('kafe'), say('Dy'), pass(100)])).file()
    vi.useRealTimers()
  })

  const shows =
    'state.notices.items.length > 1 && Object.keys(state.api.queries).some((key) => key.startsWith("listReviewsByBusiness"))'
  /** The same, in the test's words. */
  const isShown = (state: unknown): boolean => {
    const { notices, api } = state as { notices: { items: unknown[] }; api: { queries: object } }
    return notices.items.length > 1 && Object.keys(api.queries).some((key) => key.startsWith('listReviewsByBusiness'))
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
    const print = (line: string) => lines.push(line)
    const code = await replayFile([file, ...args], by, print, folder, folder, (line) => told.push(line))
    return { code, lines, told }
  }

  it('is a file that replays with every step checked', async () => {
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
      `Wrote ${join(folder, 'long.minimised.actionlog.json')}`,
    ])
    expect(told.at(-1)).toMatch(new RegExp(`^${length} actions after \\d+ replays$`))

    const { state, checked, divergence } = replayLog(log, reducer)
    expect(isShown(state)).toBe(true)
    expect({ checked, divergence }).toEqual({ checked: length, divergence: undefined })
    for (const dropped of log.actions) {
      const actions = log.actions.filter((action) => action !== dropped)
      expect(isShown(replayLog({ ...log, actions, checkpoints: [] }, reducer).state)).toBe(false)
    }
  })

  it('is never written over a file', async () => {
    writeFileSync(join(folder, 'long.minimised.actionlog.json'), 'mine')
    const { code, lines } = await run('long.actionlog.json', ['--minimise', shows])
    expect(code).toBe(exitCodes.threwOrUnreadable)
    expect(lines.at(-1)).toMatch(/long\.minimised\.actionlog\.json is there already$/)
    expect(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8')).toBe('mine')
  })

  it('makes a reducer throw as the whole log did, by no other error', async () => {
    // The second message breaks it; without the search it breaks in another way.
    const fragile: AnyReducer = (given, action) => {
      const { messages = 0, searched = false, ...state } = (given ?? {}) as { messages?: number; searched?: boolean }
      if (action.type === 'notices/noticeShown' && messages > 0)
        throw new Error(searched ? 'two messages' : 'another error')
      const isSearch = stepName(action).includes('universalSearch')
      const said = action.type === 'notices/noticeShown' ? messages + 1 : messages
      return { ...(reducer(state, action) as object), messages: said, searched: searched || isSearch }
    }
    const { code } = await run('long.actionlog.json', ['--minimise', 'throws'], fragile)
    expect(code).toBe(exitCodes.same)
    const log = readLog(readFileSync(join(folder, 'long.minimised.actionlog.json'), 'utf8'))
    const shown = 'notices/noticeShown'
    expect(log.actions.map(stepName)).toEqual([shown, expect.stringContaining('universalSearch'), shown])
    expect(replayLog(log, fragile).threw).toMatchObject({ step: 3, message: 'two messages' })
  })

  it('has the mark of texts as they were typed where the whole log has it', async () => {
    const texts = async (given: object) => {
      writeFileSync(join(folder, 'a.json'), JSON.stringify({ ...JSON.parse(journey), ...given }))
      rmSync(join(folder, 'a.minimised.actionlog.json'), { force: true })
      await run('a.json', ['--minimise', 'state.navigation.current'])
      return JSON.parse(readFileSync(join(folder, 'a.minimised.actionlog.json'), 'utf8')).texts
    }
    expect(await texts({ texts: undefined })).toBeUndefined()
    expect(await texts({ texts: 'as typed' })).toBe('as typed')
  })

  it('says nothing of itself where the whole log does not, and has the times there are', async () => {
    const counting: AnyReducer = (given, { type }) => {
      const { n } = given as { n: number }
      return { n: type === 'more' ? n + 1 : n }
    }
    const log: ActionLog = {
      kind: 'redux-action-log',
      base: { n: 0 },
      actions: ['more', 'none', 'more', 'none'].map((type) => ({ type })),
      times: [5, 6, 7],
      first: 0,
      checkpoints: [[0, { n: 'what was recorded' }]],
      finalHash: 'of the whole',
    }
    const told: string[] = []
    const n = ({ state }: { state: unknown }) => (state as { n: number }).n
    const search = (least: number, until?: number, given = log) =>
      minimiseLog(given, counting, { shows: (end) => n(end) >= least, until, tell: (line) => told.push(line) })
    const { steps: left, file, tries } = await search(2)
    expect(left).toEqual([1, 3])
    const read = readLog(file)
    expect(read).toMatchObject({ app: { name: 'unknown', version: '' }, env: {}, reason: 'test', times: [5, 7] })
    expect(read).toMatchObject({
      actions: [{ type: 'more' }, { type: 'more' }],
      base: { n: 0 },
      finalHash: hashOf({ n: 2 }),
    })
    expect(replayLog(read, counting)).toMatchObject({ checked: 2, state: { n: 2 } })
    // Only what is shorter than all before is told.
    expect(told.map((line) => line.replace(/ after.*/, ''))).toEqual(['3 actions', '2 actions'])
    expect(tries).toBeLessThan(12)

    expect((await search(1, 2)).steps).toEqual([1])
    const none = await search(0)
    expect([none.steps, readLog(none.file).finalHash]).toEqual([[], hashOf({ n: 0 })])
    await expect(search(3)).rejects.toThrow('The whole log does not show it')
    const untimed = { ...log, times: [] }
    expect((await search(0, 1, untimed)).steps).toEqual([])
    expect(readLog((await search(2, undefined, untimed)).file).times).toEqual([0, 0])
    const all = await search(3, undefined, { ...log, actions: Array(3).fill({ type: 'more' }) })
    expect(readLog(all.file).finalHash).toBe(hashOf({ n: 3 }))
  })
})
