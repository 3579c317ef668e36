// @vitest-environment jsdom
// `--with`: nothing is said of two recordings of the same walk; else it names what one lacks, asked or got otherwise.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ActionLog } from '@/replay/actionLog'
import { makeRedactor } from '@/replay/redact/redact'
import { exitCodes, replayFile } from '@/tools/log/cli'
import { readLog } from '@/tools/log/readLog'
import { stepName } from '@/tools/log/sentences'
import { sideBySide } from '@/tools/log/sideBySide'
import { Journey, reducer, type Step, steps } from './journeys'

const { goTo, latest, categories, logIn, logOut, business, reviews, write, say, pass, scenario, search } = steps

const walk = (delay: number): Step[] => [
  goTo('/'),
  pass(delay),
  latest,
  categories,
  logIn(),
  pass(delay),
  goTo('/biznes/biz_150'),
  business('biz_150'),
  reviews('biz_150'),
  write('biz_150'),
  pass(delay),
  say('U ruajt'),
  logOut,
]

async function recorded(taken: readonly Step[]): Promise<string> {
  const file = (await new Journey().walk(taken)).file(makeRedactor())
  vi.useRealTimers()
  return file
}

let one = ''
let other = ''
beforeAll(async () => {
  one = await recorded(walk(100))
  other = await recorded(walk(61_000))
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const stepOf = ({ actions }: ActionLog, name: string): number =>
  actions.findIndex((action) => stepName(action) === name) + 1

/** The first log as `change` makes it, beside the other. */
function changed(change: (log: ActionLog) => ActionLog): { lines: string[]; isSame: boolean } {
  return sideBySide(change(structuredClone(readLog(one))), readLog(other))
}

it('of the same walk says that nothing differs, whatever the clock, the stand-ins and the ids', async () => {
  expect(one).not.toContain(readLog(other).times[0])
  writeFileSync(join(folder, 'one.actionlog.json'), one)
  writeFileSync(join(folder, 'other.actionlog.json'), other)
  const lines: string[] = []
  const run = (...args: string[]) => replayFile(args, reducer, (line) => lines.push(line), folder, folder)
  expect(await run('one.actionlog.json', '--with', 'other.actionlog.json')).toBe(exitCodes.same)
  expect(lines.slice(1)).toEqual([
    'Side by side with other.actionlog.json:',
    expect.stringMatching(/^\d+ actions are in both$/),
    'Nothing differs but times and what each session made itself',
  ])
})

describe('names', () => {
  it('an action that is missing, with the one before it, and one that the other lacks', () => {
    const isReset = ({ type }: { type: string }) => type === 'api/resetApiState'
    const lacking = changed((log) => ({ ...log, actions: log.actions.filter((action) => !isReset(action)) }))
    expect(lacking.isSame).toBe(false)
    expect(lacking.lines).toContain('Missing here: 1')
    expect(lacking.lines.join('\n')).toMatch(/api\/resetApiState \(step \d+ there\) after step \d+ auth\/LOGOUT/)
    const isHere = changed((log) => ({ ...log, actions: [...log.actions, { type: 'more/done' }] }))
    expect(isHere.lines.slice(1)).toEqual(['Only here: 1', `  step ${readLog(one).actions.length + 1} more/done`])
  })

  it('an answer that says something else, by its first step and field', () => {
    const at = stepOf(readLog(one), 'api/executeQuery/fulfilled (listReviews)')
    const { lines } = changed((log) => {
      const { payload } = log.actions[at - 1] as unknown as { payload: { reviews: { rating: number }[] } }
      for (const review of payload.reviews) review.rating -= 1
      return log
    })
    const [, title, place] = lines
    expect(title).toMatch(
      new RegExp(
        `^First difference in an answer: step ${at} \\(\\d+ there\\), api/executeQuery/fulfilled \\(listReviews\\)$`,
      ),
    )
    expect(place).toMatch(/^ {2}payload\.reviews\.0\.rating: expected \d, actual \d$/)
    expect(lines.at(-1)).toMatch(/^ {2}and 12 more places$/)
  })

  it('a public text that was cut, a request for another page, an action with another payload', () => {
    const { lines } = changed((log) => {
      const [reply, request, shown] = [
        'api/executeQuery/fulfilled (listCategories)',
        'api/executeQuery/pending (listReviewsByBusiness)',
        'notices/noticeShown',
      ].map((name) => log.actions[stepOf(log, name) - 1] as never) as unknown as [
        { payload: { data: { name: string }[] } },
        { meta: { arg: { originalArgs: { page: number } } } },
        { payload: { kind: string } },
      ]
      for (const category of reply.payload.data) category.name = category.name.slice(0, -1)
      request.meta.arg.originalArgs.page = 7
      shown.payload.kind = 'error'
      return log
    })
    const text = lines.join('\n')
    expect(text).toContain('payload.data.0.name: expected "Restorante dhe kafene", actual "Restorante dhe kafen"')
    expect(text).toContain('args.page: expected 1, actual 7')
    expect(text).toContain('payload.kind: expected "info", actual "error"')
  })

  it('a state that was recorded otherwise after the same action', () => {
    const { lines } = changed((log) => ({
      ...log,
      checkpoints: log.checkpoints.map(([step, hashes, rows = []]) => [
        step,
        hashes,
        rows.map(([path, now]) => (path.at(-1) === 'status' ? [path, { is: 'wrong' }] : [path, now])) as never,
      ]),
    }))
    expect(lines[1]).toMatch(/^First difference in the state: step \d+ \(\d+ there\), api\/executeQuery/)
    expect(lines.join('\n')).toMatch(/api\.queries\[.*\]\.status: expected "pending", actual "wrong"/)
  })

  it('what was answered one and refused the other, and not that answers came in another order', async () => {
    const asked = [goTo('/'), search('kafe'), latest, categories]
    const mine = await recorded(asked)
    const yours = await recorded([
      goTo('/'),
      search('kafe'),
      scenario('maintenance'),
      categories,
      scenario('normal'),
      latest,
    ])
    const { lines } = sideBySide(readLog(yours), readLog(mine))
    const text = lines.join('\n')
    expect(lines[0]).toMatch(/^\d+ actions are in both, \d+ of them in another order$/)
    expect(text).toMatch(
      /First difference in an answer: step \d+ \(\d+ there\), api\/executeQuery\/rejected \(listCategories\)/,
    )
    expect(text).toContain('type: expected "api/executeQuery/fulfilled", actual "api/executeQuery/rejected"')
    expect(text).not.toMatch(/Missing|Only/)
  })
})

it('makes a test of an effect that is missing, and of nothing else', async () => {
  const log = JSON.parse(one)
  const at = stepOf(readLog(one), 'auth/LOGOUT')
  const payload = JSON.parse(log.payload)
  payload.stagedActionIds.splice(at + 1, 1)
  log.payload = JSON.stringify(payload)
  log.range.count -= 1
  log.checkpoints = log.checkpoints.filter(([step]: [number]) => step <= at)
  delete log.exact
  const lacking = JSON.stringify(log)
  expect(readLog(lacking).actions[at - 1]?.type).toBe('auth/LOGOUT')
  writeFileSync(join(folder, 'lacking.actionlog.json'), lacking)
  writeFileSync(join(folder, 'one.actionlog.json'), one)
  writeFileSync(join(folder, 'other.actionlog.json'), other)
  const lines: string[] = []
  const run = (...args: string[]) =>
    replayFile([...args, '--to-test'], reducer, (line) => lines.push(line), folder, folder)
  expect(await run('lacking.actionlog.json', '--with', 'other.actionlog.json')).toBe(exitCodes.diverged)
  expect(lines.at(-1)).toBe('Wrote test/replay/lacking.test.ts: red until it is mended')
  const test = readFileSync(join(folder, 'test/replay/lacking.test.ts'), 'utf8')
  expect(test).toContain("it('lacking.actionlog.json: auth/LOGOUT is followed by api/resetApiState', async () => {")
  expect(test).toContain(`{ until: ${at - 1} }`)
  expect(test).toContain(`store.dispatch(log.actions[${at - 1}] as UnknownAction)`)
  expect(await run('one.actionlog.json', '--with', 'other.actionlog.json')).toBe(exitCodes.threwOrUnreadable)
  expect(lines.at(-1)).toBe('No action is missing after another one, so there is no effect to test')
})

it('does not fill the memory', () => {
  const log = { ...readLog(one), actions: Array.from({ length: 8_000 }, () => ({ type: 'a' })), checkpoints: [] }
  expect(() => sideBySide(log, log)).toThrow('The logs are too long to be put side by side')
})
