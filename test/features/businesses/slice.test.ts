// @vitest-environment jsdom
// The business lists through the real store: named fields, loading, errors; where a business that was just added stands,
// and what becomes of those in the state when something else is written.

import { aBusiness, businessPage } from '@test/builders/entities'
import { dispatched, type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { baseApi, businessesApi, reviewsApi } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { initialState } from '@/features/businesses/model/businessLists'
import { noFilters } from '@/features/businesses/model/filters'
import { locationChanged } from '@/store/navigationEvents'

const { createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const businesses = () => store.getState().businesses
/** The paging of no list. */
const unpaged = { currentPage: 1, totalPages: 1, totalCount: 0, pageSize: 10 }
const newBusiness = { name: 'Ri', businessName: 'Ri', category: 'c1', url: 'https://ri.example' }

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})

const ids = (items: readonly Business[]) => items.map(({ _id }) => _id)

const answered = (method: string, answer: object) =>
  server.requests.findLast((request) => request.method === method)?.reply({ success: true, ...answer })

async function created(data?: Business) {
  await dispatched(store, createBusiness.initiate({ newBusiness }))
  await answered('POST', { data })
}

async function updated(id: string, data?: Business) {
  const done = store.dispatch(updateBusiness.initiate({ id, businessChanges: { name: 'Tjetër' } }))
  await settle()
  await answered('PUT', { data })
  return done
}

async function deleted(id: string) {
  await dispatched(store, deleteBusiness.initiate({ id }))
  await answered('DELETE', {})
}

const two = [aBusiness(), aBusiness({ _id: 'b2', reviewCount: 2 })]
/** Shows them as the answer to this request. */
async function listed(...request: Parameters<typeof openList>) {
  await dispatched(store, openList(...request))
  await server.requests.at(-1)?.reply(businessPage(two, { total: 12 }))
}

describe('business state', () => {
  const none = { main: null, search: null, add: null }
  const idle = { main: false, search: false, add: false }

  it('begins empty, with the tasks main, search and add, on page 1 of 1 of ten each [BIZSTATE-01] [BIZSTATE-02] [BIZSTATE-03]', () => {
    const empty = { businesses: [], searchResults: [], selectedBusiness: null }
    expect(businesses()).toMatchObject({ ...empty, loading: idle, errors: none, ...unpaged })
    expect(Object.keys(businesses().loading)).toEqual(['main', 'search', 'add'])
  })

  it.each([
    ['main', (page: number) => openList('listBusinesses', { page })],
    ['main', (page: number) => openList('listBusinessesByCategory', { id: 'c1', page })],
    ['main', (page: number) => openList('listBusinessesBySubcategory', { id: 's1', page })],
    ['main', (page: number) => openList('getBusiness', { id: `b${page}` })],
    ['search', (page: number) => openList('searchBusinesses', { q: `x${page}` })],
    ['search', (page: number) => openList('universalSearch', { q: `x${page}` })],
    ['add', () => createBusiness.initiate({ newBusiness })],
  ] as const)(
    'waits for %s alone and has its failure alone, until it succeeds [BIZSTATE-02] (%#)',
    async (task, call) => {
      const done = { data: aBusiness(), ...businessPage([aBusiness()]) }
      for (const [page, status, body, message] of [
        [1, 403, { success: false, message: 'Jo' }, 'Jo'],
        [2, 200, done, null],
      ] as const) {
        await dispatched(store, call(page) as never)
        expect(businesses()).toMatchObject({ loading: { ...idle, [task]: true }, errors: none })
        await server.requests.at(-1)?.reply(body, status)
        expect(businesses()).toMatchObject({ loading: idle, errors: { ...none, [task]: message } })
      }
    },
  )

  it.each([
    ['a list', 'listBusinesses', undefined, '/businesses'],
    ['a search', 'universalSearch', undefined, '/businesses/universal-search'],
    ['a business', 'getBusiness', { success: true, data: aBusiness({ _id: 'c1' }) }, '/businesses/c1'],
  ] as const)('is unpaged until %s is answered that has pages [BIZSTATE-03]', async (_, endpoint, single, path) => {
    await dispatched(store, openList(endpoint, { id: 'c1', q: 'kafe' } as never))
    expect(businesses()).toMatchObject(unpaged)
    await server.last(path).reply(single ?? businessPage([aBusiness()], { current: 1, pages: 4, total: 31, limit: 8 }))
    expect(businesses()).toMatchObject(
      single ? unpaged : { currentPage: 1, totalPages: 4, totalCount: 31, pageSize: 8 },
    )
  })

  it('replaces an updated business by _id in every list [STATE-04]', async () => {
    await listed('listBusinessesByCategory', { id: 'c1' })
    await dispatched(store, openList('getBusiness', { id: 'b1' }))
    await server.last('/businesses/b1').reply({ success: true, data: aBusiness() })
    await updated('b1', aBusiness({ name: 'Kafe e Re' }))
    expect(businesses().businesses[0]?.name).toBe('Kafe e Re')
    expect(businesses().selectedBusiness?.name).toBe('Kafe e Re')
  })

  it('removes a deleted business from every list and clears the selection [STATE-05] [STATE-06] [DIRCALL-23]', async () => {
    await listed('universalSearch', { q: 'kafe' })
    await listed('listBusinessesByCategory', { id: 'c1' })
    await dispatched(store, openList('getBusiness', { id: 'b1' }))
    await server.last('/businesses/b1').reply({ success: true, data: aBusiness() })
    await deleted('b1')
    expect(businesses()).toMatchObject({ selectedBusiness: null, totalCount: 11 })
    for (const list of [businesses().businesses, businesses().searchResults]) expect(ids(list)).toEqual(['b2'])
  })
})

/** The server lists two for this request; then a business of category c1 with two subcategories is added. */
async function addedTo(endpoint: ListEndpoint, args: object, fields: Partial<Business> = {}) {
  await listed(endpoint, args as never)
  const subcategories = [{ _id: 's1' }, { _id: 's2' }]
  const places = { category: { _id: 'c1' }, subcategory: { _id: 's1' }, subcategories }
  await created(aBusiness({ _id: 'b3', ...places, ...fields }))
}
const none = { category: undefined, subcategory: undefined, subcategories: undefined }

const lists = [
  ['the list of all', 'listBusinesses', undefined],
  ['its category', 'listBusinessesByCategory', 'c1'],
  ['its first subcategory', 'listBusinessesBySubcategory', 's1'],
  ['its second subcategory', 'listBusinessesBySubcategory', 's2'],
] as const

describe.each(lists)('a business just added, in %s', (_, endpoint, id) => {
  const args = (more: object) => ({ ...(id && { id }), ...more })

  it.each([{}, { page: 1, limit: 10 }, { sort: 'newest' }, { page: 1, limit: 10, sort: 'newest' }])(
    'is first at once where the request is %j [STATE-03]',
    async (more) => {
      await addedTo(endpoint, args(more))
      expect(ids(businesses().businesses)).toEqual(['b3', 'b1', 'b2'])
    },
  )

  // Whether it is there, and where, the server says (Q43).
  it.each([
    { page: 2 },
    { page: 2, sort: 'newest' },
    { businessName: 'kafe' },
    { city: 'Vlorë' },
    { minRating: 4 },
    { sort: 'rating_desc' },
    { sort: 'reviews_desc' },
    { sort: 'newest', minRating: 4 },
  ])('is not there where the request is %j, to which it need not belong', async (more) => {
    await addedTo(endpoint, args(more))
    expect(ids(businesses().businesses)).toEqual(['b1', 'b2'])
  })
})

it.each([
  ['another category', 'listBusinessesByCategory', { id: 'c2', sort: 'newest' }, {}],
  ['another subcategory', 'listBusinessesBySubcategory', { id: 's3', sort: 'newest' }, {}],
  ['a category, if it has none', 'listBusinessesByCategory', { id: 'c1' }, none],
  ['a subcategory, if it has none', 'listBusinessesBySubcategory', { id: 's1' }, none],
] as const)('a business just added is not in the list of %s', async (_, endpoint, args, fields) => {
  await addedTo(endpoint, args, fields)
  expect(ids(businesses().businesses)).toEqual(['b1', 'b2'])
  expect(businesses().loading.add).toBe(false)
})

describe('businesses added while no list of them is on screen', () => {
  it('are there while a search is', async () => {
    await listed('universalSearch', { q: 'kafe' })
    await created(aBusiness({ _id: 'b3' }))
    expect(ids(businesses().businesses)).toEqual(['b3'])
    expect(ids(businesses().searchResults)).toEqual(['b1', 'b2'])
  })

  it('are listed the newest first, changed and deleted like others [STATE-03] [STATE-04] [STATE-05]', async () => {
    await created(aBusiness({ _id: 'b3' }))
    await created(aBusiness({ _id: 'b4' }))
    await updated('b3', aBusiness({ _id: 'b3', name: 'Tjetër' }))
    expect(businesses().businesses).toMatchObject([
      { _id: 'b4', name: 'Kafe Drini' },
      { _id: 'b3', name: 'Tjetër' },
    ])
    await deleted('b4')
    expect(ids(businesses().businesses)).toEqual(['b3'])
  })

  it('make room for the list that comes on screen', async () => {
    await created(aBusiness({ _id: 'b3' }))
    await listed('listBusinessesByCategory', { id: 'c1' })
    expect(ids(businesses().businesses)).toEqual(['b1', 'b2'])
  })
})

it('a change that is answered without the business leaves the list as it is', async () => {
  await listed('listBusinessesByCategory', { id: 'c1' })
  expect(await updated('b1')).toHaveProperty('data')
  expect(businesses().businesses).toEqual(two)
  expect(store.getState().writes).toEqual([])
})

it('a review counts for its business at once, wherever that is on screen', async () => {
  await listed('listBusinessesByCategory', { id: 'c1' })
  await listed('universalSearch', { q: 'kafe' })
  const newReview = { business: 'b2', user: 'u1', rating: 5, title: 'T', comment: 'K', isApproved: true as const }
  await dispatched(store, reviewsApi.endpoints.createReview.initiate({ newReview }))
  for (const list of [businesses().businesses, businesses().searchResults])
    expect(list.map(({ _id, reviewCount }) => [_id, reviewCount])).toEqual([
      ['b1', 0],
      ['b2', 3],
    ])
})

it('with the cache everything goes but the filters, which the address still has', async () => {
  store.dispatch(locationChanged({ path: '/kategorite/x', query: { kerko: 'pica', yje: '4' }, key: 'k', at: 1 }))
  await created(aBusiness({ _id: 'b3' }))
  store.dispatch(baseApi.util.resetApiState())
  expect(businesses()).toEqual({ ...initialState, filters: { ...noFilters, search: 'pica', rating: '4+' } })
})
