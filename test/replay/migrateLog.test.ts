// @vitest-environment node
// Logs of format version 1 in this build: their actions become those of version 2, and nothing of the old state is trusted.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { type ActionLog, LogError, VERSION } from '@/replay/actionLog'
import { isKnownVersion, migrateLog, migrations, renamedActionTypes } from '@/replay/migrateLog'
import { readLog } from '@/replay/readLog'
import { stateShown } from '@/replay/recorder'
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
  checkpoints: [[0, 'hash']],
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
const shown = (type: string, list: string, endpoint: string, args: unknown) => ({
  type,
  payload: { list, requests: [{ endpoint, args }] },
})

describe('a log of version 1', () => {
  it.each([
    ['listReviews', 'reviews/listShown', 'comments'],
    ['listReviewsByBusiness', 'reviews/listShown', 'businessComments'],
    ['listReviewsByUser', 'reviews/listShown', 'userReviews'],
    ['searchReviews', 'reviews/listShown', 'searchResults'],
    ['getReview', 'reviews/listShown', 'currentComment'],
    ['listBusinesses', 'businesses/listShown', 'businesses'],
    ['listBusinessesByCategory', 'businesses/listShown', 'businesses'],
    ['listBusinessesBySubcategory', 'businesses/listShown', 'businesses'],
    ['searchBusinesses', 'businesses/listShown', 'searchResults'],
    ['universalSearch', 'businesses/listShown', 'searchResults'],
    ['getBusiness', 'businesses/listShown', 'selectedBusiness'],
    ['listCategories', 'categories/listShown', 'categories'],
    ['listSubcategories', 'categories/listShown', 'subcategories'],
    ['listCategorySubcategories', 'categories/listShown', 'subcategories'],
    ['searchCategories', 'categories/listShown', 'categoryMatches'],
    ['searchSubcategories', 'categories/listShown', 'subcategoryMatches'],
    ['listSubcategoriesByCategory', 'categories/listShown', 'chosenSubcategories'],
  ])('says before a request of %s, and where the cache answered it: %s %s', (endpoint, type, list) => {
    const request = pending(endpoint)
    expect(migrated(request)).toEqual([shown(type, list, endpoint, { page: 1, limit: 10 }), request])
    expect(migrated(fromCache(endpoint))).toEqual([shown(type, list, endpoint, { id: 'b1' })])
  })

  it('takes no arguments as they are', () => {
    const request = pending('listCategories', { originalArgs: undefined })
    expect(migrated(request)[0]).toEqual(shown('categories/listShown', 'categories', 'listCategories', undefined))
  })

  it.each<[string, UnknownAction]>([
    ['a prefetch', pending('listReviews', { subscribe: false })],
    ['a request of 100 items, which were only counted', pending('listReviews', { originalArgs: { limit: 100 } })],
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

  it('says that search results are hidden where they were cleared', () => {
    expect(migrated({ type: 'reviews/searchCleared' }, { type: 'businesses/searchCleared' })).toEqual([
      { type: 'reviews/listHidden', payload: { list: 'searchResults' } },
      { type: 'businesses/listHidden', payload: { list: 'searchResults' } },
    ])
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
    expect(log.actions.map(({ type }) => type)).toEqual(['a', 'businesses/listShown', actions[1]?.type, 'b'])
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
        endpointName: fc.oneof(fc.constantFrom('listReviews', 'getBusiness', '__proto__'), fc.string()),
        subscribe: fc.boolean(),
        originalArgs: fc.oneof(fc.constant({ limit: 100 }), anything),
      },
      { requiredKeys: [] },
    )
    const anyAction = fc.record(
      {
        type: fc.oneof(
          fc.constantFrom('api/executeQuery/pending', 'api/answerShown', 'reviews/searchCleared', stateShown.type),
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
    const text = writeLog({ ...parts, chunks: [{ base: {}, first: 0, actions, times: [5, 6] }], state: {} })
    const inVersion = (version: number) => JSON.stringify({ ...JSON.parse(text), version })
    expect(readLog(inVersion(VERSION))).toMatchObject({ actions, finalHash: hashOf({}) })
    expect(readLog(inVersion(VERSION))).not.toHaveProperty('migratedFrom')
    const { actions: read, times, migratedFrom } = readLog(inVersion(1))
    const args = { id: 'b1', page: undefined }
    expect(read).toStrictEqual([shown('businesses/listShown', 'selectedBusiness', 'getBusiness', args), ...actions])
    expect({ times, migratedFrom }).toEqual({ times: [5, 5, 6], migratedFrom: 1 })
    expect(() => readLog(inVersion(VERSION + 1))).toThrow(LogError)
  })
})

describe('a log recorded with version 1 still replays', () => {
  const folder = join(import.meta.dirname, 'version1')
  it.each(readdirSync(folder))('%s', (file) => {
    const log = readLog(readFileSync(join(folder, file), 'utf8'))
    expect(log).toMatchObject({ migratedFrom: 1, checkpoints: [] })
    expect(log.actions.length).toBeGreaterThan(20)
    expect(log.actions.some(({ type }) => type.endsWith('/listShown'))).toBe(true)
    const { state, threw, divergence } = replayLog(log, reducer)
    expect({ threw, divergence }).toEqual({})
    expect(Object.keys(state as object).sort()).toEqual(
      ['api', 'auth', 'businesses', 'categories', 'navigation', 'notices', 'reviews'].sort(),
    )
  })
})
