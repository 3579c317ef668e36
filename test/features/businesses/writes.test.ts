// @vitest-environment jsdom
// What becomes of businesses that the state holds when something else is written: other lists, none, a write without an answer.
import { aBusiness, businessPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, businessesApi } from '@/api'
import type { Business } from '@/api/generated/types'
import { makeStore } from '@/app/store'
import { initialState } from '@/features/businesses/model/businessLists'
import { noFilters } from '@/features/businesses/model/filters'
import { locationChanged } from '@/lib/navigationEvents'
import { reviewsRecounted } from '@/lib/reviewEvents'

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
afterEach(() => vi.unstubAllGlobals())

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

  it('is not among what a search found', async () => {
    await listed('universalSearch', { q: 'kafe' })
    await created(bare)
    expect(ids(businesses().searchResults)).toEqual(['b1', 'b2'])
  })
})

describe('businesses added while no list of them is on screen', () => {
  it('are there while a search is', async () => {
    await listed('universalSearch', { q: 'kafe' })
    await created(aBusiness({ _id: 'b3' }))
    expect(ids(businesses().businesses)).toEqual(['b3'])
  })

  it('are changed and deleted like others', async () => {
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
  const { listings } = businesses()
  expect(await updated('b1')).toHaveProperty('data')
  expect(businesses().businesses).toEqual(two)
  expect(Object.keys(businesses().listings)).toEqual(Object.keys(listings))
})

it('a review counts for its business at once, wherever that is on screen', async () => {
  await listed('listBusinessesByCategory', { id: 'c1' })
  await listed('universalSearch', { q: 'kafe' })
  store.dispatch(reviewsRecounted({ businessId: 'b2', by: 1 }))
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
