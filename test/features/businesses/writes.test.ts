// @vitest-environment jsdom
// Where a business that was just added stands, and what becomes of those in the state when something else is written.
import { aBusiness, businessPage } from '@test/builders/entities'
import { type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { baseApi, businessesApi, reviewsApi } from '@/api'
import type { Business } from '@/api/endpoints/generated/types'
import { makeStore } from '@/app/store'
import { initialState } from '@/features/businesses/model/businessLists'
import { noFilters } from '@/features/businesses/model/filters'
import { locationChanged } from '@/store/navigationEvents'

const { createBusiness, updateBusiness, deleteBusiness } = businessesApi.endpoints
const newBusiness = { name: 'Ri', businessName: 'Ri', category: 'c1', url: 'https://ri.example' }

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const businesses = () => store.getState().businesses
const ids = (items: readonly Business[]) => items.map(({ _id }) => _id)

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})

const answered = (method: string, answer: object) =>
  server.requests.findLast((request) => request.method === method)?.reply({ success: true, ...answer })

async function created(data?: Business) {
  store.dispatch(createBusiness.initiate({ newBusiness }))
  await settle()
  await answered('POST', { data })
}

async function updated(id: string, data?: Business) {
  const done = store.dispatch(updateBusiness.initiate({ id, businessChanges: { name: 'Tjetër' } }))
  await settle()
  await answered('PUT', { data })
  return done
}

async function deleted(id: string) {
  store.dispatch(deleteBusiness.initiate({ id }))
  await settle()
  await answered('DELETE', {})
}

const two = [aBusiness(), aBusiness({ _id: 'b2', reviewCount: 2 })]
/** Shows them as the answer to this request. */
async function listed(...request: Parameters<typeof openList>) {
  store.dispatch(openList(...request))
  await settle()
  await server.requests.at(-1)?.reply(businessPage(two))
}

/** The server lists two for this request; then a business of category c1 with two subcategories is added. */
async function addedTo(endpoint: ListEndpoint, args: object) {
  await listed(endpoint, args as never)
  const subcategories = [{ _id: 's1' }, { _id: 's2' }]
  await created(aBusiness({ _id: 'b3', category: { _id: 'c1' }, subcategory: { _id: 's1' }, subcategories }))
}

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
  ['listBusinessesByCategory', 'c2'],
  ['listBusinessesBySubcategory', 's3'],
] as const)('a business just added is not in %s of %s, which is not its own', async (endpoint, id) => {
  await addedTo(endpoint, { id, sort: 'newest' })
  expect(ids(businesses().businesses)).toEqual(['b1', 'b2'])
})

describe('a business added without a category', () => {
  const bare = aBusiness({ _id: 'b3' })

  it.each([
    ['listBusinessesByCategory', { id: 'c1' }],
    ['listBusinessesBySubcategory', { id: 's1' }],
  ] as const)('is in no list of %s', async (endpoint, args) => {
    await listed(endpoint, args)
    await created(bare)
    expect(ids(businesses().businesses)).toEqual(['b1', 'b2'])
    expect(businesses().loading.add).toBe(false)
  })
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
  store.dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))
  await settle()
  for (const list of [businesses().businesses, businesses().searchResults])
    expect(list.map(({ _id, reviewCount }) => [_id, reviewCount])).toEqual([
      ['b1', 0],
      ['b2', 3],
    ])
})

it('with the cache everything goes but the filters, which the address still has', async () => {
  store.dispatch(locationChanged({ path: '/kategorite/x', query: { kerko: 'pica' }, key: 'k', at: 1 }))
  await created(aBusiness({ _id: 'b3' }))
  store.dispatch(baseApi.util.resetApiState())
  expect(businesses()).toEqual({ ...initialState, filters: { ...noFilters, search: 'pica' } })
})
