// What a list on screen is made of: the answers to its own requests, what stands in for them, and nothing else.
import { createReducer } from '@reduxjs/toolkit'
import { aBusiness } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { baseApi, cacheKey, createListings, keysOf, type ListsState, type OpenList, queryRequest } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'

interface State extends ListsState<Business> {
  found: Business[]
  near: Business[]
  one: Business | null
  isBusy: boolean
}

const made = createListings<State, Business, 'found' | 'near' | 'one' | 'counted'>({
  slice: 'places',
  endpoints: ['listBusinesses', 'getBusiness'],
  read: (reply) => reply as { items: Business[] },
  lists: {
    found: { keeps: 'items' },
    near: { keeps: 'paging' },
    one: { isSingle: true },
    counted: { isUnnamed: true },
  },
  summarize: (_, open) => ({ isBusy: open('found')?.isBusy ?? false }),
})
const nothing: State = { ...made.initial, found: [], near: [], one: null, isBusy: false }
const reducer = createReducer(nothing, (builder) => void made.addListings(builder))
const { found, near, one, counted } = made.lists

const page = (number?: number) => queryRequest('listBusinesses', number === undefined ? {} : { page: number })
const single = queryRequest('getBusiness', { id: 'b1' })
type Request = typeof single

const said = (phase: string, request: Request, payload?: unknown, requestId = '1') => ({
  type: `api/executeQuery/${phase}`,
  payload,
  meta: {
    requestId,
    arg: { endpointName: request.endpoint, queryCacheKey: cacheKey(request), originalArgs: request.args },
  },
})
const sent = (request: Request) => said('pending', request)
const answered = (request: Request, ids: string[], pagination?: object) =>
  said('fulfilled', request, { items: ids.map((_id) => aBusiness({ _id })), pagination })
const failed = (request: Request) => said('rejected', request, { kind: 'unexpected', status: 500, message: 'Jo' })
const stateAfter = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, nothing)
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)
const openList = (state: State, name: string) => state.openLists.find(({ list }) => list === name) as OpenList<Business>

const paging = { current: 1, pages: 3, total: 25, limit: 10 }

describe('a list', () => {
  it('shows the answer to its request, from the request to its end', () => {
    const opened = stateAfter(found.opened([page(1)]), sent(page(1)))
    expect(openList(opened, 'found')).toMatchObject({ isPending: true, isBusy: true, isAnswered: false, error: null })
    const shown = reducer(opened, answered(page(1), ['b1', 'b2'], paging))
    expect(ids(shown.found)).toEqual(['b1', 'b2'])
    expect(openList(shown, 'found')).toMatchObject({ page: 1, pages: 3, total: 25, limit: 10 })
    expect(openList(shown, 'found')).toMatchObject({
      isPending: false,
      isBusy: false,
      isAnswered: true,
      isPrevious: false,
    })
    const refused = reducer(opened, failed(page(1)))
    expect(openList(refused, 'found')).toMatchObject({ isPending: false, isBusy: false, error: { message: 'Jo' } })
  })

  it('shows at once what was answered before it was opened', () => {
    const state = stateAfter(sent(page(1)), answered(page(1), ['b1']))
    expect(state.found).toEqual([])
    expect(ids(reducer(state, found.opened([page(1)])).found)).toEqual(['b1'])
  })

  it('shows no answer to another request', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), sent(page(2)), answered(page(2), ['b9']))
    expect(state.found).toEqual([])
    expect(openList(state, 'found').isPending).toBe(true)
  })

  const first = [sent(page(1)), answered(page(1), ['b1'], paging)]

  it('keeps its items until the next answer, also when that fails, if it should', () => {
    const next = stateAfter(found.opened([page(1)]), ...first, found.opened([page(2)]), sent(page(2)))
    expect(ids(next.found)).toEqual(['b1'])
    expect(openList(next, 'found')).toMatchObject({ page: 2, pages: 3, total: 25, isPrevious: true, isPending: false })
    const refused = reducer(next, failed(page(2)))
    expect(ids(refused.found)).toEqual(['b1'])
    expect(openList(refused, 'found')).toMatchObject({ isPrevious: true, isBusy: false, error: { message: 'Jo' } })
    // One more filter: what stands in is the last answer, not the failure.
    expect(ids(reducer(refused, found.opened([page(3)])).found)).toEqual(['b1'])
    const empty = reducer(next, answered(page(2), []))
    expect(empty.found).toEqual([])
    expect(openList(empty, 'found').isPrevious).toBe(false)
  })

  it('of several pages keeps those that were answered, though not all were', () => {
    const both = [page(1), page(2)]
    const state = [found.opened(both), sent(page(1)), answered(page(1), ['b1'], paging), found.opened([page(3)])]
    expect(ids(stateAfter(...state, sent(page(3))).found)).toEqual(['b1'])
  })

  it('keeps its paging alone, if it should', () => {
    const next = stateAfter(near.opened([page(1)]), ...first, near.opened([page(2)]), sent(page(2)))
    expect(next.near).toEqual([])
    expect(openList(next, 'near')).toMatchObject({ page: 2, pages: 3, total: 25, isPending: true, isPrevious: false })
  })

  it('keeps nothing of the time before it was closed', () => {
    const closed = stateAfter(found.opened([page(1)]), ...first, found.closed())
    expect(closed).toMatchObject({ found: [], openLists: [], isBusy: false })
    expect(reducer(closed, found.opened([page(2)])).found).toEqual([])
  })

  it('of one item holds it or null', () => {
    const state = stateAfter(one.opened([single]), sent(single), answered(single, ['b1']))
    expect(state.one?._id).toBe('b1')
    expect(reducer(state, one.closed()).one).toBeNull()
    expect(one.select({ places: state }, keysOf([single])).items).toEqual([state.one])
  })

  it('of one item that is not there yet has no items', () => {
    const opened = stateAfter(one.opened([single]), sent(single))
    expect(one.select({ places: opened }, keysOf([single])).items).toEqual([])
  })

  it('without a field keeps its items beside the others', () => {
    const state = stateAfter(
      found.opened([page(1)]),
      counted.opened([page(2)]),
      sent(page(2)),
      answered(page(2), ['b7']),
    )
    expect(state).toMatchObject({ found: [], near: [], isBusy: true })
    expect(ids(counted.select({ places: state }, keysOf([page(2)])).items)).toEqual(['b7'])
  })

  it('forgets what the cache has dropped', () => {
    const { removeQueryResult } = baseApi.internalActions
    const state = stateAfter(found.opened([page(1)]), ...first)
    const dropped = reducer(state, removeQueryResult({ queryCacheKey: cacheKey(page(1)) as never }))
    expect(dropped).toMatchObject({ listings: {}, found: [] })
  })

  it('keeps answers to its own endpoints alone', () => {
    const theirs = queryRequest('listReviews', {})
    expect(stateAfter(sent(theirs), answered(theirs, ['r1']), failed(theirs))).toBe(nothing)
  })
})

describe('the view of a list', () => {
  it('is that of the very requests it is asked for, and else of a list that is not open', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']))
    const root = { places: state }
    expect(found.select(root, keysOf([page(1)]))).toMatchObject({ isOpen: true, isPending: false, items: state.found })
    for (const keys of [keysOf([page(2)]), keysOf([page(1), page(2)]), ''])
      expect(found.select(root, keys)).toMatchObject({ isOpen: false, isPending: true, items: [] })
  })

  it('is the same object while nothing of it changes', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']))
    const later = [near.opened([page(5)]), sent(page(5)), answered(page(5), [])].reduce(reducer, state)
    const keys = keysOf([page(1)])
    expect(later).not.toBe(state)
    expect(found.select({ places: later }, keys)).toBe(found.select({ places: state }, keys))
  })
})

describe('the view of a list that is not open', () => {
  it('knows at once that there is no such thing', () => {
    const gone = { kind: 'notFound', status: 404, message: 'Jo' }
    const state = stateAfter(sent(single), said('rejected', single, gone))
    const view = one.select({ places: state }, keysOf([single]))
    expect(view).toMatchObject({ isOpen: false, isPending: false, items: [], error: gone })
    const refused = stateAfter(sent(single), failed(single))
    expect(one.select({ places: refused }, keysOf([single]))).toMatchObject({ isPending: true, error: null })
  })

  it('without any requests awaits them', () => {
    expect(found.select({ places: nothing }, keysOf([]))).toMatchObject({ isOpen: false, isAnswered: false, items: [] })
  })
})

describe('several lists', () => {
  const both = [found.opened([page(1)]), near.opened([page(2)]), counted.opened([page(1)])]

  it('are opened and closed each by itself', () => {
    const state = stateAfter(...both, sent(page(1)), answered(page(1), ['b1']))
    const names = (of: State) => of.openLists.map(({ list }) => list)
    expect(names(state)).toEqual(['found', 'near', 'counted'])
    const again = reducer(state, near.opened([page(3)]))
    expect(names(again)).toEqual(['found', 'near', 'counted'])
    expect(openList(again, 'found')).toBe(openList(state, 'found'))
    expect(names(reducer(state, near.closed()))).toEqual(['found', 'counted'])
    const closed = reducer(state, counted.closed())
    expect(names(closed)).toEqual(['found', 'near'])
    expect(Object.keys(closed)).toEqual(Object.keys(nothing))
  })

  it('of equal requests are each open by its name alone', () => {
    const root = { places: stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1'])) }
    const keys = keysOf([page(1)])
    expect(found.select(root, keys).isOpen).toBe(true)
    // What the cache has for it is there at once all the same.
    expect(near.select(root, keys)).toMatchObject({ list: 'near', isOpen: false, isAnswered: true, isPending: false })
    expect(ids(near.select(root, keys).items)).toEqual(['b1'])
  })

  it('say in the log what they show, and whether the page came as HTML', () => {
    expect(found.opened([page(1)])).toMatchObject({ payload: { list: 'found', requests: [page(1)] } })
    expect(found.opened([page(1)]).payload).not.toHaveProperty('isPrerendered')
    expect(found.opened([page(1)], true)).toMatchObject({ payload: { isPrerendered: true } })
  })
})

describe('a failure of the time before a list was opened', () => {
  const before = [sent(page(1)), failed(page(1))]

  it('is nobody’s error: it is asked for again at once', () => {
    const state = stateAfter(...before, found.opened([page(1)]))
    expect(openList(state, 'found')).toMatchObject({ isPending: true, error: null })
    expect(state.listings).toEqual({})
  })

  it('is what a page shows that came as HTML with it', () => {
    const state = stateAfter(...before, found.opened([page(1)], true))
    expect(openList(state, 'found')).toMatchObject({ isPending: false, error: { message: 'Jo' } })
  })
})

it.each([
  [1, [], 5, 5],
  [2, ['b1'], 5, 5],
  [2, [], 5, 1],
  [4, [], 5, 3],
  [4, [], 2, 2],
])('page %i with the items %j, of %i by the server: there are %i', (number, items, pages, count) => {
  const paging = { current: number, pages, total: 50, limit: 10 }
  const state = stateAfter(found.opened([page(number)]), sent(page(number)), answered(page(number), items, paging))
  expect(openList(state, 'found').pages).toBe(count)
})
