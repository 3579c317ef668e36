// A list on screen: what its answers, those before and a failure make of it, and what stays the same object.
import { aBusiness } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import type { Business } from '@/api/endpoints/generated/types'
import { type Listing, type ListingStatus, type Listings, listingOf } from '@/api/lists/listings'
import {
  hasFailed,
  hasKeys,
  hasSameAnswers,
  isAnswered,
  type ListConfig,
  notOpen,
  type OpenList,
  recomputed,
  wasForVisitors,
  withFields,
} from '@/api/lists/openList'

const blank = listingOf<Business>({}, null)
const business = (id: string) => aBusiness({ _id: id })
const listing = (status: ListingStatus, ids: string[] = [], fields: Partial<Listing<Business>> = {}) => ({
  ...blank,
  status,
  items: ids.map(business),
  ...(status === 'failed' && { error: { kind: 'unexpected' as const, status: 500, message: 'Jo' } }),
  ...fields,
})
const open = (fields: Partial<OpenList<Business>>): OpenList<Business> => ({ ...notOpen, list: 'found', ...fields })
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)

describe('an answer', () => {
  it.each<[ListingStatus, string[], boolean, boolean]>([
    ['idle', [], false, false],
    ['idle', ['b1'], false, false],
    ['loading', [], false, false],
    ['loading', ['b1'], false, false],
    ['ready', [], true, false],
    ['refreshing', [], true, false],
    ['failed', [], false, true],
    ['failed', ['b1'], true, false],
  ])('of the status %s with the items %j: there is one %s, it has failed for good %s', (status, items, has, failed) => {
    expect(isAnswered(listing(status, items))).toBe(has)
    expect(hasFailed(listing(status, items))).toBe(failed)
  })
})

describe('the fields of a list', () => {
  const error = { kind: 'unexpected' as const, status: 500, message: 'Jo' }
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
  it('are compared in their order', () => {
    expect(hasKeys(open({ keys: ['a', 'b'] }), 'a\nb')).toBe(true)
    expect(hasKeys(open({ keys: ['a', 'b'] }), 'b\na')).toBe(false)
    expect(hasKeys(open({ keys: ['a', 'b'] }), 'a')).toBe(false)
  })

  const [one, other] = [listing('ready', ['b1']), listing('ready', ['b2'])]
  const before: Listings<Business> = { a: one, b: one, p: one, q: one }
  it.each<[string, Listings<Business>, boolean]>([
    ['nothing', before, true],
    ['the answer of another list', { ...before, z: other }, true],
    ['the first answer', { ...before, a: other }, false],
    ['the last answer', { ...before, b: other }, false],
    ['the first that stands in', { ...before, p: other }, false],
    ['the last that stands in', { ...before, q: other }, false],
  ])('have other answers when %s is another: %#', (_, now, areSame) => {
    expect(hasSameAnswers(open({ keys: ['a', 'b'], previousKeys: ['p', 'q'] }), before, now)).toBe(areSame)
  })

  it('without any that stand in have the answers of their own', () => {
    const list = open({ keys: ['a'] })
    expect(hasSameAnswers(list, before, { ...before, p: other })).toBe(true)
    expect(hasSameAnswers(list, before, { ...before, a: other })).toBe(false)
  })

  it.each([
    ['f({"id":"b1"})', 'f({"id":"b1","userId":"u1"})', true],
    ['f({})', 'f({"userId":"u1"})', true],
    ['f({"id":"b1"})\nf({"id":"b2"})', 'f({"id":"b1","userId":"u1"})\nf({"id":"b2","userId":"u1"})', true],
    ['f({"id":"b1"})', 'f({"id":"b1"})', false],
    ['f({"id":"b2"})', 'f({"id":"b1","userId":"u1"})', false],
    ['f({"id":"b1","userId":"u1"})', 'f({"id":"b1"})', false],
    ['f({"id":"b1","userId":"u1"})', 'f({"id":"b1","userId":"u2"})', false],
    ['', 'f({"userId":"u1"})', false],
  ])('%j were those of a visitor before %j: %s', (visitors, users, isIt) => {
    expect(wasForVisitors(visitors, users)).toBe(isIt)
  })
})

describe('what the answers make of a list', () => {
  const answers: Listings<Business> = {
    first: listing('ready', ['b1', 'b2'], { page: 1, pages: 3, total: 25, limit: 10 }),
    second: listing('ready', ['b2', 'b3'], { page: 2, pages: 2, total: 24, limit: 5 }),
    third: listing('loading', [], { page: 3 }),
    asked: listing('loading'),
    failed: listing('failed'),
    stale: listing('failed', ['b9'], { page: 4, pages: 9, total: 90 }),
    again: listing('refreshing', ['b7']),
    empty: listing('ready'),
  }
  const made = (keys: string[], config: ListConfig = {}, fields: Partial<OpenList<Business>> = {}) => {
    const read = (all: readonly string[]) => all.map((key) => listingOf(answers, key))
    const { open: list, items } = recomputed(open({ keys, ...fields }), config, read)
    return { ...list, ids: ids(items) }
  }

  it.each([
    ['asked', { isPending: true, isBusy: true, isAnswered: false, error: null, ids: [] }],
    ['unknown', { isPending: true, isBusy: true, isAnswered: false, error: null, ids: [] }],
    ['first', { isPending: false, isBusy: false, isAnswered: true, page: 1, pages: 3, total: 25, ids: ['b1', 'b2'] }],
    ['empty', { isPending: false, isBusy: false, isAnswered: true, total: 0, ids: [] }],
    ['again', { isPending: false, isBusy: true, isAnswered: true, ids: ['b7'] }],
    ['failed', { isPending: false, isBusy: false, isAnswered: false, error: answers.failed?.error, ids: [] }],
    ['stale', { isPending: false, isBusy: false, isAnswered: true, error: answers.stale?.error, ids: ['b9'] }],
  ])('of one request, %s', (key, expected) => {
    expect(made([key])).toMatchObject(expected)
  })

  it('of several pages: each item once, the paging of the last that is answered, the larger total', () => {
    const pages = { ids: ['b1', 'b2', 'b3'], pages: 2, limit: 5, isPending: false }
    const two = { ...pages, page: 2, total: 25, isAnswered: true, isBusy: false }
    expect(made(['first', 'second'])).toMatchObject(two)
    expect(made(['first', 'second', 'third'])).toMatchObject({ ...pages, page: 3, isAnswered: false, isBusy: true })
    expect(made(['first', 'failed'])).toMatchObject({ ids: ['b1', 'b2'], isAnswered: false, error: { message: 'Jo' } })
    expect(made(['asked', 'third'])).toMatchObject({ pages: 1, limit: 10, total: 0, isPending: true })
    expect(made(['failed', 'asked'])).toMatchObject({ isPending: true, error: { message: 'Jo' } })
  })

  it('of an empty answer that could not be refreshed keeps its paging; of more items than the server counts says so', () => {
    answers.emptied = listing('failed', [], { pages: 2, limit: 20 })
    expect(made(['emptied'])).toMatchObject({ pages: 2, limit: 20, isAnswered: false })
    answers.more = listing('ready', ['b1', 'b2'], { total: 1 })
    expect(made(['more']).total).toBe(2)
  })

  it('shows the page that was asked for, before there is an answer to it', () => {
    expect(made(['asked'], {}, { requestedPage: 7 }).page).toBe(7)
    expect(made([]).page).toBe(1)
  })

  describe('while another request is awaited', () => {
    const previous = { previousKeys: ['first'] }
    const nothing = { ids: [], isPrevious: false, isPending: true, pages: 1, total: 0 }
    const paging = { ids: [], isPrevious: false, isPending: true, pages: 3, total: 25 }
    const items = { ids: ['b1', 'b2'], isPrevious: true, isPending: false, isBusy: true, pages: 3, total: 25 }
    it.each([
      ['nothing', {}, nothing],
      ['the paging', { keeps: 'paging' }, paging],
      ['the items', { keeps: 'items' }, items],
    ] as const)('it keeps %s', (_, config, expected) => {
      expect(made(['asked'], config, previous)).toMatchObject(expected)
    })

    it('it keeps nothing once there is an answer, be it empty, or one of several', () => {
      expect(made(['empty'], { keeps: 'items' }, previous)).toMatchObject({ ids: [], isPrevious: false, total: 0 })
      const one = made(['second', 'asked'], { keeps: 'items' }, previous)
      expect(one).toMatchObject({ ids: ['b2', 'b3'], isPrevious: false })
      // Nor once a write under way has put an item there.
      answers.written = listing('loading', ['b5'])
      expect(made(['written'], { keeps: 'items' }, previous)).toMatchObject({ ids: ['b5'], isPrevious: false })
    })

    it('it keeps what it has where the next request fails, unless a failure clears it', () => {
      expect(made(['failed'], { keeps: 'items' }, previous)).toMatchObject({ ids: ['b1', 'b2'], isPrevious: true })
      const cleared = { keeps: 'items', isClearedByFailure: true } as const
      expect(made(['failed'], cleared, previous)).toMatchObject({ ids: [], isPrevious: false, total: 0 })
      expect(made(['asked'], cleared, previous)).toMatchObject({ ids: ['b1', 'b2'], isPrevious: true })
    })

    it('it keeps what visitors saw until the user’s own answer is there, whatever it keeps else', () => {
      const key = 'f({"id":"b1"})'
      answers[key] = listing('ready', ['b1'])
      const own = made(['f({"id":"b1","userId":"u1"})'], {}, { previousKeys: [key] })
      expect(own).toMatchObject({ ids: ['b1'], isPrevious: true })
      expect(made(['f({"id":"b2","userId":"u1"})'], {}, { previousKeys: [key] })).toMatchObject({ ids: [] })
    })
  })

  it('has its items beside it where the state has no field for it, and only there', () => {
    expect(made(['first'], { isUnnamed: true }).items).toEqual(answers.first?.items)
    expect(made(['first']).items).toBeUndefined()
  })

  it('is the same object while nothing of it changes', () => {
    const read = (all: readonly string[]) => all.map((key) => listingOf(answers, key))
    const { open: list } = recomputed(open({ keys: ['first'] }), {}, read)
    expect(recomputed(list, {}, read).open).toBe(list)
  })
})
