// @vitest-environment jsdom
// Forty kinds of personal data (three unless deep), planted at every entry of the app: none is in any file that leaves
// the browser, however spelt, and one's own reviews cannot be found again on a public page.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answersTo, type ListsRoot, queriesOf } from '@/api'
import type { Review } from '@/api/endpoints/generated/types'
import type { makeStore } from '@/app/store'
import type { NewEntry } from '@/replay/actionLog'
import { failureFrom, logText } from '@/replay/bundle'
import { devToolsOptions } from '@/tools/log/devToolsOptions'
import { makeDiary, operationOf } from '@/tools/log/diary/diary'
import { isOwnText, redactDiary } from '@/tools/log/diary/redactDiary'
import { readLog } from '@/tools/log/readLog'
import { replayLog } from '@/tools/log/replayLog'
import { Journey, reducer, steps } from './journeys'
import { found, planted, said } from './plantedTexts'
import { everyOtherEntry, everyStep, ownDays, ownIds, PrivateWorld } from './privateWorld'

vi.setConfig({ testTimeout: 120_000 })
afterEach(() => vi.useRealTimers())

/** A store after all of it, and what Redux DevTools were shown of it. */
async function world(text: string) {
  const me = { id: text, name: text, email: text, password: text, token: text }
  const all = [...everyStep, ...everyOtherEntry]
  // Twice: what is answered the first time may be refused the second time.
  const { store } = await new PrivateWorld(me, me).walk([...all, ...all])
  return { app: { name: 'Test', version: '1' }, recorder: store.recorder, getState: store.getState }
}

/** What a page may say in front of a diary: a text in a name, an address, a call, an error, and a mark to be read. */
function diaryOf(recorder: ReturnType<typeof makeStore>['recorder'], text: string) {
  const diary = makeDiary(recorder)
  const part = encodeURIComponent(text)
  const call = (path: string) =>
    ({ kind: 'call', method: 'GET', path, endpoint: operationOf('GET', path), status: 200, ms: 9 }) as const
  const notes: NewEntry[] = [
    { kind: 'press', control: 'button', name: text },
    { kind: 'press', control: 'link', name: `Llogaria: ${text}`, to: `/biznes/${part}?kerko=${part}&x=${part}` },
    { kind: 'typed', name: `${text}: 3` },
    { kind: 'submit', name: `Dërgo komentin (${text})` },
    { kind: 'page', event: 'loaded', path: `/kategorite/${part}` },
    ...['/reviews', `/reviews/user/${part}?userId=${part}&x=${part}`].map(call),
    call(`/businesses/search?q=${part}&city=${part}`),
    { kind: 'call', method: 'GET', path: `/other/${part}`, status: 404, ms: 1 },
    { kind: 'console', level: 'error', text: `TypeError: ${text} is not a function\n    at ${text}` },
  ]
  notes.forEach(diary.note)
  return redactDiary(diary, isOwnText)
}

type World = Awaited<ReturnType<typeof world>>

/** All that Redux DevTools are given, as it happens: an export holds nothing else. */
function shownInDevTools({ recorder }: World): unknown[] {
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  const chunks = recorder.chunks()
  let state = chunks[0]?.base
  return chunks
    .flatMap(({ actions }) => actions)
    .flatMap((action, id) => {
      state = reducer(state, action)
      return [actionSanitizer?.(action, id), id % 80 === 0 && stateSanitizer?.(state, id)]
    })
}

/** Those that are planted in every run: a name, an address, a text that has to be escaped. */
const everyDay = /^(a name in Cyrillic|an e-mail address with a tag|a text in quotes)$/

it('plants no text twice, and those of every run', () => {
  expect(new Set(planted.map(([, text]) => text)).size).toBe(planted.length)
  expect(planted.filter(([kind]) => everyDay.test(kind))).toHaveLength(3)
})

describe('of what was typed or said of somebody no file holds', () => {
  it.each(planted.filter(([kind]) => process.env.TEST_DEEP || everyDay.test(kind)))('%s', async (_, text) => {
    const session = await world(text)
    const raw = JSON.stringify({ actions: session.recorder.chunks(), state: session.getState() })
    expect(found(raw, text)).toContain(text)
    const error = new TypeError(`${text} is not a function`)
    error.stack = `TypeError: ${text}\n    at ${text}\n    at f (https://a.example/assets/x-1.js?${text}:1:2)`
    const files = {
      log: logText(session, 'user'),
      withDiary: logText({ ...session, diaryPart: diaryOf(session.recorder, text) }, 'user'),
      crash: logText(session, 'crash', { error: failureFrom(error) }),
      devTools: JSON.stringify({ payload: shownInDevTools(session) }),
    }
    for (const [name, file] of Object.entries(files)) {
      expect([name, found(file, text)]).toEqual([name, []])
      for (const id of [...ownIds, ...ownDays]) expect([name, id, file.includes(id)]).toEqual([name, id, false])
    }
    expect(readLog(files.withDiary).diary).toHaveLength(10)
    const log = readLog(files.crash)
    expect(replayLog(log, reducer)).toMatchObject({ finalHash: log.finalHash })
    expect(replayLog(log, reducer).divergence).toBeUndefined()
  })
})

describe('no own review can be found on a public page', () => {
  it('by its id, its texts, its dates, the moment it was sent, or the reviews beside it', async () => {
    const journey = await new Journey().walk([steps.latest, steps.logIn(), steps.ownReviews])
    const listed = (state: ListsRoot) => answersTo<Review>(state, queriesOf.Review)
    const all = () => listed(journey.store.getState()).flatMap(({ items }) => items)
    const mine = () => all().filter(({ user }) => user?._id === 'usr_001')
    const [first, second] = mine().map(({ business }) => business?._id as string)
    const seen = [steps.reviews(first as string), steps.reviews(second as string), steps.write('biz_003')]
    await journey.walk([...seen, steps.reviews('biz_003', 1, true), steps.change(0), steps.reviews('biz_005')])
    const own = mine()
    const sent = own.find(({ business }) => business?._id === 'biz_003') as Review
    expect(sent.createdAt).toBeDefined()
    const live = listed(journey.store.getState())
    const published = all()

    const session = { app: { name: 'Test', version: '1' }, recorder: journey.store.recorder }
    const file = logText({ ...session, getState: () => journey.state }, 'crash')
    const text = said(file)
    for (const { _id, comment, createdAt } of own)
      for (const one of [_id, comment, createdAt as string]) expect([one, text.includes(one)]).toEqual([one, false])
    expect(text).not.toContain('usr_001')

    const { base, actions, times } = readLog(file)
    const replayed = replayLog(readLog(file), reducer).state as ListsRoot
    const lists = listed(replayed)
    const me = lists.flatMap(({ items }) => items).find(({ comment }) => comment.length === sent.comment.length)
    expect(me).toBeDefined()
    const isKnown = (review: Review) =>
      published.some((one) => (['_id', 'comment', 'createdAt'] as const).some((key) => one[key] === review[key]))
    const known = lists.map(({ items }) => items.filter(isKnown).length)
    for (const [at, { items }] of live.entries())
      if (items.some(({ _id }) => own.some((one) => one._id === _id))) expect(known[at]).toBe(0)
    // The others can still be read.
    expect(known.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3)

    const when = Date.parse(sent.createdAt as string)
    const offset = (times[0] as number) - (session.recorder.chunks()[0]?.times[0] as number)
    expect(offset).not.toBe(0)
    const moments = [...JSON.stringify([base, actions]).matchAll(/\b1[67]\d{11}\b/g)].map(Number)
    // Every moment is by the log's own clock: none is the real one, unless the clocks happen to be so near.
    if (Math.abs(offset) > 3_600_000) expect(moments.filter((at) => Math.abs(at - when) < 60_000)).toEqual([])
  })
})
