// A list on screen: what its answers, those before and a failure make of it, and what stays the same object.
import { aBusiness } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { queryRequest } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { type Answer, blankAnswer, plainAnswer } from '@/api/lists/entries'
import {
  isShowing,
  keysOf,
  type ListConfig,
  type OpenList,
  viewOf,
  wereForVisitors,
  withFields,
} from '@/api/lists/listView'

const blank: Answer<Business> = blankAnswer
type Status = 'idle' | 'loading' | 'refreshing' | 'ready' | 'failed'
const error = { kind: 'unexpected' as const, status: 500, message: 'Jo' }
const listing = (status: Status, ids: string[] = [], fields: Partial<Answer<Business>> = {}): Answer<Business> => ({
  ...blank,
  isUninitialized: status === 'idle',
  isFetching: status === 'loading' || status === 'refreshing',
  isSuccess: status === 'ready' || status === 'refreshing' || (status === 'failed' && ids.length > 0),
  items: ids.map((_id) => aBusiness({ _id })),
  error: status === 'failed' ? error : null,
  ...fields,
})
const open = (fields: Partial<OpenList>): OpenList => ({
  list: 'found',
  isOnScreen: true,
  keys: [],
  previousKeys: null,
  requestedPage: null,
  ...fields,
})
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)

describe('an entry of RTK Query', () => {
  const one = { businesses: [aBusiness()] }
  const none = { businesses: [] }
  it.each([
    ['pending', undefined, undefined, { isFetching: true, isSuccess: false, error: null }],
    ['pending', one, undefined, { isFetching: true, isSuccess: true, error: null }],
    ['pending', none, undefined, { isFetching: true, isSuccess: true, error: null }],
    // It is asked for again, and nothing could be shown before.
    ['pending', none, error, { isFetching: true, isSuccess: false, error: null }],
    ['fulfilled', none, undefined, { isFetching: false, isSuccess: true, error: null }],
    ['rejected', undefined, error, { isFetching: false, isSuccess: false, error }],
    ['rejected', none, error, { isFetching: false, isSuccess: false, error }],
    ['rejected', one, error, { isFetching: false, isSuccess: true, error }],
    ['rejected', undefined, { name: 'E', message: 'prishur' }, { error: { kind: 'unexpected', message: 'prishur' } }],
  ])('that is %s with %j and the error %j', (status, data, failure, expected) => {
    const entry = { status, endpointName: 'listBusinesses', originalArgs: {}, data, error: failure }
    expect(plainAnswer(entry)).toMatchObject({ isUninitialized: false, ...expected })
    expect(plainAnswer(entry)).toBe(plainAnswer(entry))
  })

  it.each([
    ['a list', { data: [aBusiness(), aBusiness({ _id: 'b2' })] }, 2],
    ['one item', { data: aBusiness() }, 1],
    ['none', { data: null }, 0],
    ['reviews', { reviews: [{ _id: 'r1' }] }, 1],
  ])('has the items of %s', (_, data, count) => {
    const answer = plainAnswer({ status: 'fulfilled', endpointName: 'getBusiness', data })
    expect(answer).toMatchObject({ page: 1, pages: 1, total: count, limit: Math.max(count, 1) })
    expect(answer.items).toHaveLength(count)
  })
})

describe('the fields of a list', () => {
  type Known = { total: number; items: readonly string[]; error: object | null; name: unknown }
  const known: Known = { total: 1, items: ['a'], error: null, name: undefined }

  it('are the same object with the same ones, lists of the same things, or nothing', () => {
    for (const fields of [{ total: 1, items: known.items }, { items: ['a'] }, {}])
      expect(withFields(known, fields)).toBe(known)
  })

  it.each([
    ['another number', { total: 2 }],
    ['a longer list', { items: ['a', 'b'] }],
    ['an empty list', { items: [] }],
    ['another thing in a list', { items: ['b'] }],
    ['an object for nothing', { error }],
    ['a text for nothing', { name: 'x' }],
  ])('are another object with %s, and the rest stays', (_, fields) => {
    const made = withFields(known, fields as Partial<typeof known>)
    expect(made).toEqual({ ...known, ...fields })
    expect(made).not.toBe(known)
  })

  it('are others when an object becomes none, one with other fields, or one with fields that are undefined', () => {
    const failed: typeof known = { ...known, error }
    expect(withFields(failed, { error: null }).error).toBeNull()
    expect(withFields(failed, { error: { ...error } })).toBe(failed)
    expect(withFields(failed, { error: { ...error, message: 'Po' } }).error).toEqual({ ...error, message: 'Po' })
    const renamed = { kind: 'unexpected', status: 500, text: 'Jo' }
    expect(withFields(failed, { error: renamed }).error).toBe(renamed)
    const [one, other] = [{ a: undefined }, { b: undefined }]
    expect(withFields({ error: one as object }, { error: other }).error).toBe(other)
  })
})

describe('the keys of a list', () => {
  const of = (id: string, forUser?: string) => queryRequest('getBusiness', { id }, { forUser })

  it('are compared in their order, of a list on screen', () => {
    expect(isShowing(open({ keys: ['a', 'b'] }), 'a\nb')).toBe(true)
    expect(isShowing(open({ keys: ['a', 'b'] }), 'b\na')).toBe(false)
    expect(isShowing(open({ keys: ['a', 'b'] }), 'a')).toBe(false)
    expect(isShowing(open({ keys: ['a'], isOnScreen: false }), 'a')).toBe(false)
  })

  it.each([
    [[of('b1')], [of('b1', 'u1')], true],
    [[of('b1'), of('b2')], [of('b1', 'u1'), of('b2', 'u1')], true],
    [[of('b1')], [of('b1')], false],
    [[of('b2')], [of('b1', 'u1')], false],
    [[of('b1', 'u1')], [of('b1')], false],
    [[of('b1', 'u1')], [of('b1', 'u1')], false],
    [[of('b1', 'u1')], [of('b1', 'u2')], false],
    [[], [of('b1', 'u1')], false],
    [[], [], false],
  ])('%j were those of a visitor before %j: %s', (before, requests, isIt) => {
    expect(wereForVisitors(keysOf(before), requests)).toBe(isIt)
  })
})

describe('what the answers make of a list', () => {
  const answers: Record<string, Answer<Business>> = {
    first: listing('ready', ['b1', 'b2'], { page: 1, pages: 3, total: 25, limit: 10 }),
    second: listing('ready', ['b2', 'b3'], { page: 2, pages: 2, total: 24, limit: 5 }),
    third: listing('loading', [], { page: 3 }),
    asked: listing('loading'),
    failed: listing('failed'),
    stale: listing('failed', ['b9'], { page: 4, pages: 9, total: 90 }),
    again: listing('refreshing', ['b7']),
    empty: listing('ready'),
  }
  const read = (keys: readonly string[]) => keys.map((key) => answers[key] ?? blank)
  const made = (keys: string[], config: ListConfig = {}, fields: Partial<OpenList> = {}) => {
    const { items, ...status } = viewOf(open({ keys, ...fields }), config, read)
    return { ...status, ids: ids(items) }
  }

  it.each([
    ['asked', { isLoading: true, isFetching: true, isSuccess: false, error: null, ids: [] }],
    ['unknown', { isLoading: true, isFetching: true, isSuccess: false, error: null, ids: [] }],
    [
      'first',
      { isLoading: false, isFetching: false, isSuccess: true, page: 1, pages: 3, total: 25, ids: ['b1', 'b2'] },
    ],
    ['empty', { isLoading: false, isFetching: false, isSuccess: true, total: 0, ids: [] }],
    ['again', { isLoading: false, isFetching: true, isSuccess: true, ids: ['b7'] }],
    ['failed', { isLoading: false, isFetching: false, isSuccess: false, error: answers.failed?.error, ids: [] }],
    ['stale', { isLoading: false, isFetching: false, isSuccess: true, error: answers.stale?.error, ids: ['b9'] }],
  ])('is told by its one answer, %s', (key, expected) => {
    expect(made([key])).toMatchObject(expected)
  })

  it('is, of several pages, each item once, the paging of the last one answered, and the larger total', () => {
    const pages = { ids: ['b1', 'b2', 'b3'], pages: 2, limit: 5, isLoading: false }
    const two = { ...pages, page: 2, total: 25, isSuccess: true, isFetching: false }
    expect(made(['first', 'second'])).toMatchObject(two)
    expect(made(['first', 'second', 'third'])).toMatchObject({ ...pages, page: 3, isSuccess: false, isFetching: true })
    expect(made(['first', 'failed'])).toMatchObject({ ids: ['b1', 'b2'], isSuccess: false, error: { message: 'Jo' } })
    expect(made(['asked', 'third'])).toMatchObject({ pages: 1, limit: 10, total: 0, isLoading: true })
    expect(made(['failed', 'asked'])).toMatchObject({ isLoading: true, error: { message: 'Jo' } })
  })

  it('keeps the paging of an empty answer that could not be refreshed, and counts no fewer items than there are', () => {
    answers.emptied = listing('failed', [], { pages: 2, limit: 20 })
    expect(made(['emptied'])).toMatchObject({ pages: 2, limit: 20, isSuccess: false })
    answers.more = listing('ready', ['b1', 'b2'], { total: 1 })
    expect(made(['more']).total).toBe(2)
  })

  it('has the page that was asked for, before there is an answer to it', () => {
    expect(made(['asked'], {}, { requestedPage: 7 }).page).toBe(7)
    expect(made([]).page).toBe(1)
  })

  describe('while another request is awaited', () => {
    const previous = { previousKeys: ['first'] }
    it('it keeps nothing once there is an answer to one of several', () => {
      const one = made(['second', 'asked'], { keeps: 'items' }, previous)
      expect(one).toMatchObject({ ids: ['b2', 'b3'], isPrevious: false })
    })

    it('it keeps what it has until the next request fails where a failure clears it', () => {
      const cleared = { keeps: 'items', isClearedByFailure: true } as const
      expect(made(['failed'], cleared, previous)).toMatchObject({ ids: [], isPrevious: false, total: 0 })
      expect(made(['asked'], cleared, previous)).toMatchObject({ ids: ['b1', 'b2'], isPrevious: true })
    })

    it('it keeps what visitors saw until the user’s own answer is there, whatever it keeps else', () => {
      const awaited = { previousKeys: ['first'], wasForVisitors: true } as const
      expect(made(['asked'], {}, awaited)).toMatchObject({ ids: ['b1', 'b2'], isPrevious: true })
      expect(made(['empty'], {}, awaited)).toMatchObject({ ids: [], isPrevious: false })
    })
  })
})
