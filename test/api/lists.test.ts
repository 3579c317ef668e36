// What a list on screen is made of: the answers to its own requests, what stands in for them, and nothing else.
import { combineReducers } from '@reduxjs/toolkit'
import { aBusiness, businessPage } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import {
  baseApi,
  businessesApi,
  cacheKey,
  createLists,
  type ListsState,
  queryRequest,
  withLists,
  writesReducer,
} from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import type { WrittenStatus } from '@/api/lists/namedStatus'

interface Places extends ListsState, WrittenStatus {
  found: Business[]
  near: Business[]
  one: Business | null
  search: Business[]
}

const made = createLists<Places, Business, 'found' | 'near' | 'one' | 'search'>({
  slice: 'places',
  lists: {
    found: { keeps: 'items' },
    near: { keeps: 'paging' },
    one: { isSingle: true },
    search: { task: 'search', endsWhenClosed: true },
  },
  writeStatus: (_, status) => status,
  readStatus: ({ loading, errors, paging }) => ({ loading, errors, paging }),
})
const atRest = {
  loading: { main: false, search: false },
  errors: { main: null, search: null },
  paging: { page: 1, pages: 1, total: 0, limit: 10 },
}
const nothing: Places = { ...made.initial, found: [], near: [], one: null, search: [], ...atRest }
const places = (state: Places = nothing) => state
const slices = combineReducers({ api: baseApi.reducer, places, writes: writesReducer })
const reducer = withLists(slices, [made.sliceLists])
type State = ReturnType<typeof reducer>
const { found, near, one, search } = made.lists
// Its types and tags are there once the endpoints are.
void businessesApi

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
  said(
    'fulfilled',
    request,
    businessPage(
      ids.map((_id) => aBusiness({ _id })),
      pagination,
    ),
  )
const failed = (request: Request) => said('rejected', request, { kind: 'unexpected', status: 500, message: 'Jo' })
const stateAfter = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<State>(reducer, reducer(undefined, { type: '' }))
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id)
const view = (state: State, list: 'found' | 'near') => made.lists[list].selectShown(state)
const names = ({ places }: State) => places.openLists.map(({ list }) => list)

const paging = { current: 1, pages: 3, total: 25, limit: 10 }

describe('a list', () => {
  it('shows the answer to its request, from the request to its end', () => {
    const opened = stateAfter(found.opened([page(1)]), sent(page(1)))
    expect(view(opened, 'found')).toMatchObject({ isLoading: true, isFetching: true, isSuccess: false, error: null })
    const shown = reducer(opened, answered(page(1), ['b1', 'b2'], paging))
    expect(ids(shown.places.found)).toEqual(['b1', 'b2'])
    expect(view(shown, 'found')).toMatchObject({ page: 1, pages: 3, total: 25, limit: 10 })
    expect(view(shown, 'found')).toMatchObject({
      isLoading: false,
      isFetching: false,
      isSuccess: true,
      isPrevious: false,
    })
    const refused = reducer(opened, failed(page(1)))
    expect(view(refused, 'found')).toMatchObject({ isLoading: false, isFetching: false, error: { message: 'Jo' } })
  })

  it('shows at once what was answered before it was opened', () => {
    const state = stateAfter(sent(page(1)), answered(page(1), ['b1']))
    expect(state.places.found).toEqual([])
    expect(ids(reducer(state, found.opened([page(1)])).places.found)).toEqual(['b1'])
  })

  it('shows no answer to another request', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), sent(page(2)), answered(page(2), ['b9']))
    expect(state.places.found).toEqual([])
    expect(view(state, 'found').isLoading).toBe(true)
  })

  const first = [sent(page(1)), answered(page(1), ['b1'], paging)]

  it('keeps its items until the next answer, also when that fails, if it should', () => {
    const next = stateAfter(found.opened([page(1)]), ...first, found.opened([page(2)]), sent(page(2)))
    expect(ids(next.places.found)).toEqual(['b1'])
    expect(view(next, 'found')).toMatchObject({ page: 2, pages: 3, total: 25, isPrevious: true, isLoading: false })
    const refused = reducer(next, failed(page(2)))
    expect(ids(refused.places.found)).toEqual(['b1'])
    expect(view(refused, 'found')).toMatchObject({ isPrevious: true, isFetching: false, error: { message: 'Jo' } })
    // One more filter: what stands in is the last answer, not the failure.
    expect(ids(reducer(refused, found.opened([page(3)])).places.found)).toEqual(['b1'])
    const empty = reducer(next, answered(page(2), []))
    expect(empty.places.found).toEqual([])
    expect(view(empty, 'found').isPrevious).toBe(false)
  })

  it('keeps the answered pages of several, though not all were answered', () => {
    const both = [page(1), page(2)]
    const state = [found.opened(both), sent(page(1)), answered(page(1), ['b1'], paging), found.opened([page(3)])]
    expect(ids(stateAfter(...state, sent(page(3))).places.found)).toEqual(['b1'])
  })

  it('keeps its paging alone, if it should', () => {
    const next = stateAfter(near.opened([page(1)]), ...first, near.opened([page(2)]), sent(page(2)))
    expect(next.places.near).toEqual([])
    expect(view(next, 'near')).toMatchObject({ page: 2, pages: 3, total: 25, isLoading: true, isPrevious: false })
  })

  it('keeps its items when it is left, until it is opened for another request', () => {
    const closed = stateAfter(found.opened([page(1)]), ...first, found.closed())
    expect(ids(closed.places.found)).toEqual(['b1'])
    expect(view(closed, 'found').isOpen).toBe(false)
    expect(reducer(closed, found.opened([page(2)])).places.found).toEqual([])
  })

  it('is empty once the search that it is of is over', () => {
    const open = stateAfter(search.opened([page(1)]), ...first)
    expect(ids(open.places.search)).toEqual(['b1'])
    expect(reducer(open, search.closed()).places.search).toEqual([])
  })

  it('holds one item or null where it is a list of one', () => {
    const state = stateAfter(one.opened([single]), sent(single), answered(single, ['b1']))
    expect(state.places.one?._id).toBe('b1')
    expect(reducer(state, one.opened([queryRequest('getBusiness', { id: 'b2' })])).places.one).toBeNull()
    expect(one.select([single])(state).items).toEqual([state.places.one])
  })

  it('has no items where its one item is not there yet', () => {
    const opened = stateAfter(one.opened([single]), sent(single))
    expect(one.select([single])(opened).items).toEqual([])
  })

  it('keeps what the cache has dropped until it is opened again', () => {
    const { removeQueryResult } = baseApi.internalActions
    const state = stateAfter(found.opened([page(1)]), ...first, found.closed())
    const dropped = reducer(state, removeQueryResult({ queryCacheKey: cacheKey(page(1)) as never }))
    expect(dropped.api.queries).toEqual({})
    expect(ids(dropped.places.found)).toEqual(['b1'])
    expect(reducer(dropped, found.opened([page(1)])).places.found).toEqual([])
  })

  it('is left alone by answers to others', () => {
    const theirs = queryRequest('listReviews', {})
    expect(stateAfter(sent(theirs), failed(theirs)).places).toBe(stateAfter().places)
  })
})

describe('the view of a list', () => {
  it('is that of the very requests it is asked for, and else as these are about to open it', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']))
    const root = state
    expect(found.select([page(1)])(root)).toMatchObject({
      isOpen: true,
      isLoading: false,
      items: state.places.found,
    })
    for (const requests of [[page(2)], []])
      expect(near.select(requests)(root)).toMatchObject({ isOpen: false, isLoading: true, items: [] })
    const awaited = { isOpen: false, isSuccess: false, isFetching: true, items: state.places.found }
    expect(found.select([page(2)])(root)).toMatchObject({ ...awaited, isPrevious: true })
    expect(found.select([page(1), page(2)])(root)).toMatchObject({ ...awaited, isPrevious: false })
  })

  it('is the same object while nothing of it changes', () => {
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']))
    const later = [near.opened([page(5)]), sent(page(5)), answered(page(5), [])].reduce(reducer, state)
    expect(later).not.toBe(state)
    expect(found.select([page(1)])(later)).toBe(found.select([page(1)])(state))
  })

  it('leaves the state as it is at an action that changes nothing, a write under way and an answer that was dropped included', () => {
    const arg = { endpointName: 'createBusiness', originalArgs: { newBusiness: { name: 'Kafe' } } }
    const writes = { type: 'api/executeMutation/pending', meta: { requestId: 'w', startedTimeStamp: 1, arg } }
    const drops = baseApi.internalActions.removeQueryResult({ queryCacheKey: cacheKey(page(1)) } as never)
    const state = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']), writes, drops)
    expect([state.writes.length, ids(state.places.found)]).toEqual([1, ['b1']])
    expect(reducer(state, { type: 'nobody/handlesThis' })).toBe(state)
  })
})

describe('the fields beside the items', () => {
  const opened = stateAfter(
    ...[search.opened([page(3)]), near.opened([page(2)]), found.opened([page(1)])],
    ...[page(1), page(2), page(3)].map(sent),
  )

  it('say of each task that something is awaited, and why the first list of it failed', () => {
    expect(opened.places).toMatchObject({ loading: { main: true, search: true }, errors: { main: null, search: null } })
    const refused = [page(1), page(3)].map(failed).reduce(reducer, opened)
    expect(refused.places).toMatchObject({
      loading: { main: true, search: false },
      errors: { main: 'Jo', search: 'Jo' },
    })
    expect(reducer(refused, found.closed()).places.errors.main).toBeNull()
  })

  it('say the paging of the first list on screen, and of the last one when none is', () => {
    const shown = [answered(page(1), ['b1'], { ...paging, total: 21 }), answered(page(2), ['b2'], paging)]
    const state = shown.reduce(reducer, opened)
    expect(state.places.paging).toEqual({ page: 1, pages: 3, total: 21, limit: 10 })
    const left = [found.closed(), search.closed()].reduce(reducer, state)
    expect(left.places.paging).toEqual({ page: 2, pages: 3, total: 25, limit: 10 })
    expect(reducer(left, near.closed()).places.paging).toMatchObject({ page: 1, total: 21 })
  })

  const toldBy = (change: Partial<Places>, state: State) =>
    found.select([page(1)])({ ...state, places: { ...state.places, ...change } })

  it('are what the list is told by', () => {
    const shown = reducer(opened, answered(page(1), ['b1'], paging))
    const elsewhere = { page: 4, pages: 5, total: 42, limit: 9 }
    expect(toldBy({ paging: elsewhere }, shown)).toMatchObject({ page: 4, pages: 5, total: 42 })
    expect(toldBy({ found: [] }, shown).items).toEqual([])
    expect(toldBy(atRest, opened)).toMatchObject({ isLoading: false, isFetching: false })
    const refused = reducer(opened, failed(page(1)))
    expect(toldBy(atRest, refused).error).toBeNull()
    const errors = { main: 'Tjetër', search: null }
    expect(toldBy({ errors }, refused).error).toMatchObject({ message: 'Tjetër' })
    // At rest, too.
    expect(toldBy({ errors }, shown).error).toEqual({ kind: 'unexpected', status: 0, message: 'Tjetër' })
    const loading = { main: true, search: false }
    expect(toldBy({ loading }, shown)).toMatchObject({ isFetching: true, isLoading: false })
  })
})

describe('the view of a list that is not open', () => {
  it('knows at once that there is no such thing', () => {
    const gone = { kind: 'notFound', status: 404, message: 'Jo' }
    const state = stateAfter(sent(single), said('rejected', single, gone))
    const view = one.select([single])(state)
    expect(view).toMatchObject({ isOpen: false, isLoading: false, items: [], error: gone })
    const refused = stateAfter(sent(single), failed(single))
    expect(one.select([single])(refused)).toMatchObject({ isLoading: true, error: null })
  })

  it('awaits its requests where it has none', () => {
    expect(found.select([])(stateAfter())).toMatchObject({ isOpen: false, isSuccess: false, items: [] })
  })
})

describe('several lists', () => {
  const both = [found.opened([page(1)]), near.opened([page(2)]), one.opened([single])]

  it('are opened and closed each by itself, the newest last', () => {
    const state = stateAfter(...both, sent(page(1)), answered(page(1), ['b1']))
    expect(names(state)).toEqual(['found', 'near', 'one'])
    expect(names(reducer(state, near.opened([page(3)])))).toEqual(['found', 'one', 'near'])
    expect(names(reducer(state, near.closed()))).toEqual(['found', 'near', 'one'])
  })

  it('are each open by their names alone, though their requests are equal', () => {
    const root = stateAfter(found.opened([page(1)]), sent(page(1)), answered(page(1), ['b1']))
    expect(found.select([page(1)])(root).isOpen).toBe(true)
    // What the cache has for it is there at once all the same.
    expect(near.select([page(1)])(root)).toMatchObject({ isOpen: false, isSuccess: true, isLoading: false })
    expect(ids(near.select([page(1)])(root).items)).toEqual(['b1'])
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
  expect(view(state, 'found').pages).toBe(count)
})
