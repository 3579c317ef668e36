// What a step is called, and what happened at it, in plain words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query'
import { describe, expect, it } from 'vitest'
import type { DiaryEntry, NewEntry } from '@/replay/actionLog'
import { readLog } from '@/tools/log/readLog'
import { actionSentence, entrySentence, stepName } from '@/tools/log/sentences'
import { logSteps } from '@/tools/log/steps'

const call = (how: string, rest: { meta?: object; payload?: unknown; error?: unknown } = {}): UnknownAction => ({
  type: `api/execute${how}`,
  ...rest,
  meta: { arg: { endpointName: 'listReviews' }, ...rest.meta },
})
const moved = (payload: unknown) => ({ type: 'navigation/locationChanged', payload })
const answered = { baseQueryMeta: { response: { status: 200 } } }

const actions: readonly [UnknownAction, string][] = [
  [moved({ path: '/biznes/biz_001', query: {} }), 'opened /biznes/biz_001'],
  [moved({ path: '/kategorite', query: { kerko: 'bar' } }), 'opened /kategorite?kerko=bar'],
  [{ type: 'navigation/requested', payload: { to: '/login' } }, 'the app went to /login'],
  [call('Query/pending'), 'asked for listReviews'],
  [call('Query/fulfilled', { meta: answered }), 'listReviews answered with 200'],
  [call('Query/rejected', { meta: { condition: true } }), 'listReviews was there already'],
  [call('Query/rejected', { meta: { aborted: true } }), 'listReviews was given up'],
  [call('Query/rejected', { payload: { kind: 'http', status: 503 } }), 'listReviews failed: 503'],
  [call('Query/rejected', { payload: { kind: 'network', status: 0 } }), 'listReviews failed: network'],
  [call('Query/rejected', { error: { message: 'x is not a function' } }), 'listReviews failed: x is not a function'],
  [call('Mutation/pending'), 'sent listReviews'],
  [call('Mutation/rejected', { payload: { status: 409, code: 'A' } }), 'listReviews failed: 409 A'],
  [{ type: 'reviews/createRefused', payload: { message: 'x', code: 'A' } }, 'the review was refused: A'],
  [{ type: 'reviews/listOpened', payload: { list: 'userReviews' } }, 'the list userReviews was opened'],
  [{ type: 'auth/LOGIN_SUCCESS' }, 'auth: login success'],
  [moved(null), 'opened '],
  [moved({ path: '/a\n b', query: { kerko: 'ë k', faqe: 2 } }), 'opened /a b?kerko=ë+k&faqe=2'],
  [{ type: 'navigation/clockTicked' }, 'a minute passed'],
  [{ type: 'navigation/requested' }, 'the app went to '],
  [{ type: 'replay/stateShown', payload: {} }, 'Redux DevTools set the state'],
  [{ type: 'notices/noticeShown', payload: { kind: 'error', text: 'x' } }, 'showed a message (error)'],
  [{ type: 'notices/noticeDismissed' }, 'a message went away'],
  [{ type: 'reviews/createRefused', payload: { message: 'x' } }, 'the review was refused'],
  [{ type: 'view/changed' }, 'the page reported the same again'],
  [{ type: 'api/queries/removeQueryResult' }, 'an unused answer was dropped'],
  [{ type: 'businesses/listClosed', payload: { list: 'businesses' } }, 'the list businesses was closed'],
  [{ type: 'businesses/listClosed/later' }, 'businesses: list closed later'],
  [{ type: 'x/businesses/listClosed' }, 'x: businesses list closed'],
  [call('Query/fulfilled'), 'listReviews answered'],
  [call('Query/rejected'), 'listReviews failed: no reason'],
  [call('Mutation/rejected', { payload: { status: 409 }, error: { message: 'Rejected' } }), 'listReviews failed: 409'],
  [{ type: 'api/executeQuery/rejected' }, ' failed: no reason'],
  [{ type: 'an/api/executeQuery/pending' }, 'an: api execute query pending'],
  [{ type: 'api/executeQuery/pending/more' }, 'api: execute query pending more'],
  [{ type: 'categories/subCATEGORY_a_b' }, 'categories: sub category a b'],
  [{ type: 'toString' }, 'toString'],
  [{ type: 'Odd' }, 'Odd'],
]

it.each(actions)('the action %j is told by %s', (action, words) => expect(actionSentence(action)).toBe(words))

describe('what components report', () => {
  const form = (values: object, rest: object = {}) => ({ reviewForm: { values, errors: {}, refusals: 0, ...rest } })

  it.each<[object | undefined, object, string]>([
    [form({ comment: 'Kafe' }), form({ comment: 'Kafe e mirë' }), 'reviewForm: comment, 11 letters'],
    [undefined, { menu: true, search: 'kafe' }, 'menu: on; search: 4 letters'],
    [{ menu: true }, { menu: false }, 'menu: off'],
    [{ searchOpen: true }, {}, 'searchOpen: gone'],
    [{}, form({}), 'reviewForm: new'],
    [{ deletion: 'r1' }, { deletion: null }, 'deletion: changed'],
    [form({ rating: 0 }), form({ rating: 4 }, { at: 1_795_770_020_079 }), 'reviewForm: rating, 4; reviewForm: at, new'],
    [{}, { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 'a: 1; b: 2; c: 3; d: 4; 2 more'],
    [{ menu: true }, { menu: true }, 'the page reported the same again'],
  ])('from %j to %j is told by name and length of the text, never the text: %s', (before, now, words) => {
    expect(actionSentence({ type: 'view/changed', payload: now }, before)).toBe(words)
  })

  it('is compared with the report before it, whatever came between', () => {
    const actions = [
      { type: 'view/changed', payload: { search: 'ka', menu: true } },
      { type: 'navigation/clockTicked', payload: 1 },
      { type: 'view/changed', payload: { search: 'kafe', menu: true } },
    ]
    expect(logSteps({ actions, times: [1, 2, 3] }).at(-1)?.sentence).toBe('search: 4 letters')
  })
})

const got = (status: number, ms: number, rest: object = {}) =>
  ({ kind: 'call', method: 'GET', path: '/reviews', status, ms, ...rest }) as NewEntry
const page = (event: string) => ({ kind: 'page', event, path: '/faq' }) as NewEntry
const link = { kind: 'press', control: 'link', name: 'Faqja', to: '/faq', byKeyboard: true } as const

const entries: readonly [NewEntry, string][] = [
  [{ kind: 'press', control: 'button', name: 'Dërgo komentin' }, 'pressed "Dërgo komentin"'],
  [link, 'pressed link "Faqja" to /faq by keyboard'],
  [{ kind: 'press', control: 'checkbox', name: 'Pranoj' }, 'pressed checkbox "Pranoj"'],
  [{ kind: 'typed', name: 'Titulli' }, 'filled in "Titulli"'],
  [{ kind: 'submit', name: 'Hyr' }, 'submitted "Hyr"'],
  [page('loaded'), 'the page was loaded at /faq'],
  [page('reloaded'), 'the page was reloaded at /faq'],
  [page('restored'), 'the browser brought the page back at /faq'],
  [page('back or forward'), 'went back or forward to /faq'],
  [page('hidden'), 'the tab was left'],
  [page('shown'), 'the tab was in front again'],
  [page('sung'), 'the page: sung'],
  [got(200, 180), 'GET /reviews 200 in 180 ms'],
  [got(0, 9), 'GET /reviews got no answer after 9 ms'],
  [got(503, 9, { scenario: 'maintenance' }), 'GET /reviews 503 in 9 ms, scenario maintenance'],
  [{ kind: 'console', level: 'error', text: 'TypeError: x\n    at y' }, 'the console had an error: TypeError: x'],
  [{ kind: 'console', level: 'warn', text: 'odd' }, 'the console warned: odd'],
  [{ kind: 'otherTab', event: 'logged out' }, 'another tab logged out'],
  [{ kind: 'mark', words: 'the list\n is empty' }, 'bug here: the list is empty'],
]

it.each(entries)('the entry of the diary %j is told by %s', (entry, words) =>
  expect(entrySentence({ ...entry, at: 1, after: 1 } as DiaryEntry)).toBe(words),
)

it('no action of the recorded sessions is without words', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.actionlog.json'))
  const all = files.flatMap((file) => readLog(readFileSync(join(import.meta.dirname, file), 'utf8')).actions)
  for (const sentence of all.map(actionSentence)) expect(sentence).toMatch(/^[a-z][^{}]* |^[a-z]+: /)
})

it('a step is called by its type, with the name of the call', () => {
  expect(stepName({ type: 'auth/LOGOUT' })).toBe('auth/LOGOUT')
  expect(stepName({ type: 'a', meta: null })).toBe('a')
  const meta = { arg: { endpointName: 'listReviews' } }
  expect(stepName({ type: 'api/executeQuery/pending', meta })).toBe('api/executeQuery/pending (listReviews)')
  expect(stepName({ type: 'a/rejected/b', meta: { condition: true } })).toBe('a/rejected/b')
})

it('a call is named rejected only where its request failed, in RTK Query’s own words', async () => {
  const api = createApi({
    baseQuery: (isGood: boolean) => (isGood ? { data: 1 } : { error: 'no' }),
    endpoints: (build) => ({ ask: build.query<number, boolean>({ query: (isGood) => isGood }) }),
  })
  const names: string[] = []
  const spy: Middleware = () => (next) => (action) => {
    names.push(stepName(action as UnknownAction))
    return next(action)
  }
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware, spy),
  })
  await store.dispatch(api.endpoints.ask.initiate(true))
  await store.dispatch(api.endpoints.ask.initiate(true, { subscribe: false }))
  await store.dispatch(api.endpoints.ask.initiate(false))
  expect(names.filter((name) => /rejected|notNeeded/.test(name))).toEqual([
    'api/executeQuery/notNeeded (ask)',
    'api/executeQuery/rejected (ask)',
  ])
})
