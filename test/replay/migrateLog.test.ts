// Logs of format version 1 in this build: their actions become those of version 2, and nothing of the old state is trusted.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import type { rootReducer } from '@/app/rootReducer'
import { locationChanged as locationChangedEvent } from '@/lib/navigationEvents'
import { type ActionLog, LogError, VERSION } from '@/replay/actionLog'
import { isKnownVersion, migrateLog, migrations, renamedActionTypes } from '@/replay/migrateLog'
import { readLog } from '@/replay/readLog'
import { stateShown } from '@/replay/recorder'
import { INIT, reducerOfLog } from '@/replay/reducerOfLog'
import { replayLog } from '@/replay/replayLog'
import { hashOf } from '@/replay/stateHash'
import { writeLog } from '@/replay/writeLog'
import { identity, reducer } from './journeys'

/** A log of version 1 with these actions, a second apart. */
const version1 = (actions: readonly UnknownAction[], more: Partial<ActionLog> = {}): ActionLog => ({
  kind: 'redux-action-log',
  base: { api: {} },
  actions,
  times: actions.map((_, index) => 1000 * index),
  first: 128,
  checkpoints: [[0, { api: 'hash' }]],
  finalHash: 'hash',
  ...more,
})
const migrated = (...actions: UnknownAction[]) => migrateLog(version1(actions), 1).actions

const pending = (endpointName: unknown, arg: object = {}): UnknownAction => ({
  type: 'api/executeQuery/pending',
  meta: { requestId: 'r', arg: { endpointName, subscribe: true, originalArgs: { page: 1, limit: 10 }, ...arg } },
})
const fromCache = (endpointName: string): UnknownAction => ({
  type: 'api/answerShown',
  meta: { requestId: '', arg: { endpointName, originalArgs: { id: 'b1' } } },
})
const opened = (type: string, list: string, endpoint: string, args: unknown) => ({
  type,
  payload: { list, requests: [{ endpoint, args }] },
})
const closed = (slice: string, list: string) => ({ type: `${slice}/listClosed`, payload: { list } })
const locationChanged = (path: string, query: object = {}) => ({
  type: 'navigation/locationChanged',
  payload: { path, query, key: 'k', at: 0 },
})

const endpointOf = ({ meta }: UnknownAction) =>
  (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName

describe('a log of version 1', () => {
  it.each([
    ['listReviews', 'reviews/listOpened', 'comments'],
    ['listReviewsByBusiness', 'reviews/listOpened', 'businessComments'],
    ['searchReviews', 'reviews/listOpened', 'searchResults'],
    ['getReview', 'reviews/listOpened', 'currentComment'],
    ['listBusinesses', 'businesses/listOpened', 'businesses'],
    ['listBusinessesByCategory', 'businesses/listOpened', 'businesses'],
    ['listBusinessesBySubcategory', 'businesses/listOpened', 'businesses'],
    ['searchBusinesses', 'businesses/listOpened', 'searchResults'],
    ['universalSearch', 'businesses/listOpened', 'searchResults'],
    ['getBusiness', 'businesses/listOpened', 'selectedBusiness'],
    ['listCategories', 'categories/listOpened', 'categories'],
    ['listSubcategories', 'categories/listOpened', 'subcategories'],
    ['listCategorySubcategories', 'categories/listOpened', 'subcategories'],
    ['searchCategories', 'categories/listOpened', 'categoryMatches'],
    ['searchSubcategories', 'categories/listOpened', 'subcategoryMatches'],
    ['listSubcategoriesByCategory', 'categories/listOpened', 'chosenSubcategories'],
  ])('says before a request of %s, and where the cache answered it: %s %s', (endpoint, type, list) => {
    const request = pending(endpoint)
    expect(migrated(request)).toEqual([opened(type, list, endpoint, { page: 1, limit: 10 }), request])
    expect(migrated(fromCache(endpoint))).toEqual([opened(type, list, endpoint, { id: 'b1' })])
  })

  it('takes no arguments as they are', () => {
    const request = pending('listCategories', { originalArgs: undefined })
    expect(migrated(request)[0]).toEqual(opened('categories/listOpened', 'categories', 'listCategories', undefined))
  })

  it.each<[string, UnknownAction]>([
    ['a prefetch', pending('listReviews', { subscribe: false })],
    ['a request of 100 items that no list is for', pending('listReviews', { originalArgs: { limit: 100 } })],
    ['a call without a list', pending('getCurrentUser')],
    ['a call named like a method of objects', pending('toString')],
    ['a call whose name is a list', pending(['listReviews'])],
    ['an answer', { ...pending('listReviews'), type: 'api/executeQuery/fulfilled' }],
    ['an action of the visitor', { type: 'notices/noticeShown', payload: 'x' }],
  ])('stays as it is for %s', (_, action) => {
    expect(migrated(action)).toEqual([action])
  })

  it('no longer has actions that have no successor', () => {
    const types = ['api/answerShown', 'reviews/filtersChanged', 'categories/searchTermChanged']
    expect(migrated(...types.map((type) => ({ type })))).toEqual([])
  })

  it('says that search results are closed where they were cleared', () => {
    expect(migrated({ type: 'reviews/searchCleared' }, { type: 'businesses/searchCleared' })).toEqual([
      closed('reviews', 'searchResults'),
      closed('businesses', 'searchResults'),
    ])
  })

  it('closes what it opened when another page comes, and nothing when only the query changes', () => {
    const home = locationChanged('/')
    const request = pending('listReviews')
    const events = migrated(home, request, locationChanged('/', { faqe: '2' }), locationChanged('/kategorite'), home)
    expect(events.map(({ type }) => type)).toEqual([
      'navigation/locationChanged',
      'reviews/listOpened',
      'api/executeQuery/pending',
      'navigation/locationChanged',
      'navigation/locationChanged',
      'reviews/listClosed',
      'navigation/locationChanged',
    ])
    expect(events[5]).toEqual(closed('reviews', 'comments'))
  })

  it.each<[string, string, object]>([
    ['ratingSample', 'listReviewsByBusiness', { id: 'b1', page: 1, limit: 100, approved: true }],
    ['ownReviewCheck', 'listReviewsByBusiness', { id: 'b1', page: 1, limit: 100, userId: 'u1' }],
    ['allUserReviews', 'listReviewsByUser', { id: 'u1', page: 1, limit: 100 }],
  ])('opens %s for a request of 100 items', (list, endpoint, originalArgs) => {
    const request = pending(endpoint, { originalArgs })
    expect(migrated(request)).toEqual([opened('reviews/listOpened', list, endpoint, originalArgs), request])
  })

  it('lets search results grow page by page, until another text is searched for', () => {
    const results = (q: string, page: number) => ({
      endpoint: 'universalSearch',
      args: { q, page, limit: 15 },
    })
    const sent = [results('sofra', 1), results('sofra', 2), results('sofra', 2), results('ura', 1)]
    const events = migrated(...sent.map(({ endpoint, args }) => pending(endpoint, { originalArgs: args })))
    const requests = events.flatMap(({ type, payload }) => (type.endsWith('/listOpened') ? [payload] : []))
    const both = [results('sofra', 1), results('sofra', 2)]
    expect(requests).toEqual(
      [[results('sofra', 1)], both, both, [results('ura', 1)]].map((of) => ({ list: 'searchResults', requests: of })),
    )
  })

  it('knows no page of a request whose arguments are none', () => {
    const lists = (...args: unknown[]) =>
      migrated(...args.map((originalArgs) => pending('universalSearch', { originalArgs }))).flatMap(
        ({ type, payload }) => (type.endsWith('/listOpened') ? [(payload as { requests: unknown[] }).requests] : []),
      )
    const request = (args: unknown) => [{ endpoint: 'universalSearch', args }]
    expect(lists(1, 2)).toEqual([request(1), request(2)])
    expect(lists(1, { page: 1 }, 3)).toEqual([request(1), request({ page: 1 }), request(3)])
  })

  it('opens nothing but what is named for another page of own reviews', () => {
    const page3 = pending('listReviewsByUser', { originalArgs: { id: 'u1', page: 3, limit: 10 } })
    expect(migrated(page3).map(({ type }) => type)).toEqual(['reviews/listOpened', page3.type])
  })

  it('shows the page of own reviews that the address names, and adds all of them up', () => {
    const page = (number: number) =>
      pending('listReviewsByUser', { originalArgs: { id: 'u1', page: number, limit: 10 } })
    const lists = migrated(locationChanged('/komentet-e-mia', { faqe: '2' }), page(1), page(2), page(3)).flatMap(
      ({ type, payload }) => (type === 'reviews/listOpened' ? [payload as { list: string; requests: unknown[] }] : []),
    )
    expect(lists.map(({ list, requests }) => [list, requests.length])).toEqual([
      ['allUserReviews', 1],
      ['userReviews', 1],
      ['allUserReviews', 2],
      ['allUserReviews', 3],
    ])
  })

  it('says of a refused review what it said in words', () => {
    const refused = { type: 'reviews/createRefused', payload: 'Ke shkruar tashmë.' }
    expect(migrated(refused)).toEqual([{ ...refused, payload: { message: 'Ke shkruar tashmë.' } }])
    expect(migrated({ type: 'reviews/createRefused' })).toEqual([{ type: 'reviews/createRefused' }])
  })

  it('names actions as they are named now', () => {
    const actions = Object.keys(renamedActionTypes).map((type) => ({ type, payload: { requestId: 'r' } }))
    expect(actions.length).toBeGreaterThan(0)
    expect(migrated(...actions)).toEqual(
      actions.map(({ type, payload }) => ({ type: renamedActionTypes[type], payload })),
    )
  })

  it('keeps the time of each action, and gives it to what was put before it', () => {
    const actions = [{ type: 'a' }, pending('getBusiness'), { type: 'reviews/filtersChanged' }, { type: 'b' }]
    const log = migrateLog(version1(actions), 1)
    expect(log.actions.map(({ type }) => type)).toEqual(['a', 'businesses/listOpened', actions[1]?.type, 'b'])
    expect(log.times).toEqual([0, 1000, 1000, 3000])
    expect(log.first).toBe(128)
    expect(migrateLog(version1(actions, { times: [] }), 1).times).toEqual([0, 0, 0, 0])
  })

  it('keeps the error at its action', () => {
    const actions = [pending('getBusiness'), { type: 'reviews/filtersChanged' }, { type: 'broken' }, { type: 'b' }]
    const error = { step: 3, message: 'It broke', stack: 'at broken' }
    expect(migrateLog(version1(actions, { error }), 1).error).toEqual(error)
    expect(migrateLog(version1([...actions].reverse(), { error }), 1).error).toEqual({ ...error, step: 2 })
    expect(migrateLog(version1(actions, { error: { message: 'x' } }), 1).error).toEqual({ message: 'x' })
    expect(migrateLog(version1(actions), 1)).not.toHaveProperty('error')
  })

  it('claims nothing of its states: they had another shape', () => {
    const log = migrateLog(version1([]), 1)
    expect(log).toMatchObject({ checkpoints: [], migratedFrom: 1 })
    expect(log).not.toHaveProperty('finalHash')
  })

  it('starts lists anew, and keeps the rest of a state it holds', () => {
    const old = { api: { n: 1 }, auth: {}, reviews: { a: 1 }, businesses: [], categories: 0 }
    const log = migrateLog(version1([stateShown(old), stateShown('none')], { base: old }), 1)
    const rest = { api: { n: 1 }, auth: {} }
    expect([log.base, ...log.actions]).toEqual([rest, stateShown(rest), stateShown('none')])
    expect(migrateLog(version1([], { base: undefined }), 1).base).toBeUndefined()

    const withLists = (state: object = {}) => ({ reviews: 'initial', ...state })
    const replayed = replayLog(log, (state) => (state === 'none' ? state : withLists(state as object)))
    expect(replayed.state).toBe('none')
    expect(replayLog({ ...log, actions: [] }, (state) => withLists(state as object)).state).toEqual(withLists(rest))
  })

  it('may hold any action', () => {
    const anything = fc.anything({ withNullPrototype: true, withDate: true })
    const arg = fc.record(
      {
        endpointName: fc.oneof(
          fc.constantFrom('listReviews', 'listReviewsByUser', 'universalSearch', '__proto__'),
          fc.string(),
        ),
        subscribe: fc.boolean(),
        originalArgs: fc.oneof(fc.constant({ limit: 100 }), anything),
      },
      { requiredKeys: [] },
    )
    const anyAction = fc.record(
      {
        type: fc.oneof(
          fc.constantFrom('api/executeQuery/pending', 'api/answerShown', 'reviews/searchCleared', stateShown.type),
          fc.constantFrom('navigation/locationChanged', 'reviews/createRefused'),
          fc.constantFrom(...Object.keys(renamedActionTypes), 'toString', '__proto__'),
          fc.string(),
        ),
        meta: fc.oneof(fc.record({ arg: fc.oneof(arg, anything) }), anything),
        payload: anything,
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.array(anyAction), (actions) => {
        const log = migrateLog(version1(actions), 1)
        expect(log.times).toHaveLength(log.actions.length)
        expect(log.actions.every(({ type }) => typeof type === 'string')).toBe(true)
        expect(migrateLog(log, VERSION)).toBe(log)
      }),
      { numRuns: 300, seed: 20261122 },
    )
  })
})

describe('versions', () => {
  it('each have a step to the next', () => {
    expect(Object.keys(migrations).map(Number)).toEqual(Array.from({ length: VERSION - 1 }, (_, index) => index + 1))
  })

  it.each([0, VERSION + 1, 1.5, -1, Number.NaN, '1', 'toString', null, undefined])('%s is refused', (version) => {
    expect(isKnownVersion(version)).toBe(false)
  })

  it('of a file: an earlier one is migrated with the values that JSON loses, a later one is refused', () => {
    const actions = [pending('getBusiness', { originalArgs: { id: 'b1', page: undefined } }), { type: 'b' }]
    const parts = { app: { name: 'Test', version: '1' }, env: {}, reason: 'test', redactor: identity } as const
    const text = writeLog({ ...parts, chunks: [{ base: {}, first: 0, actions, times: [5, 6], states: [] }], state: {} })
    const inVersion = (version: number) => JSON.stringify({ ...JSON.parse(text), version, checkpoints: [] })
    expect(readLog(inVersion(VERSION))).toMatchObject({ actions, finalHash: hashOf({}) })
    expect(readLog(inVersion(VERSION))).not.toHaveProperty('migratedFrom')
    const { actions: read, times, migratedFrom } = readLog(inVersion(1))
    const args = { id: 'b1', page: undefined }
    expect(read).toStrictEqual([opened('businesses/listOpened', 'selectedBusiness', 'getBusiness', args), ...actions])
    expect({ times, migratedFrom }).toEqual({ times: [5, 5, 6], migratedFrom: 1 })
    expect(() => readLog(inVersion(VERSION + 1))).toThrow(LogError)
  })
})

/** How many items the lists on screen have; a single item counts as one. */
const namedLists = (state: unknown): Record<string, number> => {
  const { reviews, businesses, categories } = state as ReturnType<typeof rootReducer>
  const { comments, businessComments } = reviews
  const { businesses: onPage, searchResults: found, selectedBusiness } = businesses
  const { categories: all, subcategories } = categories
  const lists = { comments, businessComments, businesses: onPage, found, categories: all, subcategories }
  return {
    ...Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, items.length])),
    selectedBusiness: selectedBusiness ? 1 : 0,
  }
}

describe('a log recorded with version 1 still replays', () => {
  const folder = join(import.meta.dirname, 'version1')

  /** What the lists held when a page was left, by page; those without items are left out. */
  function shownByPage(log: ActionLog): [path: string, lists: Record<string, number>][] {
    const reduce = reducerOfLog(log, reducer)
    const pages: [string, Record<string, number>][] = []
    let state = reduce(log.base, INIT)
    for (const action of log.actions) {
      const { current } = (state as ReturnType<typeof rootReducer>).navigation
      if (locationChangedEvent.match(action) && current) pages.push([current.path, namedLists(state)])
      state = reduce(state, action)
    }
    const { current } = (state as ReturnType<typeof rootReducer>).navigation
    pages.push([current?.path ?? '', namedLists(state)])
    return pages.map(([path, lists]) => [
      path,
      Object.fromEntries(Object.entries(lists).filter(([, count]) => count > 0)),
    ])
  }

  const expected: Record<string, [path: string, lists: Record<string, number>][]> = {
    'search-read-filter': [
      ['/', { comments: 16, found: 1 }],
      ['/biznes/biz_001', { businessComments: 10, selectedBusiness: 1 }],
      ['/biznes/biz_001', { businessComments: 10, selectedBusiness: 1 }],
      ['/biznes/biz_001', { businessComments: 10, selectedBusiness: 1 }],
      ['/kategorite', { categories: 16, subcategories: 95 }],
      ['/kategorite/restorante_dhe_kafene', { businesses: 10 }],
      ['/kategorite/restorante_dhe_kafene', { businesses: 4 }],
      ['/biznes/biz_007', { businessComments: 10, selectedBusiness: 1 }],
    ],
    'write-change-delete': [
      ['/koment/biz_150', { selectedBusiness: 1 }],
      ['/login', {}],
      ['/koment/biz_150', { selectedBusiness: 1 }],
      // The only review was written and deleted; logging out emptied the lists, and the reviews were requested again.
      ['/biznes/biz_150', { selectedBusiness: 1 }],
      ['/', { comments: 16 }],
    ],
    'refused-and-out-of-order': [
      ['/login', {}],
      ['/', {}],
      // Logging out emptied the lists.
      ['/kategorite', {}],
      ['/', { comments: 16 }],
    ],
  }

  it.each(readdirSync(folder))('%s', (file) => {
    const log = readLog(readFileSync(join(folder, file), 'utf8'))
    expect(log).toMatchObject({ migratedFrom: 1, checkpoints: [] })
    const { state, threw, divergence } = replayLog(log, reducer)
    expect({ threw, divergence }).toEqual({})
    expect(Object.keys(state as object).sort()).toEqual(
      ['api', 'auth', 'businesses', 'categories', 'navigation', 'notices', 'reviews', 'view'].sort(),
    )
    expect(shownByPage(log)).toEqual(expected[file.replace('.actionlog.json', '')])
  })

  it('shows what was on screen before a write and a log-out, too', () => {
    const read = (name: string) => readLog(readFileSync(join(folder, `${name}.actionlog.json`), 'utf8'))
    const until = (name: string, type: string) => {
      const log = read(name)
      const steps = log.actions.findIndex((action) => action.type === type || endpointOf(action) === type)
      return namedLists(replayLog({ ...log, actions: log.actions.slice(0, steps) }, reducer).state)
    }
    expect(until('write-change-delete', 'deleteReview')).toMatchObject({ businessComments: 1, selectedBusiness: 1 })
    expect(until('refused-and-out-of-order', 'logout')).toMatchObject({ categories: 16, subcategories: 95 })
  })
})

describe('a log recorded with version 2 still replays, and its checkpoints hold', () => {
  const version2 = 'test/replay/version2'

  it.each(readdirSync(version2))('%s', (file) => {
    const log = readLog(readFileSync(join(version2, file), 'utf8'))
    expect(log.migratedFrom).toBe(2)
    const { state, threw, divergence, checked } = replayLog(log, reducer)
    expect({ threw, divergence }).toEqual({})
    expect(checked).toBeGreaterThan(0)
    // Nothing was reported of the page.
    expect((state as { view: unknown }).view).toEqual({})
  })
})
