// @vitest-environment jsdom
// `--minimise`: what is left of a list is enough and cannot be spared, and of a log it is a log like any other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from '@test/fastCheck'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/replay/stateHash'
import { exitCodes } from '@/tools/log/cli'
import { minimise, minimiseLog } from '@/tools/log/minimise'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { stepName } from '@/tools/log/sentences'
import { Journey, reducer, steps } from './journeys'
import { command, logOf, runs } from './logs'

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

  it('is nothing where nothing is needed, and all where all is; the answer may take time', async () => {
    expect(await minimise(numbers(9), () => true)).toEqual([])
    expect(await minimise([], () => true)).toEqual([])
    expect(await minimise(numbers(9), async ({ length }) => length === 9)).toEqual(numbers(9))
    expect(await minimise(numbers(9), async (items) => items.includes(3))).toEqual([3])
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
})

describe('what is left of a log', () => {
  /** A session at whose end two messages are shown and a business's reviews are there. */
  let journey = ''
  beforeAll(async () => {
    const { goTo, categories, latest, logIn, pass, business, reviews, search, say } = steps
    const begun = [goTo('/'), categories, latest, logIn(), pass(700), business('biz_001'), reviews('biz_001')]
    journey = (await new Journey().walk([...begun, say('Një'), search('kafe'), say('Dy'), pass(100)])).file()
    vi.useRealTimers()
  })

  const shows =
    'state.notices.items.length > 1 && Object.keys(state.api.queries).some((key) => key.startsWith("listReviewsByBusiness"))'

  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'minimise-'))
    writeFileSync(join(folder, 'a.actionlog.json'), journey)
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const run = (what: string, by = reducer) => command(['a.actionlog.json', '--minimise', what], by, folder)
  const target = () => join(folder, 'a.minimised.actionlog.json')
  const made = () => readFileSync(target(), 'utf8')

  it('is a file that replays with every step checked; it is never written over another', async () => {
    const all = readLog(journey).actions.length
    const { code, lines, told } = await run(shows)
    expect(code).toBe(exitCodes.same)
    const log = readLog(made())
    expect([all > 20, log.actions.length]).toEqual([true, 3])
    expect(lines.slice(-5)).toEqual([
      expect.stringMatching(new RegExp(`^3 of ${all} actions are enough \\(\\d+ replays\\):$`)),
      ...log.actions.map(({ type }) => expect.stringContaining(type)),
      `Wrote ${target()}`,
    ])
    expect(told.at(-1)).toMatch(/^3 actions after \d+ replays$/)

    const whole = replayLog(log, reducer)
    expect(whole).toMatchObject({ checked: 3 })
    expect(whole).not.toHaveProperty('divergence')
    writeFileSync(target(), 'mine')
    const again = await run(shows)
    expect([again.code, again.lines.at(-1)]).toEqual([exitCodes.threwOrUnreadable, `${target()} is there already`])
    expect(made()).toBe('mine')
  })

  it('makes a reducer throw as the whole log did, by no other error', async () => {
    // The second message breaks it; without the search it breaks in another way.
    const fragile: AnyReducer = (given, action) => {
      const { messages = 0, searched = false, ...state } = (given ?? {}) as { messages?: number; searched?: boolean }
      const isMessage = action.type === 'notices/noticeShown'
      if (isMessage && messages > 0) throw new Error(searched ? 'two messages' : 'another error')
      const isSearch = stepName(action).includes('universalSearch')
      const next = reducer(state, action) as object
      return { ...next, messages: messages + Number(isMessage), searched: searched || isSearch }
    }
    expect((await run('throws', fragile)).code).toBe(exitCodes.same)
    const log = readLog(made())
    const shown = 'notices/noticeShown'
    expect(log.actions.map(stepName)).toEqual([shown, expect.stringContaining('universalSearch'), shown])
    expect(replayLog(log, fragile).threw).toMatchObject({ step: 3, message: 'two messages' })
  })

  it.each([undefined, 'as typed'])('has the mark of texts where the whole log has it: %s', async (texts) => {
    writeFileSync(join(folder, 'a.actionlog.json'), JSON.stringify({ ...JSON.parse(journey), texts }))
    await run('state.navigation.current')
    expect(JSON.parse(made()).texts).toBe(texts)
  })

  it('says nothing of itself where the whole log does not, and has the times there are', async () => {
    const counting: AnyReducer = (given, { type }) => ({ n: (given as { n: number }).n + Number(type === 'more') })
    const more = { type: 'more' }
    const whole = logOf([more, { type: 'none' }, more, { type: 'none' }], {
      base: { n: 0 },
      times: [5, 6, 7],
      checkpoints: [[0, { n: 'what was recorded' }]],
      finalHash: 'of the whole',
    })
    const told: string[] = []
    const tell = (line: string) => told.push(line.replace(/ after.*/, ''))
    const search = async (least: number, until?: number) => {
      const shown = ({ state }: { state: unknown }) => (state as { n: number }).n >= least
      const { steps, file, tries } = await minimiseLog(whole, counting, { shows: shown, until, tell })
      return { steps, log: readLog(file), tries }
    }
    const { steps: left, log, tries } = await search(2)
    expect(left).toEqual([1, 3])
    expect(log).toMatchObject({ app: { name: 'unknown', version: '' }, env: {}, reason: 'test', times: [5, 7] })
    expect(log).toMatchObject({ actions: [more, more], base: { n: 0 }, finalHash: hashOf({ n: 2 }) })
    expect(replayLog(log, counting)).toMatchObject({ checked: 2, state: { n: 2 } })
    // Only what is shorter than all before is told.
    expect(told).toEqual(['3 actions', '2 actions'])
    expect(tries).toBeLessThan(12)

    expect((await search(1, 2)).steps).toEqual([1])
    expect(await search(0)).toMatchObject({ steps: [], log: { finalHash: hashOf({ n: 0 }) } })
    await expect(search(3)).rejects.toThrow('The whole log does not show it')
  })
})
