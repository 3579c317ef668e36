// What Redux DevTools are shown of a state, part by part; whole sessions: devTools.test.tsx.
import type { Action } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { diff } from '@/replay/diff'
import { appTrace, devToolsOptions } from '@/tools/log/devToolsOptions'
import {
  acceptListedTypes,
  isShortened,
  shortened,
  withCallName,
  withoutShortened,
  withPlainType,
} from '@/tools/log/devToolsShown'

const note = 'shortened (lists show lines)'
const review = { _id: 'r1', comment: 'Kafe e mirë.' }
/** These words with a hash. */
const hashed = (words: string) => expect.stringMatching(new RegExp(`^${words}#[0-9a-f]{6}$`))

describe('a shown state', () => {
  it('has a line for what stands in lists, however deep, and names the slices that are shorter for it', () => {
    const view = { list: [1, 'a', null, [2]] }
    const reviews = { own: [review, { name: 'x' }], one: review }
    expect(shortened({ reviews, deep: { deeper: [[review]] }, view })).toEqual({
      reviews: { own: [hashed('r1 '), { name: 'x' }], one: review },
      deep: { deeper: [{ r1: hashed(''), '(order)': hashed('1 ') }] },
      view,
      [note]: ['reviews', 'deep'],
    })
  })

  it('has an item’s name and flags, and tells an edit, a recount and an answer that is another', () => {
    const before = { _id: 'r1', title: 'Kafe e mirë', rating: 4, comment: 'Po', user: { name: 'x' } }
    const shown = (item: object): unknown => Object.values(shortened({ a: [item] }).a)[0]
    expect(shown(before)).toEqual(hashed('Kafe e mirë, rating 4 '))
    expect(shown({ ...before, comment: 'Jo' })).not.toBe(shown(before))
    expect(shown({ ...before })).toBe(shown(before))
    const figures = { averageRating: 3.9, status: 'inactive', hasReviewed: true, isOpen: false }
    const line = 'Kafe Drini, averageRating 3.9, status inactive, hasReviewed '
    expect(shown({ _id: 'b1', name: 'Kafe Drini', ...figures })).toEqual(hashed(line))
    expect(shown({ _id: 'c1', name: 'x'.repeat(50) })).toEqual(hashed('x{24} '))
    const answer = (total: number) => ({ queries: { a: { status: 'fulfilled', data: { items: [], total } } } })
    const [one, other] = [shortened({ api: answer(1) }), shortened({ api: answer(2) })]
    expect(one.api.queries.a).not.toEqual(other.api.queries.a)
  })

  it('has a list by the ids of its items: one that goes changes its own line and that of the order, no other', () => {
    const items = ['r1', 'r2', 'r3'].map((_id) => ({ ...review, _id }))
    const shown = (list: object[]) => shortened({ a: list }).a as object
    const [, second] = items
    const without = shown(items.filter((item) => item !== second))
    expect(diff(shown(items), without).map(({ path }) => path)).toEqual([['r2'], ['(order)']])
    expect(diff(shown(items), shown(items.toReversed())).map(({ path }) => path)).toEqual([['(order)']])
    const many = Array.from({ length: 26 }, (_, at) => ({ _id: `r${at}` }))
    expect(Object.keys(shown(many)).slice(23)).toEqual(['r23', 'others', '(order)'])
    expect(shown(many)).toMatchObject({ others: expect.stringMatching(/^2 #/) })
    // Items that share an id stay a list: none may hide another.
    expect(shown([...items, ...items])).toHaveLength(6)
  })

  it('is the same object where nothing is shorter, part by part', () => {
    const view = { list: [1], date: new Date(5), none: null, text: 'a' }
    const shown = shortened({ view, reviews: { own: [review], at: view.date } })
    expect([shown.view === view, shown.reviews.at === view.date]).toEqual([true, true])
    // An item whose id is nothing is kept; a state that is none is shown as it is.
    const nameless = [{ _id: undefined }, { _id: null }]
    expect(shortened({ a: { nameless } })).toEqual({ a: { nameless } })
    for (const one of [{ view }, null, undefined, 7, 'a']) expect(shortened(one)).toBe(one)
  })

  it('says of the calls how they stand, how many items each has brought, or why it failed', () => {
    const failed = { status: 'rejected', error: { status: 500 } }
    const answered = { status: 'fulfilled', data: { success: true, reviews: [review, review], pagination: {} } }
    const queries = { answered, failed, b: { status: 'pending', data: 1 }, d: { status: 'fulfilled' } }
    const api = { queries, provided: { tags: {} }, subscriptions: { a: {} }, config: { online: true } }
    const lines = { answered: hashed('fulfilled, 2 items '), b: 'pending', d: 'fulfilled' }
    const books = { provided: 'not shown', subscriptions: 'not shown' }
    expect(shortened({ api })).toEqual({ api: { ...api, ...books, queries: { failed, ...lines } }, [note]: ['api'] })
    // An open list keeps answers, too.
    const reviews = { openLists: [{ list: 'comments', kept: queries }] }
    expect(shortened({ reviews }).reviews.openLists).toEqual([{ list: 'comments', kept: { failed, ...lines } }])
  })

  it('shows the last 10 answers by their request, and of older ones how many there are, with a hash', () => {
    const queries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, { status: 'fulfilled', data: at }]))
    const shown = shortened({ api: { queries: queries(12) } }).api.queries
    expect(Object.keys(shown)).toHaveLength(11)
    expect(shown).toMatchObject({ 'older ones': hashed('2 '), q2: 'fulfilled' })
    expect(Object.keys(shortened({ api: { queries: queries(10) } }).api.queries)).toHaveLength(10)
  })
})

describe('a state that was shortened', () => {
  it('is known by its note, and read without what it lacks', () => {
    const state = { a: [1], b: { c: 2 }, [note]: ['a'] }
    expect(isShortened(state)).toBe(true)
    expect(withoutShortened(state)).toEqual({ b: { c: 2 } })
    expect(withoutShortened({ a: 1, [note]: 'odd' })).toEqual({ a: 1 })
  })

  it('comes to a reducer without that, and with the types that it knows', () => {
    const seen: unknown[] = []
    const reducer = acceptListedTypes((state: object = {}, action: { type: string }) => {
      seen.push(state, action.type)
      return state
    })
    const meta = { arg: { type: 'query', endpointName: 'listReviews' }, requestStatus: 'pending' }
    reducer({ a: 1, b: 2, [note]: ['a'] }, { type: 'listReviews/pending', meta } as { type: string })
    expect(seen).toEqual([{ b: 2 }, 'api/executeQuery/pending'])
  })
})

describe('the type of a call', () => {
  const call = (type: string, meta: object) => ({ type, meta })
  const meta = { arg: { type: 'mutation', endpointName: 'createReview' }, requestStatus: 'pending' }

  it.each([
    ['api/executeQuery/rejected', { ...meta, requestStatus: 'rejected' }, 'createReview/rejected'],
    ['api/executeQuery/rejected', { ...meta, condition: true }, 'createReview/notNeeded'],
    ['api/executeQuery/odd', meta, 'api/executeQuery/odd'],
    ['api/executeMutation/pending', { arg: { endpointName: 7 } }, 'api/executeMutation/pending'],
  ])('%s of %j is shown as %s', (type, given, shown) => expect(withCallName(call(type, given)).type).toBe(shown))

  it.each([
    ['api/executeMutation/pending', meta, 'api/executeMutation/pending'],
    ['view/changed (reviewForm: comment, 48 letters)', {}, 'view/changed'],
    ['a view/changed (menu: on)', {}, 'a view/changed (menu: on)'],
  ])('%s of %j is read as %s', (type, given, read) => expect(withPlainType(call(type, given)).type).toBe(read))
})

it('a report of the page is named by what is new in it, also when the list is shown again', () => {
  const { actionSanitizer } = devToolsOptions()
  const reports = ['Kafe', 'Kafe e mirë'].map((comment) => ({
    type: 'view/changed',
    payload: { reviewForm: { values: { comment } } },
  }))
  const names = ['view/changed (reviewForm: new)', 'view/changed (reviewForm: comment, 11 letters)']
  for (const round of [0, 2])
    expect(reports.map((report, at) => actionSanitizer?.(report, at + round).type)).toEqual(names)
})

it('what is personal is hidden on a public page, too, once it is known whose it is', () => {
  const { actionSanitizer, stateSanitizer } = devToolsOptions()
  const listed = {
    type: 'api/executeQuery/fulfilled',
    payload: { reviews: [{ _id: 'r1', user: { _id: 'u1', name: 'Arta' }, comment: 'Kafe', isApproved: true }] },
    meta: { requestId: 'q1', requestStatus: 'fulfilled', arg: { type: 'query', endpointName: 'searchReviews' } },
  }
  expect(JSON.stringify(devToolsOptions().actionSanitizer?.(listed, 1))).toContain('Kafe')
  stateSanitizer?.({ auth: { user: { _id: 'u1' } } }, 1)
  expect(JSON.stringify(actionSanitizer?.(listed, 2))).not.toContain('Kafe')
})

describe('a trace', () => {
  /** Stacks as a browser would make them. */
  const traced = (trace: (action: object) => string, lines: readonly string[], action: object = {}) => {
    const { prepareStackTrace } = Error
    Error.prepareStackTrace = () => ['Error', ...lines].join('\n')
    try {
      return trace(action).split('\n')
    } finally {
      Error.prepareStackTrace = prepareStackTrace
    }
  }
  const app = '    at press (/src/pages/Page.tsx:1:2)'
  const packages = '    at dispatch (/node_modules/redux/dist/redux.js:1:2)'
  const call = (requestId: unknown) => ({ meta: { requestId } })

  it('has the lines of the app only, or all where none is the app’s', () => {
    const tools = ['replay/recorder', 'tools/log/a', 'api/endpoints/queryActions', 'app/store', 'hooks/viewLog']
    const own = tools.map((place) => `    at a (http://localhost/src/${place}.ts:1:2)`)
    const foreign = [packages, ...own, '    at new Promise (<anonymous>)', '    at async Promise.all (index 0)']
    expect(traced(appTrace(), [...foreign, app])).toEqual(['Error', app])
    expect(traced(appTrace(), [packages])).toEqual(['Error', packages])
  })

  it('of an answer has the lines of its request behind its own, each once', () => {
    const trace = appTrace()
    const asked = '    at load (/src/pages/Page.tsx:3:4)'
    traced(trace, [app, asked], call('q1'))
    for (const other of [call('q2'), {}, { meta: {} }]) traced(trace, ['    at other (/src/a.ts:1:2)'], other)
    const here = '    at answer (/src/b.ts:1:2)'
    expect(traced(trace, [here, asked], call('q1'))).toEqual(['Error', here, asked, app])
    expect(traced(trace, [packages], call('q1'))).toEqual(['Error', app, asked])
    expect(traced(trace, [packages], {})).toEqual(['Error', packages])
  })

  it('begins with the line that has dispatched, looks through a hundred lines, and leaves the limit as it was', () => {
    expect(appTrace()({}).split('\n')[1]).toContain(import.meta.filename)
    const { stackTraceLimit } = Error
    const deep = (left: number): string => (left > 0 ? deep(left - 1) : appTrace()({}))
    Error.stackTraceLimit = 7
    const lines = deep(120).split('\n')
    const after = Error.stackTraceLimit
    Error.stackTraceLimit = stackTraceLimit
    // Two of them are the tool’s own; the first line is no frame.
    expect([lines.length, after]).toEqual([99, 7])
  })
})

it('the list leaves out what RTK Query tells itself, and requests that were not needed', () => {
  const { predicate } = devToolsOptions()
  const shown = (type: string, meta?: object) => predicate?.({}, { type, ...(meta && { meta }) } as Action)
  const types = ['api/internalSubscriptions/subscriptionsUpdated', 'view/changed']
  expect(types.map((type) => shown(type))).toEqual([false, true])
  const rejected = [{ condition: true }, { condition: false }, {}]
  expect(rejected.map((meta) => shown('api/executeQuery/rejected', meta))).toEqual([false, true, true])
})
