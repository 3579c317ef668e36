// @vitest-environment jsdom
// What becomes of categories that the state holds when something else is written or looked for.
import { aCategory, aSubcategory } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, categoriesApi } from '@/api'
import { makeStore } from '@/app/store'
import { initialState } from '@/features/categories/model/categoryLists'
import { subcategoriesChosen } from '@/features/categories/model/slice'
import { locationChanged } from '@/lib/navigationEvents'

const { createCategory, updateCategory } = categoriesApi.endpoints

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const categories = () => store.getState().categories
const searchFor = (kerko: string) =>
  store.dispatch(locationChanged({ path: '/kategorite', query: { kerko }, key: 'k', at: 1 }))

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})
afterEach(() => vi.unstubAllGlobals())

/** Shows these as the answer to this request. */
async function listed(request: Parameters<typeof openList>, data: unknown) {
  store.dispatch(openList(...request))
  await settle()
  await server.requests.at(-1)?.reply({ success: true, data })
}
const answered = (method: string, answer: object) =>
  server.requests.findLast((request) => request.method === method)?.reply({ success: true, ...answer })

async function created(data?: object) {
  const done = store.dispatch(createCategory.initiate({ body: { name: 'Dyqane' } }))
  await settle()
  await answered('POST', { data })
  return done
}

async function updated(data?: object) {
  const done = store.dispatch(updateCategory.initiate({ id: 'c1', body: { name: 'Dyqane' } }))
  await settle()
  await answered('PUT', { data })
  return done
}

describe('a new category', () => {
  const shops = aCategory({ _id: 'c3', name: 'Dyqane' })

  it('is not among the subcategories', async () => {
    await listed(['listSubcategories', undefined], [aSubcategory()])
    await created(shops)
    expect(categories().subcategories).toEqual([aSubcategory()])
  })

  it('is not among what was found before', async () => {
    searchFor('pic')
    await listed(['searchCategories', { q: 'pic' }], [aCategory()])
    await listed(['searchSubcategories', { q: 'pic' }], [])
    await created(shops)
    expect(categories().searchResults).toEqual([aCategory()])
  })
})

it.each([
  ['a creation', created],
  ['a change', updated],
])('%s that is answered without the category leaves the list as it is', async (_, write) => {
  await listed(['listCategories', undefined], [aCategory()])
  expect(await write()).toHaveProperty('data')
  expect(categories().categories).toEqual([aCategory()])
})

describe('the combined search', () => {
  beforeEach(async () => {
    searchFor('pic')
    await listed(['searchCategories', { q: 'pic' }], [aCategory()])
    await listed(['searchSubcategories', { q: 'pic' }], [])
  })
  const waiting = { searchLoading: true, searchResults: [], searchError: null }

  it('has no results for a text that is not asked for yet', () => {
    expect(categories().searchResults).toEqual([aCategory()])
    searchFor('pica')
    expect(categories()).toMatchObject(waiting)
  })

  it.each(['searchCategories', 'searchSubcategories'] as const)(
    'has none of two texts: of one only %s',
    async (half) => {
      searchFor('pica')
      await listed([half, { q: 'pica' }], [])
      expect(categories()).toMatchObject(waiting)
    },
  )

  it('starts anew when the cache is emptied: the address still has its text', () => {
    store.dispatch(baseApi.util.resetApiState())
    expect(categories()).toEqual({ ...initialState, searchTerm: 'pic', isSearching: true, searchLoading: true })
  })
})

it('a choice of subcategories waits for its list', () => {
  store.dispatch(subcategoriesChosen('c1'))
  searchFor('pic')
  expect(categories()).toMatchObject({ selectedCategoryId: 'c1', subcategoriesByCategory: {}, isSearching: true })
})
