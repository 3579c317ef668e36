// @vitest-environment jsdom
// Forty kinds of personal data (three unless deep), planted at every entry of the app: none is in any file that leaves
// the browser, however spelt, nor in any message of the app, which can be read; one's own reviews cannot be found again
// on a public page.
import fc from '@test/fastCheck'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import type { makeStore } from '@/app/store'
import { noticeShown } from '@/features/notices/model/slice'
import { createRefused } from '@/features/reviews/model/slice'
import type { NewEntry } from '@/replay/actionLog'
import { failureFrom, logText } from '@/replay/bundle'
import { appRedactor } from '@/replay/redact/ownTexts'
import { authErrorSet } from '@/session/events'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { makeDiary, operationOf } from '@/tools/log/diary/diary'
import { isOwnText, redactDiary } from '@/tools/log/diary/redactDiary'
import { readLog } from '@/tools/log/readLog'
import { type AnyReducer, replayLog } from '@/tools/log/replayLog'
import { identity, Journey, reducer, steps } from './journeys'
import { found, planted, said } from './plantedTexts'
import {
  anyWalk,
  everyOtherEntry,
  everyStep,
  ownDays,
  ownIds,
  PrivateWorld,
  type Somebody,
  type Step,
} from './privateWorld'

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

type Store = ReturnType<typeof makeStore>
const sessionOf = ({ recorder, getState }: Store) => ({ app: { name: 'Test', version: '1' }, recorder, getState })

/** What a page may say in front of a diary: a text in a name, an address, a call, an error, and a mark to be read. */
function diaryOf(recorder: Store['recorder'], text: string) {
  const diary = makeDiary(recorder)
  const part = encodeURIComponent(text)
  const call = (path: string, endpoint = operationOf('GET', path)) =>
    ({ kind: 'call', method: 'GET', path, ...(endpoint && { endpoint }), status: 200, ms: 9 }) as const
  const notes: NewEntry[] = [
    { kind: 'press', control: 'button', name: text },
    { kind: 'press', control: 'link', name: `Llogaria: ${text}`, to: `/biznes/${part}?kerko=${part}&x=${part}` },
    { kind: 'typed', name: `${text}: 3` },
    { kind: 'submit', name: `Dërgo komentin (${text})` },
    { kind: 'page', event: 'loaded', path: `/kategorite/${part}` },
    call('/reviews'),
    call(`/reviews/user/${part}?userId=${part}&x=${part}`),
    call(`/businesses/search?q=${part}&city=${part}`),
    call(`/other/${part}`),
    { kind: 'console', level: 'error', text: `TypeError: ${text} is not a function\n    at ${text}` },
  ]
  notes.forEach(diary.note)
  return redactDiary(diary, isOwnText)
}

/** All that Redux DevTools are given, as it happens: an export holds nothing else. One state of so many is shown. */
function shownInDevTools({ recorder }: Store, every: number): string {
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  const chunks = recorder.chunks()
  let state = chunks[0]?.base
  const payload = chunks
    .flatMap(({ actions }) => actions)
    .flatMap((action, id) => {
      state = reducer(state, action)
      return [actionSanitizer?.(action, id), id % every === 0 && stateSanitizer?.(state, id)]
    })
  return JSON.stringify({ payload })
}

/** Those that are planted in every run: a name, an address, a text that has to be escaped. */
const everyDay = /^(a name in Cyrillic|an e-mail address with a tag|a text in quotes)$/

it('plants no text twice, and those of every run', () => {
  expect(new Set(planted.map(([, text]) => text)).size).toBe(planted.length)
  expect(planted.filter(([kind]) => everyDay.test(kind))).toHaveLength(3)
})

describe('of what was typed or said of somebody no file holds', () => {
  it.each(planted.filter(([kind]) => process.env.TEST_DEEP || everyDay.test(kind)))('%s', async (_, text) => {
    const me = { id: text, name: text, email: text, password: text, token: text }
    const all = [...everyStep, ...everyOtherEntry]
    // Twice: what is answered the first time may be refused the second time.
    const { store } = await new PrivateWorld(me, me).walk([...all, ...all])
    const session = sessionOf(store)
    const raw = JSON.stringify({ actions: store.recorder.chunks(), state: store.getState() })
    expect(found(raw, text)).toContain(text)
    const error = new TypeError(`${text} is not a function`)
    error.stack = `TypeError: ${text}\n    at ${text}\n    at f (https://a.example/assets/x-1.js?${text}:1:2)`
    const files = {
      log: logText(session, 'user'),
      withDiary: logText({ ...session, diaryPart: diaryOf(store.recorder, text) }, 'user'),
      crash: logText(session, 'crash', { error: failureFrom(error) }),
      devTools: shownInDevTools(store, 80),
    }
    for (const [name, file] of Object.entries(files)) {
      expect([name, found(file, text)]).toEqual([name, []])
      for (const id of [...ownIds, ...ownDays]) expect([name, id, file.includes(id)]).toEqual([name, id, false])
    }
    expect(readLog(files.withDiary).diary).toHaveLength(10)
    const log = readLog(files.crash)
    const { finalHash, divergence } = replayLog(log, reducer as AnyReducer)
    expect([finalHash, divergence]).toEqual([log.finalHash, undefined])
  })

  it('whoever it was, whoever else was there, and in whatever order', async () => {
    const anybody: fc.Arbitrary<Somebody> = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('Arta Hoxha', 'O’Brien "Q" <x>'),
      email: fc.emailAddress().filter((email) => email.length > 9),
      password: fc.uuid().map((text) => `p"${text}'`),
      token: fc.uuid().map((text) => `t+/${text}`),
    })
    const [logsIn] = everyStep as [Step]
    const leaks = (file: string, secrets: string[]) => {
      const all = said(file)
      return [...secrets.filter((secret) => all.includes(secret)), ...(/eyJ[\w-]*\./.exec(all) ?? [])]
    }
    await fc.assert(
      fc.asyncProperty(anybody, anybody, anyWalk, async (me, other, steps) => {
        const { store } = await new PrivateWorld(me, other).walk([logsIn, ...steps])
        const secrets = [...Object.values(me), other.id, other.email]
        expect(leaks(logText(sessionOf(store), 'test', { redactor: identity }), secrets)).toContain(me.id)
        expect(leaks(logText(sessionOf(store), 'user'), secrets)).toEqual([])
        expect(leaks(shownInDevTools(store, 1), secrets)).toEqual([])
      }),
      { numRuns: process.env.TEST_DEEP ? 1_000 : 25, seed: 20261121 },
    )
  })
})

it('no own review can be found on a public page by its id, texts, dates, moment, or the reviews beside it', async () => {
  const journey = await new Journey().walk([steps.latest, steps.logIn(), steps.ownReviews])
  const reviewsIn = (state: ListsRoot) => answersTo<Review>(state, queriesOf.Review).map(({ items }) => items)
  const mine = () =>
    reviewsIn(journey.store.getState())
      .flat()
      .filter(({ user }) => user?._id === 'usr_001')
  const [first = '', second = ''] = mine().map(({ business }) => business?._id)
  const seen = [steps.reviews(first), steps.reviews(second), steps.write('biz_003')]
  await journey.walk([...seen, steps.reviews('biz_003', 1, true), steps.change(0), steps.reviews('biz_005')])
  const own = mine()
  const sent = own.find(({ business }) => business?._id === 'biz_003') as Review
  const live = reviewsIn(journey.store.getState())

  const session = sessionOf(journey.store)
  const file = logText(session, 'crash')
  const all = said(file)
  for (const { _id, comment, createdAt } of own)
    for (const one of [_id, comment, createdAt as string]) expect([one, all.includes(one)]).toEqual([one, false])
  expect(all).not.toContain('usr_001')

  const { base, actions, times } = readLog(file)
  const lists = reviewsIn(replayLog(readLog(file), reducer as AnyReducer).state as ListsRoot)
  expect(lists.flat().map(({ comment }) => comment.length)).toContain(sent.comment.length)
  let joined = 0
  for (const [at, items] of lists.entries()) {
    const known = items.filter(({ _id, comment, createdAt }) =>
      live.flat().some((one) => one._id === _id || one.comment === comment || one.createdAt === createdAt),
    )
    if (live[at]?.some(({ _id }) => own.some((one) => one._id === _id))) expect(known).toEqual([])
    joined += known.length
  }
  // The others can still be read.
  expect(joined).toBeGreaterThan(3)

  const when = Date.parse(sent.createdAt as string)
  const offset = (times[0] as number) - (session.recorder.chunks()[0]?.times[0] as number)
  expect(offset).not.toBe(0)
  const moments = JSON.stringify([base, actions]).match(/\b1[67]\d{11}\b/g) ?? []
  // Every moment is by the log's own clock: none is the real one, unless the clocks happen to be so near.
  if (Math.abs(offset) > 3_600_000) expect(moments.filter((at) => Math.abs(Number(at) - when) < 60_000)).toEqual([])
})

const message = (text: string) => String(appRedactor().value(text, 'message'))
/** The words that stay, with stars for all others. */
const starred = (text: string) =>
  message(text).replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
    text.startsWith(word, at) ? word : '*'.repeat(word.length),
  )

describe('a message', () => {
  const own = ['Komenti u dërgua. Faleminderit!', 'Pati një gabim në server. Provo përsëri pas pak.', '']
  const filled = ['U gjetën 12 komente', 'Fjalëkalimi është i detyrueshëm', 'Gabim: Pati një gabim në server.']

  it.each([
    ...[...own, ...filled].map((text) => [text, text]),
    ['Slow down.', '**** ****.'],
    ['Pati një gabim në server. Zamira', 'Pati një gabim në server. ******'],
    ['Zamira! Pati një gabim në server.', '******! Pati një gabim në server.'],
    ['Komenti për Bar Era', 'Komenti për *** ***'],
    ['U gjetën 1234 komente', 'U gjetën **** komente'],
    ['Kafe', '****'],
  ])('keeps only what the source of the app says: %s', (text, shown) => expect(starred(text)).toBe(shown))

  it('is one wherever the app tells it: notices, refusals, the state, what components report', () => {
    const [sent, failed] = ['Komenti u dërgua. Faleminderit!', 'Pati një gabim në server.']
    const redactor = appRedactor()
    const notice = noticeShown({ kind: 'info', text: sent })
    for (const action of [notice, authErrorSet(failed), createRefused({ message: failed })])
      expect(redactor.action(action)).toEqual(action)
    const login = { values: { email: failed }, errors: { email: failed } }
    const state = {
      reviews: { errors: { update: failed } },
      auth: { error: failed, successMessage: sent },
      view: { 'refused/r1': failed, deletionProblems: failed, login },
    }
    const { view, ...slices } = redactor.state(state)
    expect(slices).toEqual({ reviews: state.reviews, auth: state.auth })
    expect(Object.values(view).slice(0, 2)).toEqual([failed, failed])
    // The same words in a field are somebody's.
    expect(view.login).toEqual({ ...login, values: { email: expect.not.stringMatching(failed) } })
  })

  it.each(planted)('lets through nothing of %s, in whatever of its own words it stands', (_, text) => {
    const sentence = 'Pati një gabim në server.'
    const frames = [text, `${sentence} ${text}`, `${text} ${sentence}`, `Komenti për ${text}`, `Gabim: ${text}`]
    const more = [`Nuk u gjetën biznese që përputhen me "${text}".`, `${text}, faqja 2 nga 3`]
    expect(found(JSON.stringify([...frames, ...more].map(message)), text)).toEqual([])
  })
})
