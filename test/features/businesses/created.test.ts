// @vitest-environment jsdom
// Where a business that was just added stands: in front of each list that it belongs to, and in no other.
import { aBusiness, businessPage } from '@test/builders/entities'
import { type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessesApi } from '@/api'
import { makeStore } from '@/app/store'

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const ids = () => store.getState().businesses.businesses.map(({ _id }) => _id)

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})
afterEach(() => vi.unstubAllGlobals())

/** The server lists two for this request; then a business of category c1 with two subcategories is added. */
async function addedTo(endpoint: ListEndpoint, args: object, path: string) {
  store.dispatch(openList(endpoint, args as never))
  await settle()
  await server.last(path).reply(businessPage([aBusiness(), aBusiness({ _id: 'b2' })]))
  const newBusiness = { name: 'Ri', businessName: 'Ri', category: 'c1', url: 'https://ri.example' }
  store.dispatch(businessesApi.endpoints.createBusiness.initiate({ newBusiness }))
  await settle()
  const data = aBusiness({
    _id: 'b3',
    category: { _id: 'c1' },
    subcategory: { _id: 's1' },
    subcategories: [{ _id: 's1' }, { _id: 's2' }],
  })
  await server.requests.findLast(({ method }) => method === 'POST')?.reply({ success: true, data }, 201)
}

const lists = [
  ['the list of all', 'listBusinesses', undefined, '/businesses'],
  ['its category', 'listBusinessesByCategory', 'c1', '/businesses/category/c1'],
  ['its first subcategory', 'listBusinessesBySubcategory', 's1', '/businesses/subcategory/s1'],
  ['its second subcategory', 'listBusinessesBySubcategory', 's2', '/businesses/subcategory/s2'],
] as const

describe.each(lists)('a business just added, in %s', (_, endpoint, id, path) => {
  const args = (more: object) => ({ ...(id && { id }), ...more })

  it.each([{}, { page: 1, limit: 10 }, { sort: 'newest' }, { page: 1, limit: 10, sort: 'newest' }])(
    'is first at once where the request is %j [STATE-03]',
    async (more) => {
      await addedTo(endpoint, args(more), path)
      expect(ids()).toEqual(['b3', 'b1', 'b2'])
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
    await addedTo(endpoint, args(more), path)
    expect(ids()).toEqual(['b1', 'b2'])
  })
})

it.each([
  ['listBusinessesByCategory', 'c2', '/businesses/category/c2'],
  ['listBusinessesBySubcategory', 's3', '/businesses/subcategory/s3'],
] as const)('a business just added is not in %s of %s, which is not its own', async (endpoint, id, path) => {
  await addedTo(endpoint, { id, sort: 'newest' }, path)
  expect(ids()).toEqual(['b1', 'b2'])
})
