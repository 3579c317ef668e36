// What Redux DevTools are shown of a state, part by part; whole sessions: devToolsShown.test.ts.
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
const hash = expect.stringMatching(/^#[0-9a-f]{6}$/)

describe('a shown state', () => {
  it('has a line for what stands in lists, however deep, and names the slices that are shorter for it', () => {
    const view = { list: [1, 'a', null, [2]] }
    const reviews = { own: [review, { name: 'x' }], one: review }
    expect(shortened({ reviews, deep: { deeper: [[review]] }, view })).toEqual({
      reviews: { own: [expect.stringMatching(/^r1 #[0-9a-f]{6}$/), { name: 'x' }], one: review },
      deep: { deeper: [{ r1: hash, '(order)': expect.stringMatching(/^1 #[0-9a-f]{6}$/) }] },
      view,
      [note]: ['reviews', 'deep'],
    })
  })

  it('has an item’s name and flags, and tells an edit, a recount and an answer that is another', () => {
    const before = { _id: 'r1', title: 'Kafe e mirë', rating: 4, comment: 'Po', user: { name: 'x' } }
    const shown = (item: object): unknown => Object.values(shortened({ a: [item] }).a)[0]
    const rating = { ...before, rating: 2 }
    expect(shown(before)).toMatch(/^Kafe e mirë, rating 4 #[0-9a-f]{6}$/)
    expect(shown(rating)).toMatch(/^Kafe e mirë, rating 2 #[0-9a-f]{6}$/)
    expect(shown({ ...before, comment: 'Jo' })).not.toBe(shown(before))
    expect(shown({ ...before })).toBe(shown(before))
    const business = { _id: 'b1', name: 'Kafe Drini', averageRating: 3.9, reviewCount: 12, status: 'inactive' }
    expect(shown({ ...business, hasReviewed: true, isOpen: false })).toMatch(
      /^Kafe Drini, averageRating 3\.9, reviewCount 12, status inactive, hasReviewed #/,
    )
    expect(shown({ _id: 'c1', name: 'x'.repeat(50) })).toMatch(/^x{24} #[0-9a-f]{6}$/)
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
    expect(shortened({ view, reviews: { own: [review] } }).view).toBe(view)
    const dated = { at: new Date(5), own: [review] }
    expect(shortened({ dated })).toMatchObject({ dated: { at: dated.at } })
    // An item whose id is nothing is kept; a state that is none is shown as it is.
    const nameless = [{ _id: undefined }, { _id: null }]
    expect(shortened({ a: { nameless } })).toEqual({ a: { nameless } })
    for (const one of [{ view }, null, undefined, 7, 'a']) expect(shortened(one)).toBe(one)
  })

  it('says of the calls how they stand, how many items each has brought, or why it failed', () => {
    const queries = {
      a: { status: 'fulfilled', data: { success: true, reviews: [review, review], pagination: {} } },
      b: { status: 'pending', data: 1 },
      c: { status: 'rejected', error: { status: 500 } },
      d: { status: 'fulfilled' },
    }
    const api = { queries, provided: { tags: {} }, subscriptions: { a: {} }, config: { online: true } }
    expect(shortened({ api })).toEqual({
      api: {
        config: { online: true },
        provided: 'not shown',
        subscriptions: 'not shown',
        queries: {
          a: expect.stringMatching(/^fulfilled, 2 items #[0-9a-f]{6}$/),
          b: 'pending',
          c: { status: 'rejected', error: { status: 500 } },
          d: 'fulfilled',
        },
      },
      [note]: ['api'],
    })
  })

  it('shows the last 10 answers by their request, and of older ones how many there are, with a hash', () => {
    const queries = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, { status: 'fulfilled', data: at }]))
    const shown = shortened({ api: { queries: queries(12) } }).api.queries
    expect(Object.keys(shown)).toHaveLength(11)
    expect(shown).toMatchObject({
      'older ones': expect.stringMatching(/^2 #[0-9a-f]{6}$/),
      q2: 'fulfilled',
      q11: 'fulfilled',
    })
    expect(Object.keys(shortened({ api: { queries: queries(10) } }).api.queries)).toHaveLength(10)
  })

  it('says the same of the answers that an open list keeps', () => {
    const kept = { a: { status: 'fulfilled', data: { reviews: [review] } } }
    const { openLists } = shortened({ reviews: { openLists: [{ list: 'comments', kept }] } }).reviews
    expect(openLists).toEqual([{ list: 'comments', kept: { a: expect.stringMatching(/^fulfilled, 1 items #/) } }])
  })

  it('has the books of calls in full where there was no call, or there are no books', () => {
    for (const api of [{ queries: {}, provided: { tags: [] } }, { provided: {} }, { queries: 'none' }, 7]) {
      const state = { api }
      expect(shortened(state)).toBe(state)
    }
  })
})

describe('a state that was shortened', () => {
  it('is known by its note, and read without what it lacks', () => {
    const state = { a: [1], b: { c: 2 }, [note]: ['a'] }
    expect(isShortened(state)).toBe(true)
    expect(withoutShortened(state)).toEqual({ b: { c: 2 } })
    expect(withoutShortened({ a: 1, [note]: 'odd' })).toEqual({ a: 1 })
    for (const one of [{ a: 1 }, null, 'a']) {
      expect(isShortened(one)).toBe(false)
      expect(withoutShortened(one)).toBe(one)
    }
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
    ['api/executeMutation/pending', meta, 'createReview/pending'],
    ['api/executeQuery/rejected', { ...meta, requestStatus: 'rejected' }, 'createReview/rejected'],
    ['api/executeQuery/rejected', { ...meta, condition: false, requestStatus: 'rejected' }, 'createReview/rejected'],
    ['api/executeQuery/rejected', { ...meta, condition: true }, 'createReview/notNeeded'],
    ['api/executeQuery/odd', meta, 'api/executeQuery/odd'],
    ['an/api/executeQuery/pending', meta, 'an/api/executeQuery/pending'],
    ['api/executeQuery/pending/more', meta, 'api/executeQuery/pending/more'],
    ['api/executeMutation/pending', { arg: { endpointName: 7 } }, 'api/executeMutation/pending'],
    ['api/executeMutation/pending', {}, 'api/executeMutation/pending'],
  ])('%s of %j is shown as %s', (type, given, shown) => expect(withCallName(call(type, given)).type).toBe(shown))

  it.each([
    ['createReview/pending', meta, 'api/executeMutation/pending'],
    ['createReview/pending', { ...meta, arg: { ...meta.arg, type: 'query' } }, 'api/executeQuery/pending'],
    ['createReview/fulfilled', meta, 'createReview/fulfilled'],
    ['api/executeMutation/pending', meta, 'api/executeMutation/pending'],
    ['view/changed (reviewForm: comment, 48 letters)', {}, 'view/changed'],
    ['a view/changed (menu: on)', {}, 'a view/changed (menu: on)'],
    ['view/changed (menu: on) x', {}, 'view/changed (menu: on) x'],
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

it('an action whose type is its own is the same object', () => {
  const action = { type: 'api/executeQuery/pending', meta: { requestStatus: 'pending' } }
  expect(withPlainType(action)).toBe(action)
})

describe('what is personal', () => {
  it('is in neither of what is shown: an action teaches, and a state does', () => {
    const { actionSanitizer, stateSanitizer } = devToolsOptions()
    const user = { _id: 'u1', name: 'Arta' }
    const hidden = { _id: '«user:1»', name: expect.not.stringMatching('Arta') }
    expect(actionSanitizer?.({ type: 'auth/SET_USER', payload: user }, 1)).toMatchObject({ payload: hidden })
    const shown = stateSanitizer?.({ auth: { user }, reviews: { own: [review] } }, 1)
    expect(shown).toMatchObject({ auth: { user: hidden }, reviews: { own: { '(order)': expect.any(String) } } })
    expect(JSON.stringify(shown)).not.toContain('r1')
  })

  it('is hidden on a public page, too, once it is known whose it is', () => {
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
    const own = [
      'replay/recorder',
      'tools/log/devToolsOptions',
      'api/endpoints/queryActions',
      'app/store',
      'hooks/viewLog',
    ].map((place) => `    at a (http://localhost/src/${place}.ts:1:2)`)
    const foreign = [packages, ...own, '    at new Promise (<anonymous>)', '    at async Promise.all (index 0)']
    expect(traced(appTrace(), [...foreign, app])).toEqual(['Error', app])
    expect(traced(appTrace(), [packages])).toEqual(['Error', packages])
  })

  it('begins with the line that has dispatched, not with one of the tool itself', () => {
    expect(appTrace()({}).split('\n')[1]).toContain(import.meta.filename)
  })

  it('of an answer has the lines of its request behind its own, each once', () => {
    const trace = appTrace()
    const asked = '    at load (/src/pages/Page.tsx:3:4)'
    traced(trace, [app, asked], call('q1'))
    traced(trace, ['    at other (/src/a.ts:1:2)'], call('q2'))
    const here = '    at answer (/src/b.ts:1:2)'
    expect(traced(trace, [here, asked], call('q1'))).toEqual(['Error', here, asked, app])
    expect(traced(trace, [packages], call('q1'))).toEqual(['Error', app, asked])
  })

  it('of what is no call has no lines of another', () => {
    const trace = appTrace()
    for (const none of [{}, { meta: {} }]) {
      traced(trace, [app], none)
      expect(traced(trace, [packages], none)).toEqual(['Error', packages])
    }
  })

  it('remembers the last 200 requests', () => {
    const trace = appTrace()
    for (let id = 0; id < 201; id += 1) traced(trace, [app], call(id))
    expect(traced(trace, [packages], call(1))).toEqual(['Error', app])
    expect(traced(trace, [packages], call(0))).toEqual(['Error', packages])
  })

  it('looks through a hundred lines, and leaves the limit as it was', () => {
    const { stackTraceLimit } = Error
    const limits: number[] = []
    const { prepareStackTrace } = Error
    Error.prepareStackTrace = (_, frames) => {
      limits.push(Error.stackTraceLimit, frames.length)
      return 'Error'
    }
    const trace = appTrace()
    const deep = (left: number): string => (left > 0 ? deep(left - 1) : trace({}))
    try {
      expect(deep(120)).toBe('Error')
    } finally {
      Error.prepareStackTrace = prepareStackTrace
    }
    expect(limits).toEqual([100, 100])
    expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  })
})

it('the list leaves out what RTK Query tells itself, and requests that were not needed', () => {
  const { predicate } = devToolsOptions()
  const shown = ([type, meta]: readonly [string, object?]) => predicate?.({}, { type, ...(meta && { meta }) } as Action)
  expect(['api/internalSubscriptions/subscriptionsUpdated', 'view/changed'].map((type) => shown([type]))).toEqual([
    false,
    true,
  ])
  const rejected = [{ condition: true }, { condition: false }, {}]
  expect(rejected.map((meta) => shown(['api/executeQuery/rejected', meta]))).toEqual([false, true, true])
})

it('the extension may do what it shows, and nothing that writes or tests with what is real', () => {
  const shown = Object.fromEntries(
    ['export', 'pause', 'lock', 'jump', 'skip', 'reorder', 'dispatch'].map((may) => [may, true]),
  )
  expect(devToolsOptions()).toMatchObject({ name: 'Vlerëso', maxAge: 200 })
  expect(devToolsOptions().features).toEqual({ ...shown, import: 'custom' })
})
