// @vitest-environment jsdom
// The business lists through the real store: named fields, loading, errors, writes.

import { aBusiness, businessPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessesApi } from '@/api'
import { makeStore } from '@/app/store'
import { queryFromFilters } from '@/features/businesses/model/filterRequests'
import { filtersFromQuery, noFilters, ratingOptions, sortOptions } from '@/features/businesses/model/filters'
import { businessesSlice } from '@/features/businesses/model/slice'
import { locationChanged } from '@/lib/navigationEvents'

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
afterEach(() => vi.unstubAllGlobals())

/** Asks for a category's businesses and has them answered. */
async function listed(items = [aBusiness(), aBusiness({ _id: 'b2' })], pagination = {}) {
  store.dispatch(openList('listBusinessesByCategory', { id: 'c1' }))
  await settle()
  await server.last('/businesses/category/c1').reply(businessPage(items, pagination))
}

describe('business state', () => {
  const found = (...ids: string[]) => businessPage(ids.map((_id) => aBusiness({ _id })))
  const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

  it.each([
    ['businesses', (page: number) => openList('listBusinesses', { page }), '/businesses'],
    [
      'businesses',
      (page: number) => openList('listBusinessesByCategory', { id: 'c1', page }),
      '/businesses/category/c1',
    ],
    [
      'businesses',
      (page: number) => openList('listBusinessesBySubcategory', { id: 's1', page }),
      '/businesses/subcategory/s1',
    ],
    ['searchResults', (page: number) => openList('searchBusinesses', { q: `x${page}` }), '/businesses/search'],
    ['searchResults', (page: number) => openList('universalSearch', { q: `x${page}` }), '/businesses/universal-search'],
  ] as const)(
    'holds in %s what was answered last; a search that failed has found nothing [BIZSTATE-01] (%#)',
    async (field, call, path) => {
      const empty = { businesses: [], searchResults: [], selectedBusiness: null }
      expect(businessesSlice.getInitialState()).toMatchObject(empty)
      const ask = async (page: number) => {
        store.dispatch(call(page) as never)
        await settle()
      }
      await ask(1)
      expect(businesses()).toMatchObject(empty)
      await server.last(path).reply(found('b1', 'b2'))
      expect(businesses()).toMatchObject({ ...empty, [field]: [{ _id: 'b1' }, { _id: 'b2' }] })
      await ask(2)
      expect(ids(businesses()[field])).toEqual(['b1', 'b2'])
      await server.last(path).reply({ success: false, message: 'Jo' }, 403)
      expect(ids(businesses()[field])).toEqual(field === 'searchResults' ? [] : ['b1', 'b2'])
      await ask(3)
      await server.last(path).reply(found('b7'))
      expect(businesses()).toMatchObject({ ...empty, [field]: [{ _id: 'b7' }] })
      await ask(4)
      await server.last(path).reply(found())
      expect(businesses()).toMatchObject(empty)
    },
  )

  it('holds in selectedBusiness the one that is open, and none while another is on its way or failed [BIZSTATE-01]', async () => {
    for (const [id, status] of [
      ['b1', 200],
      ['b2', 404],
      ['b3', 200],
    ] as const) {
      store.dispatch(openList('getBusiness', { id }))
      await settle()
      expect(businesses()).toMatchObject({ businesses: [], searchResults: [], selectedBusiness: null })
      await server.last(`/businesses/${id}`).reply({ success: status === 200, data: aBusiness({ _id: id }) }, status)
      expect(businesses().selectedBusiness?._id).toBe(status === 200 ? id : undefined)
      expect(businesses()).toMatchObject({ businesses: [], searchResults: [] })
    }
  })

  it('has the loading flags and errors main, search and add [BIZSTATE-02]', () => {
    const { loading, errors } = businessesSlice.getInitialState()
    expect(loading).toEqual({ main: false, search: false, add: false })
    expect(errors).toEqual({ main: null, search: null, add: null })
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
    'waits for %s alone and has its failure alone, whatever came before [BIZSTATE-02] (%#)',
    async (task, call) => {
      const flags = { main: false, search: false, add: false }
      const errors = { main: null, search: null, add: null }
      const done = { data: aBusiness(), ...businessPage([aBusiness()], { pages: 9, total: 81 }) }
      const answers = [
        [200, done, null],
        [200, done, null],
        [403, { success: false, message: 'Jo' }, 'Jo'],
        [400, { success: false }, 'HTTP error! status: 400'],
        [200, { success: false }, 'API request failed'],
        [0, {}, 'Network error. Please check your connection.'],
        [0, {}, 'Network error. Please check your connection.'],
        [200, done, null],
      ] as const
      for (const [at, [status, body, message]] of answers.entries()) {
        store.dispatch(call(at + 1) as never)
        await settle()
        expect(businesses(), `${at}`).toMatchObject({ loading: { ...flags, [task]: true }, errors })
        // A read that got no answer is sent once more (NET-10).
        for (let time = 0; time < 2; time += 1)
          await (status === 0 ? server.requests.at(-1)?.fail() : server.requests.at(-1)?.reply(body, status))
        expect(businesses(), `${at}`).toMatchObject({ loading: flags, errors: { ...errors, [task]: message } })
      }
    },
  )

  it('is done with a business added, whether the answer names it or not [BIZSTATE-02]', async () => {
    for (const answer of [{ data: aBusiness() }, {}, { data: null }, { data: {} }, { message: 'U shtua' }]) {
      store.dispatch(createBusiness.initiate({ newBusiness }))
      await settle()
      expect(businesses().loading.add).toBe(true)
      await server.last('/businesses').reply({ success: true, ...answer }, 201)
      expect(businesses()).toMatchObject({ loading: { add: false }, errors: { add: null } })
    }
  })

  it('starts on page 1 of 1 with nothing counted and ten a page [BIZSTATE-03]', () => {
    expect(businessesSlice.getInitialState()).toMatchObject(unpaged)
    expect(businesses()).toMatchObject(unpaged)
  })

  it.each([
    ['a list', 'listBusinesses', undefined, '/businesses'],
    ['a category', 'listBusinessesByCategory', undefined, '/businesses/category/c1'],
    ['a subcategory', 'listBusinessesBySubcategory', undefined, '/businesses/subcategory/c1'],
    ['a search', 'universalSearch', undefined, '/businesses/universal-search'],
    ['a business', 'getBusiness', { success: true, data: aBusiness({ _id: 'c1' }) }, '/businesses/c1'],
  ] as const)('stays so until %s is answered that has pages [BIZSTATE-03]', async (_, endpoint, single, path) => {
    store.dispatch(openList(endpoint, { id: 'c1', q: 'kafe' } as never))
    expect(businesses()).toMatchObject(unpaged)
    await settle()
    expect(businesses()).toMatchObject(unpaged)
    await server.last(path).reply(single ?? businessPage([aBusiness()], { current: 1, pages: 4, total: 31, limit: 8 }))
    expect(businesses()).toMatchObject(
      single ? unpaged : { currentPage: 1, totalPages: 4, totalCount: 31, pageSize: 8 },
    )
  })

  it('stays so while businesses are added [BIZSTATE-03]', async () => {
    store.dispatch(createBusiness.initiate({ newBusiness }))
    await settle()
    await server.last('/businesses').reply({ success: true, data: aBusiness() }, 201)
    expect(businesses()).toMatchObject(unpaged)
  })

  it('has the newest first of those created while no list is on screen [STATE-03]', async () => {
    for (const _id of ['b3', 'b4']) {
      store.dispatch(createBusiness.initiate({ newBusiness }))
      await settle()
      await server.last('/businesses').reply({ success: true, data: aBusiness({ _id }) }, 201)
    }
    expect(businesses().businesses.map(({ _id }) => _id)).toEqual(['b4', 'b3'])
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
  it('follow the address and survive the way there and back', () => {
    for (const rating of ratingOptions) {
      for (const sortBy of sortOptions) {
        const filters = { search: 'kafe & çaj', location: 'Vlorë', rating, sortBy }
        const query = Object.fromEntries(new URLSearchParams(queryFromFilters(filters, 3)))
        expect(filtersFromQuery(query)).toEqual(filters)
        expect(query.faqe).toBe('3')
      }
    }
    store.dispatch(locationChanged({ path: '/kategorite/x', query: { kerko: 'pica', yje: '4' }, key: 'k', at: 1 }))
    expect(businesses().filters).toEqual({ ...noFilters, search: 'pica', rating: '4+' })
  })
})
