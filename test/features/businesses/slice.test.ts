// @vitest-environment jsdom
// The business lists through the real store: named fields, loading, errors, writes.

import { aBusiness, businessPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { businessesApi } from '@/api'
import { makeStore } from '@/app/store'
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

/** Asks for a category's businesses and has them answered. */
async function listed(items = [aBusiness(), aBusiness({ _id: 'b2' })], pagination = {}) {
  store.dispatch(openList('listBusinessesByCategory', { id: 'c1' }))
  await settle()
  await server.last('/businesses/category/c1').reply(businessPage(items, pagination))
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
        store.dispatch(call(page) as never)
        await settle()
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
    store.dispatch(openList(endpoint, { id: 'c1', q: 'kafe' } as never))
    await settle()
    expect(businesses()).toMatchObject(unpaged)
    await server.last(path).reply(single ?? businessPage([aBusiness()], { current: 1, pages: 4, total: 31, limit: 8 }))
    expect(businesses()).toMatchObject(
      single ? unpaged : { currentPage: 1, totalPages: 4, totalCount: 31, pageSize: 8 },
    )
  })

  it('replaces an updated business by _id in every list [STATE-04]', async () => {
    await listed()
    store.dispatch(openList('getBusiness', { id: 'b1' }))
    await settle()
    await server.last('/businesses/b1').reply({ success: true, data: aBusiness() })
    store.dispatch(updateBusiness.initiate({ id: 'b1', businessChanges: { name: 'Kafe e Re' } }))
    await settle()
    const put = server.requests.find(({ method }) => method === 'PUT')
    await put?.reply({ success: true, data: aBusiness({ name: 'Kafe e Re' }) })
    expect(businesses().businesses[0]?.name).toBe('Kafe e Re')
    expect(businesses().selectedBusiness?.name).toBe('Kafe e Re')
  })

  it('removes a deleted business from every list and clears the selection [STATE-05] [STATE-06] [DIRCALL-23]', async () => {
    await listed([aBusiness(), aBusiness({ _id: 'b2' })], { total: 12 })
    store.dispatch(openList('universalSearch', { q: 'kafe' }))
    store.dispatch(openList('getBusiness', { id: 'b1' }))
    await settle()
    await server.last('/businesses/universal-search').reply(businessPage([aBusiness()]))
    await server.last('/businesses/b1').reply({ success: true, data: aBusiness() })
    store.dispatch(deleteBusiness.initiate({ id: 'b1' }))
    await settle()
    await server.requests.find(({ method }) => method === 'DELETE')?.reply({ success: true })
    expect(businesses()).toMatchObject({ selectedBusiness: null, searchResults: [], totalCount: 11 })
    expect(businesses().businesses.map(({ _id }) => _id)).toEqual(['b2'])
  })
})

describe('category page filters', () => {
  it('follow the address', () => {
    store.dispatch(locationChanged({ path: '/kategorite/x', query: { kerko: 'pica', yje: '4' }, key: 'k', at: 1 }))
    expect(businesses().filters).toEqual({ ...noFilters, search: 'pica', rating: '4+' })
  })
})
