// @vitest-environment jsdom
// `--with`: nothing is said of two recordings of the same walk; else it names what one lacks, asked or got otherwise.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ActionLog, Checkpoint, DiaryEntry } from '@/replay/actionLog'
import { makeRedactor } from '@/replay/redact/redact'
import { alikeIn, differencesOf } from '@/tools/log/alike'
import { exitCodes } from '@/tools/log/cli'
import { lookAtLogs } from '@/tools/log/compare'
import { readLog } from '@/tools/log/readLog'
import { stepName } from '@/tools/log/sentences'
import { sideBySide } from '@/tools/log/sideBySide'
import { Journey, reducer, type Step, steps } from './journeys'
import { command } from './logs'

const { goTo, latest, categories, logIn, logOut, business, reviews, write, say, pass, scenario, search } = steps

const walk = (delay: number): Step[] => [
  ...[goTo('/'), pass(delay), latest, categories, search('sofra'), logIn(), pass(delay), goTo('/biznes/biz_150')],
  ...[business('biz_150'), reviews('biz_150'), write('biz_150'), pass(delay), say('U ruajt'), logOut],
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

const stepOf = ({ actions }: ActionLog, name: string): number =>
  actions.findIndex((action) => stepName(action) === name) + 1

/** The first log as `change` makes it, beside the other; both with a diary in which nobody did anything. */
function changed(change: (log: ActionLog) => ActionLog, mine: DiaryEntry[] = [], yours: DiaryEntry[] = []) {
  const log = { ...change(structuredClone(readLog(one))), diary: mine }
  const { lines, ...rest } = sideBySide(log, { ...readLog(other), diary: yours })
  return { ...rest, lines, text: lines.join('\n') }
}
const without = (name: string) => (log: ActionLog) => {
  const kept = log.actions.map((action, index) => ({ action, at: log.times[index] ?? 0 }))
  const rest = kept.filter(({ action }) => stepName(action) !== name)
  return { ...log, actions: rest.map(({ action }) => action), times: rest.map(({ at }) => at) }
}
const press = (after: number, name: string): DiaryEntry => ({ at: 0, after, kind: 'press', control: 'button', name })

it('of the same walk says that nothing differs, whatever the clock, the stand-ins and the ids, and what it compared', async () => {
  expect(one).not.toContain(readLog(other).times[0])
  const folder = mkdtempSync(join(tmpdir(), 'beside-'))
  for (const [name, text] of Object.entries({ one, other })) writeFileSync(join(folder, name), text)
  const { code, lines } = await command(['one', '--with', 'other'], reducer, folder)
  rmSync(folder, { recursive: true })
  const { length } = readLog(one).actions
  const states = `^States were compared at ${length} of ${length} steps of FILE, .*: the app here makes them all$`
  expect([code, ...lines.slice(1)]).toEqual([
    exitCodes.same,
    'Beside other:',
    expect.stringMatching(states),
    expect.stringMatching(/^\d+ actions and requests are in both; \d+ answers were compared$/),
    'No request, answer or action differs',
    expect.stringMatching(/^Of \d+ texts that the logs hide or made up, only where they stand was compared$/),
    expect.stringMatching(/^Not seen this way: selectors, components and styles/),
  ])
})

describe('states', () => {
  const look = (log: ActionLog, yours = readLog(other)) => lookAtLogs({ log, reducer }, { name: 'other', log: yours })
  /** As if `reviews.filters` had been lost once. */
  const recordedByAnother = (log: ActionLog): ActionLog => {
    const [at, changed, rows] = log.checkpoints[5] as Checkpoint
    const checkpoints = [...log.checkpoints]
    checkpoints[5] = [at, { ...changed, reviews: 'another' }, rows ?? []]
    return { ...log, checkpoints }
  }

  it('that one log has and the app here does not make are the cause, in whichever log', () => {
    const there = look(readLog(one), recordedByAnother(readLog(other)))
    expect(there.what).toBe('cause')
    expect(there.lines[0]).toMatch(/^The app here makes another state of other than was recorded, at step 5, /)
    expect(there.lines[1]).toMatch(/^ {2}reviews: expected another, actual [0-9a-f]{16}$/)
    expect(look(recordedByAnother(readLog(one))).lines[0]).toMatch(/another state of FILE than was recorded/)
  })

  it('that cannot be compared are said to be so', () => {
    const both = [readLog(one), readLog(other)].map(recordedByAnother) as [ActionLog, ActionLog]
    const found = look(...both)
    expect([found.what, found.lines[0]]).toEqual(['nothing', 'States were not compared: both are another app’s'])
    const { finalHash: _, ...unchecked } = { ...readLog(one), checkpoints: [] }
    expect(look(unchecked).lines[0]).toBe('States were not compared: a log has no checkpoints')
  })
})

describe('names', () => {
  it('an action that is missing, with the one before it, and one that the other lacks: the app does so by itself', () => {
    const lacking = changed(without('api/resetApiState'))
    expect(lacking).toMatchObject({ isSame: false, namesCause: true })
    expect(lacking.text).toMatch(
      /Missing here, first of all: api\/resetApiState \(step \d+ there\) after step \d+, auth\/LOGOUT\n {2}nobody did anything/,
    )
    const more = (log: ActionLog) => ({ ...log, actions: [...log.actions, { type: 'more/done' }] })
    const isHere = changed(more)
    expect(isHere.text).toContain(`Only here, first of all: step ${readLog(one).actions.length + 1}, more/done`)
    const goesOn = press(readLog(other).actions.length, 'Dil')
    expect(changed(more, [], [goesOn]).namesCause).toBe(true)
  })

  it('an action that is missing and comes later, unless nobody did anything between', () => {
    const name = 'notices/noticeShown'
    const [mine, yours] = [one, other].map((text) =>
      [0, 2].map((more) => press(stepOf(readLog(text), name) + more, 'Dil')),
    )
    const late = (log: ActionLog) => ({
      ...without(name)(log),
      actions: [...without(name)(log).actions, log.actions[stepOf(log, name) - 1] as UnknownAction],
    })
    expect(changed(late, mine, yours).lines[1]).toMatch(/^Missing here, first of all: notices\/noticeShown/)
    expect(changed(late).lines[0]).toContain(', 1 of them in another order')
  })

  /** The action of this name put into the log, `before` places earlier, `later` in ms after the one before it. */
  const added =
    (name: string, action: UnknownAction | undefined, before: number, later: number) => (log: ActionLog) => {
      const at = stepOf(log, name) - before
      const again = action ?? structuredClone(log.actions[at - 1 + before] as UnknownAction)
      const moment = (log.times[at - 1] ?? 0) + later
      return { ...log, actions: log.actions.toSpliced(at, 0, again), times: log.times.toSpliced(at, 0, moment) }
    }

  it('a request that is sent twice, but no action that says the same again, nor a search for some letters more', () => {
    const again = (name: string, action?: UnknownAction, before = 0) => changed(added(name, action, before, 0))
    expect(again('api/executeMutation/pending (createReview)').text).toContain('Only here, first of all: ')
    const name = 'api/executeQuery/pending (universalSearch)'
    const log = structuredClone(readLog(one))
    const search = log.actions[stepOf(log, name) - 1] as unknown as { meta: { arg: { originalArgs: { q: string } } } }
    search.meta.arg.originalArgs.q = 'wxy'
    const typed = again(name, search as unknown as UnknownAction, 1)
    expect([again('notices/noticeShown'), typed, again(name)].map(({ isSame }) => isSame)).toEqual([true, true, false])
  })

  it('what came from a clock only if the other visitor waited as long', () => {
    const dismissed = { type: 'notices/noticeDismissed', payload: 'z4v1OF_6syF0BRj3UkG1S' }
    const [at, there] = [one, other].map((text) => stepOf(readLog(text), 'notices/noticeShown')) as [number, number]
    const late = (waited: number, ...diaries: DiaryEntry[][]) =>
      changed(added('notices/noticeShown', dismissed, 0, waited), ...diaries).isSame
    const next = [[press(at + 1, 'Dil')], [press(there, 'Dil')]]
    expect([late(5_000, ...next), late(500, ...next), late(5_000)]).toEqual([true, false, false])
    const [mine, yours] = [added('notices/noticeShown', dismissed, 0, 5_000)(readLog(one)), readLog(other)]
    const times = yours.times.map((time, index) => time + (index < there ? 0 : 6_000))
    expect(sideBySide({ ...mine, diary: next[0] }, { ...yours, times, diary: next[1] }).isSame).toBe(false)
  })

  it('an answer that says something else, by its first step and field', () => {
    const at = stepOf(readLog(one), 'api/executeQuery/fulfilled (listReviews)')
    const { lines, namesCause } = changed((log) => {
      const { payload } = log.actions[at - 1] as unknown as { payload: { reviews: { rating: number }[] } }
      for (const review of payload.reviews) review.rating -= 1
      return log
    })
    const [, title, place] = lines
    expect(title).toMatch(new RegExp(`^Different answer, first of all: step ${at} .*listReviews.$`))
    expect(place).toMatch(/^ {2}payload\.reviews\.0\.rating: expected \d, actual \d$/)
    expect(lines.slice(-2).join()).toMatch(/and 12 more places,.*got another answer/)
    expect(namesCause).toBe(true)
  })

  it('a public text that was cut first of all, then a request for another page and an action with another payload', () => {
    const { text } = changed((log) => {
      const named = (name: string) => log.actions[stepOf(log, name) - 1] as unknown
      const reply = named('api/executeQuery/fulfilled (listCategories)') as { payload: { data: { name: string }[] } }
      const request = named('api/executeQuery/pending (listReviewsByBusiness)') as {
        meta: { arg: { originalArgs: object } }
      }
      const shown = named('notices/noticeShown') as { payload: { kind: string } }
      for (const category of reply.payload.data) category.name = category.name.slice(0, -1)
      Object.assign(request.meta.arg.originalArgs, { page: 7 })
      shown.payload.kind = 'error'
      return log
    })
    expect(text).toContain('payload.data.0.name: expected "Restorante dhe kafene", actual "Restorante dhe kafen"')
    expect(text).toMatch(/Different request, after that: 1\n {2}step \d+ \(\d+ there\), .*listReviewsByBusiness/)
    expect(text).toMatch(/Different action, after that: 1\n {2}step \d+ \(\d+ there\), notices\/noticeShown/)
  })

  it('no cause where what the visitors did before differs, it came with a page or the start, or it is not known', () => {
    const [step, step2] = [one, other].map((text) => stepOf(readLog(text), 'auth/LOGOUT')) as [number, number]
    const reset = without('api/resetApiState')
    const because = (mine: DiaryEntry[], yours: DiaryEntry[]) => {
      const { namesCause, text } = changed(reset, mine, yours)
      return `${namesCause} ${text.split('\n').find((line) => /^ {2}(what|both|nobody)/.test(line))}`
    }
    const same = 'true   both visitors did the same before it: pressed "Dil"'
    const another =
      'false   what the visitors did before it is not the same: here pressed "Tjetër", there pressed "Dil"'
    const theirs = [press(step2, 'Dil')]
    expect([because([press(step, 'Dil')], theirs), because([press(step, 'Tjetër')], theirs)]).toEqual([same, another])
    expect(because([], theirs)).toMatch(/^false .*here nothing, there pressed/)
    // Without an answer of the app one visitor goes on, but not before the other had it, 5 ms later.
    const at = (readLog(other).times[stepOf(readLog(other), 'api/resetApiState') - 1] as number) - 5
    const goesOn = (after: number) =>
      because([press(step, 'Dil'), { ...press(step, 'Tjetër'), at: after }], [{ ...press(step2, 'Dil'), at }])
    expect([goesOn(3), goesOn(5)]).toEqual(['false undefined', same])
    expect(sideBySide(reset(readLog(one)), readLog(other)).namesCause).toBe(false)
    const first = changed((log) => ({ ...log, base: { auth: 7 } }))
    const title = 'Different start, first of all: step 0 (0 there), the start'
    expect([first.namesCause, first.lines[1]]).toEqual([false, title])
    const withPage = changed(without('api/executeQuery/pending (listReviews)'))
    expect(withPage.namesCause).toBe(false)
    expect(withPage.text).toContain('a part of a page asks for it')
  })

  it('what was answered one and refused the other, and not that answers came in another order', async () => {
    const begun = [goTo('/'), search('kafe')]
    const mine = await recorded([...begun, latest, categories])
    const refused = [scenario('maintenance'), categories, scenario('normal')]
    const { lines } = sideBySide(readLog(await recorded([...begun, ...refused, latest])), readLog(mine))
    const text = lines.join('\n')
    expect(lines[0]).toMatch(/^\d+ actions and requests are in both/)
    expect(text).toMatch(
      /Different answer, first of all: step \d+ \(\d+ there\), api\/executeQuery\/rejected \(listCateg/,
    )
    expect(text).toContain('type: expected "api/executeQuery/fulfilled", actual "api/executeQuery/rejected"')
    expect(text).not.toMatch(/Missing|Only/)
  })
})

it('does not fill the memory', () => {
  const log = { ...readLog(one), actions: Array.from({ length: 8_000 }, () => ({ type: 'a' })), checkpoints: [] }
  expect(() => sideBySide(log, log)).toThrow('The logs are too long to be put side by side')
})

describe('values', () => {
  /** The differences of two values, each a whole log. */
  const between = (expected: unknown, now: unknown) =>
    differencesOf(expected, now, alikeIn([now], [expected])).map(({ path, kind }) => `${kind} ${path.join('.')}`)

  const drawn = ['z4v1OF_6syF0BRj3UkG1S', '7P52XR_uLkGHB3xVpKWEg', 'i2qQEez5WYvguD2cX-rAP']

  it.each<[string, unknown, unknown]>([
    ['a moment', { at: 1795762184152 }, { at: 1795832947020 }],
    ['a day, though both logs have it somewhere', ['2022-11-28', '2019-05-04'], ['2019-05-04', '2022-11-28']],
    ['an address with a day', ['/x?nga=2013-11-26', '2018-12-17'], ['/x?nga=2018-12-17', '2013-11-26']],
    ['words before a sentence of the app', ['Oxfca ḃm wrc. Provo përsëri.'], ['Mjxcw úl apx. Provo përsëri.']],
    ['an id drawn by chance', { id: drawn[0] }, { id: drawn[1] }],
    ['somebody with another number', { user: '«user:1»' }, { user: '«user:16»' }],
    ['the key of an entry of the router', { key: 'givwybc' }, { key: 'vjyea0s8' }],
    ['a stand-in, wherever it stands', ['Whgbz Zz', { by: 'Whgbz Zz' }], ['Knndn X', { by: 'Knndn X' }]],
    ['a request with another person in its key', { 'of({"id":"«user:1»"})': 1 }, { 'of({"id":"«user:2»"})': 1 }],
    ['a request for what was typed', ['find({"limit":15,"q":"ankta"})'], ['find({"limit":15,"q":"fkaxp"})']],
    ['what only one log hides', [{ _id: '«id:1»', title: 'Whgb' }], [{ _id: 'rev_04784', title: 'Mirë' }]],
  ])('the same in both is %s', (_, one, other) => expect(between(one, other)).toEqual([]))

  it.each<[string, unknown, unknown, string[]]>([
    ['a number', { rating: 4 }, { rating: 3 }, ['changed rating']],
    ['a word of the code', { kind: 'info' }, { kind: 'error' }, ['changed kind']],
    ['a text that lost a letter', ['Kafe Dritarja Blu'], ['Kafe Dritarja Bl'], ['changed 0']],
    ['an id that the other log knows, too', ['biz_1', 'biz_2'], ['biz_2', 'biz_2'], ['changed 0']],
    ['one stand-in for two', ['Aaa Bbb', 'Ccc Ddd'], ['Xxx Yyy', 'Xxx Yyy'], ['changed 1']],
    ['another count in a sentence', ['Ka 3 komente sot.'], ['Ka 4 komente sot.'], ['changed 0']],
    ['nothing in place of a text', { q: 'Aaa Bbb' }, { q: '' }, ['changed q']],
    ['an id in place of somebody who hides', ['u_1', { u: '«user:1»' }], ['u_1', { u: 'u_1' }], ['changed 1.u']],
    ['an address of another page', ['/x?faqe=1'], ['/x?faqe=2'], ['changed 0']],
    ['one typed word for two', ['f({"q":"abc"})', 'f({"q":"xyz"})'], Array(2).fill('f({"q":"mno"})'), ['changed 1']],
    ['a field that is gone, and a new one', { a: 1, b: 2 }, { b: 2, c: 3 }, ['removed a', 'added c']],
  ])('another is %s', (_, one, other, found) => expect(between(one, other)).toEqual(found))

  it('keys are the same of what is alike, and name what both logs know', () => {
    const { keyOf } = alikeIn([{ id: 'biz_1', q: 'Aaa' }], [{ id: 'biz_1', q: 'Bbbb' }])
    expect(keyOf({ id: 'biz_1', q: 'Aaa', at: 1795762184152, key: 'x' })).toBe(
      keyOf({ id: 'biz_1', q: 'Bbbb', at: 1795832947020, key: 'y' }),
    )
    expect(keyOf({ id: 'biz_1' })).not.toBe(keyOf({ id: 'biz_2' }))
    expect(keyOf(undefined)).toBe('')
    expect(keyOf('f({"id":"biz_1","q":"Aaa"})')).toBe(keyOf('f({"id":"biz_1","q":"Bbbb"})'))
    expect(keyOf('f({"id":"biz_1"})')).not.toBe(keyOf('f({"id":"biz_2"})'))
  })
})
