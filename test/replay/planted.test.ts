// @vitest-environment jsdom
// What a log may say: the same story, `replay(redact(log)) == redact(replay(log))`, and nothing personal. Forty kinds of
// it (three unless deep) are planted at every entry of the app: none is in any file that leaves the browser, however
// spelt, nor in any message of the app, which can be read; own reviews cannot be found again on a public page.
import type { Reducer } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Business, Review } from '@/api/endpoints/generated/types'
import type { makeStore } from '@/app/store'
import { noticeShown } from '@/features/notices/model/slice'
import { createRefused } from '@/features/reviews/model/slice'
import { foldText } from '@/lib/cleanText'
import type { NewEntry } from '@/replay/actionLog'
import { failureFrom, logText } from '@/replay/bundle'
import { diff } from '@/replay/diff'
import { appRedactor } from '@/replay/redact/ownTexts'
import { makeRedactor } from '@/replay/redact/redact'
import { hashOf } from '@/replay/stateHash'
import { authErrorSet } from '@/session/events'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { acceptListedTypes, shortened } from '@/tools/log/devToolsShown'
import { makeDiary, operationOf } from '@/tools/log/diary/diary'
import { isOwnText, redactDiary } from '@/tools/log/diary/redactDiary'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'
import { anyStep, identity, Journey, reducer, steps } from './journeys'
import {
  anyWalk,
  everyOtherEntry,
  everyStep,
  ownDays,
  ownIds,
  PrivateWorld,
  type Somebody,
  type Step,
  somebody,
} from './privateWorld'

/**
 * What somebody may type, and what a server may say of them. Every word of six signs or more is looked for alone, too;
 * digits are nine or more, since any six stand somewhere among the stand-ins of a hundred files.
 */
const planted: readonly [kind: string, text: string][] = [
  ['a name', 'Zamira Hoxhallari'],
  ['a name in lower case', 'besnike krasniqaj'],
  ['a name in capitals', 'LULZIM BERISHALLI'],
  ['a name with accents', 'Çlirim Gjëllnikaj'],
  ['a name in Cyrillic', 'Драгица Марковићева'],
  ['a nickname', 'zamirka_e_vogel77'],
  ['an e-mail address', 'zamira.hoxhallari@postakurva.al'],
  ['an e-mail address with a tag', 'zamira+banka@postakurva.al'],
  ['an odd e-mail address', '"zamira h"@postakurva.al'],
  ['a mobile number', '0692345678'],
  ['a spaced number', '+355 69 234 56 78 901234567'],
  ['a number with dashes', '069-2345-678912344'],
  ['a card number', '4539148803436467'],
  ['a spaced card number', '4539 1488 0343 6467'],
  ['an IBAN', 'AL35202111090000000001234567'],
  ['a spaced IBAN', 'AL35 2021 1109 0000 0000 0123 4567'],
  ['a personal number', 'J45628201Q'],
  ['a passport', 'BM8823417'],
  ['a tax number', 'L91234567A'],
  ['a number plate', 'AB 774 KX 998877665'],
  ['an IPv4 address', '192.168.214.137'],
  ['an IPv6 address', '2001:0db8:85a3:0000:0000:8a2e:0370:7334'],
  ['a MAC address', '3c:22:fb:9a:71:d4'],
  ['a place', '41.3279531234, 19.8190251234'],
  ['a street', 'Rruga Kavajallinjve 218, shkalla 4'],
  ['a birthday', '1987-03-04'],
  ['a birthday in words', '4 marsinit 198765432'],
  ['a moment', '2026-08-17T13:45:21.123Z'],
  ['an illness', 'jam me diabetizmin e tipit'],
  ['a belief', 'bektashianizmi im'],
  ['a profile', 'https://faqjamekaku.al/zamira.hoxhallari?id=998877664'],
  ['a handle', '@zamirahoxhallari'],
  ['an order', 'POR-2026-998877663'],
  ['a token', '7f3c9b2e-51aa-4c1d-9e0b-8d2f6a7b1c33'],
  ['a JWT', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ6YW1pcmEifQ.c2lnbmF0dXJlbmVuc2h0cmltaQ'],
  ['a password', 'Fjalëkrymi#2026Sekretisht'],
  ['a wallet', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['a text in quotes', 'Ai tha "zamirkallisht" dhe \\ iku\nmenjëherësisht'],
  ['letters of another alphabet', '𝓩𝓪𝓶𝓲𝓻𝓪𝓱𝓸𝔁'],
  ['an insult with a name', 'budallai kamerieristi Gëzimllari'],
]

/** The forms a text may hide in. Those of its words that are long enough not to come about by chance count alone. */
function spellings(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{6,}/gu) ?? []
  const plain = [text, ...words.filter((word) => word !== 'https')]
  const coded = [encodeURIComponent(text), encodeURI(text), JSON.stringify(text).slice(1, -1)]
  return [...plain, ...plain.map(foldText), ...coded, Buffer.from(text).toString('base64').replace(/.?=*$/, '')]
}

/** Everything a file says, as it stands, unpacked, decoded and folded. */
function said(file: string): string {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)])
      : [String(value)]
  const log = JSON.parse(file)
  const payload = typeof log.payload === 'string' ? JSON.parse(log.payload) : log.payload
  const read = textsIn({ ...log, payload }).join('\n')
  const decoded = read.replace(/(?:%[0-9A-F]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
  return [file, read, decoded, decoded.toLowerCase(), foldText(decoded)].join('\n')
}

/** The planted spellings that a file holds. */
const found = (file: string, text: string): string[] => {
  const all = said(file)
  return spellings(text).filter((spelling) => all.includes(spelling) || all.includes(spelling.toLowerCase()))
}

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
    const diaryPart = diaryOf(store.recorder, text)
    const crash = logText({ ...session, diaryPart }, 'crash', { error: failureFrom(error) })
    for (const [name, file] of Object.entries({ crash, devTools: shownInDevTools(store, 80) })) {
      expect([name, found(file, text)]).toEqual([name, []])
      for (const id of [...ownIds, ...ownDays]) expect([name, id, file.includes(id)]).toEqual([name, id, false])
    }
    const log = readLog(crash)
    expect(log.diary).toHaveLength(10)
    const { finalHash, divergence } = replayLog(log, reducer)
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
      { numRuns: process.env.TEST_DEEP ? 1_000 : 20, seed: 20261121 },
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
  const lists = reviewsIn(replayLog(readLog(file), reducer).state as ListsRoot)
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

const arta: Somebody = {
  id: 'usr-4711',
  name: 'Arta Hoxha',
  email: 'arta.hoxha@example.al',
  password: 'hunter2222',
  token: '7f3c9b2e-one-time',
}
const beni: Somebody = { ...arta, id: 'usr-0815', name: 'Beni Leka', email: 'beni@example.al' }

type World = Pick<PrivateWorld, 'store'>
const actionsOf = ({ store }: World) => store.recorder.chunks().flatMap(({ actions }) => actions)

/** All that the log of it says. */
const saidOf = ({ store }: World) => said(logText(sessionOf(store), 'crash'))

/** A redactor that has learnt all that was recorded. */
function learnt({ store }: World) {
  const redactor = makeRedactor()
  for (const { base } of store.recorder.chunks()) redactor.learn(base)
  for (const action of actionsOf({ store })) redactor.learn(action)
  redactor.learn(store.getState())
  return redactor
}

/** The first step after which the redacted log has another state than the redacted state. */
function firstDifference(world: World): string | undefined {
  const redactor = learnt(world)
  let state: unknown = world.store.recorder.chunks()[0]?.base
  let redacted = redactor.state(state)
  for (const [step, action] of actionsOf(world).entries()) {
    state = reducer(state, action)
    redacted = reducer(redacted, redactor.action(action))
    if (hashOf(redactor.state(state)) === hashOf(redacted)) continue
    return `${step} ${JSON.stringify(action)}: ${JSON.stringify(diff(redactor.state(state), redacted))}`
  }
  return undefined
}

describe('a redacted log replays to the redacted state', () => {
  it('on every prefix of a walk through all that one can do', async () => {
    const world = await new PrivateWorld(arta, beni).walk([...everyStep, ...everyStep.toReversed()])
    expect(actionsOf(world).length).toBeGreaterThan(150)
    expect(firstDifference(world)).toBeUndefined()
  })

  it('whoever it was, with whatever id, name, address and password', async () => {
    await fc.assert(
      fc.asyncProperty(somebody, somebody, anyWalk, async (me, other, steps) => {
        const world = await new PrivateWorld(me, other).walk(steps)
        expect(firstDifference(world)).toBeUndefined()
      }),
      { numRuns: process.env.TEST_DEEP ? 3_000 : 50, seed: 20261121 },
    )
  })
})

it('a journey through the mock backend: the same story, and nobody in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (taken) => {
      const journey = await new Journey().walk([steps.logIn(), steps.ownReviews, steps.latest, ...taken])
      expect(firstDifference(journey)).toBeUndefined()
      expect(replayLog(readLog(journey.file(makeRedactor())), reducer).divergence).toBeUndefined()
      expect(saidOf(journey)).not.toMatch(/usr_|Elira Kodra|demo@vlereso\.example|Demo1234/)
    }),
    { numRuns: process.env.TEST_DEEP ? 300 : 10, seed: 20261121 },
  )
})

it('all that is public can be read', async () => {
  const seen = [steps.goTo('/biznes/biz_001'), steps.latest, steps.business('biz_001'), steps.reviews('biz_001')]
  const journey = await new Journey().walk([...seen, steps.categories, steps.businesses(), steps.goTo('/kategorite')])
  const queries = Object.values(queriesOf).flat()
  const shown = answersTo<Partial<Review & Business>>(journey.store.getState(), queries).flatMap(({ items }) => items)
  const texts = new Set(saidOf(journey).split('\n'))
  expect(shown.length).toBeGreaterThan(40)
  for (const { _id, name, title, comment, user, createdAt, address } of shown)
    for (const one of [_id, name, title, comment, user?.name, createdAt, address]) if (one) expect(texts).toContain(one)
  for (const one of ['api/executeQuery/pending', '/biznes/biz_001', '/kategorite']) expect(texts).toContain(one)
})

it('an export of Redux DevTools, names of calls and all, is read and replayed to the state they show', async () => {
  const world = await new PrivateWorld(arta, beni).walk([...everyStep.slice(0, 1), ...everyStep.slice(14)])
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  const base: unknown = world.store.recorder.chunks()[0]?.base
  const actions = actionsOf(world).map((action, id) => actionSanitizer?.(action, id) ?? action)
  expect(actions.map(({ type }) => type)).toContain('listReviewsByUser/fulfilled')
  const listed = [{ type: '@@INIT' }, ...actions].map((action, id) => ({ action, timestamp: id }))
  const committedState = stateSanitizer?.(base, 0)
  const lifted = { actionsById: { ...listed }, stagedActionIds: [...listed.keys()], committedState }
  const log = readLog(JSON.stringify(lifted))
  const shown = stateSanitizer?.(world.store.getState(), actions.length)
  expect(Object.keys((shown as { api: { queries: object } }).api.queries).length).toBeGreaterThan(0)
  expect(shortened(replayLog(log, reducer).state)).toEqual(shown)
  // Imported by the extension itself, they come to the store's own reducer.
  const imported = acceptListedTypes(reducer as Reducer<unknown>)
  expect(shortened(actions.reduce<unknown>(imported, lifted.committedState))).toEqual(shown)
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
    ['Komenti për Bar Era', 'Komenti për *** ***'],
    ['U gjetën 1234 komente', 'U gjetën **** komente'],
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
