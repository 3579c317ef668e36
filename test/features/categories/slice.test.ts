// @vitest-environment jsdom
// Categories through the real store: named fields, subcategories by category, the combined search; what a page is told
// of that, and what a prefetch may know of all categories.

import { aCategory, aSubcategory } from '@test/builders/entities'
import { dispatched, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, categoriesApi } from '@/api'
import { makeStore } from '@/app/store'
import { combinedResults, initialState } from '@/features/categories/model/categoryLists'
import { selectCategorySearch, selectLoadedCategories } from '@/features/categories/model/selectors'
import { categoriesSlice, subcategoriesChosen, subcategoriesCleared } from '@/features/categories/model/slice'
import { log } from '@/platform/logger'
import { locationChanged } from '@/store/navigationEvents'

const { searchCategories, createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints
const health = aCategory({ _id: 'c2', name: 'Shëndeti', slug: 'shendeti' })

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const categories = () => store.getState().categories
const names = (items: { name: string }[]) => items.map(({ name }) => name)
/** The text reaches the slice with the address. */
const termChanged = (kerko?: string) =>
  locationChanged({ path: '/kategorite', query: kerko === undefined ? {} : { kerko }, key: 'k', at: 1 })
const data = (items: unknown) => ({ success: true, data: items })

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})

async function listed() {
  await dispatched(store, openList('listCategories', undefined))
  await server.last('/categories').reply(data([aCategory(), health]))
}

/** Chooses a category's subcategories. */
function chosen(categoryId: string): void {
  store.dispatch(subcategoriesChosen(categoryId))
}

/** Searches both, and has no answer yet. */
async function asked(term: string) {
  await dispatched(
    store,
    termChanged(term),
    openList('searchCategories', { q: term }),
    openList('searchSubcategories', { q: term }),
  )
}

async function searched(term: string, answer: { categories: unknown; subcategories: unknown; status?: number }) {
  await asked(term)
  await server.last('/categories/search').reply(answer.categories, answer.status)
  await server.last('/subcategories/search').reply(answer.subcategories, answer.status)
}

describe('category state', () => {
  it('has no subcategories of a category at first, none chosen, and searches nothing [CATSTATE-01]', () => {
    const begun = { subcategoriesByCategory: {}, selectedCategoryId: null, isSearching: false }
    expect(categories()).toMatchObject(begun)
  })

  it('appends to an empty list too, of whatever fields a category has [CATSTATE-02]', async () => {
    await dispatched(store, openList('listCategories', undefined))
    await server.last('/categories').reply(data([]))
    for (const [at, name] of ['Dyqane', 'Shkolla'].entries()) {
      await dispatched(store, createCategory.initiate({ body: { name } }))
      await server.requests.findLast(({ method }) => method === 'POST')?.reply(data({ _id: `c${at}`, name }), 201)
    }
    expect(names(categories().categories)).toEqual(['Dyqane', 'Shkolla'])
  })

  it('replaces and removes the first and the last of what a search found, too, and what was chosen [CATSTATE-03] [CATSTATE-04] [DIRCALL-10] [DIRCALL-11] [STATE-04] [STATE-05] [STATE-06]', async () => {
    for (const changed of ['c1', 'c2']) {
      store = makeStore()
      const found = [
        aCategory({ description: 'Ku hahet', subcategories: [{ _id: 's1', name: 'Piceri' }] }),
        { ...health, description: 'Ku shërohet', subcategories: [{ _id: 's2', name: 'Klinika' }] },
      ]
      await dispatched(store, openList('listCategories', undefined))
      await server.last('/categories').reply(data(found))
      await searched('pic', { categories: data(found), subcategories: data([]) })
      const lists = () => [categories().categories, categories().searchResults]
      // What the answer lacks any more is gone, subcategories too.
      const subcategories = changed === 'c1' ? [] : [{ _id: 's3', name: 'Dentarë' }]
      const renamed = aCategory({ _id: changed, name: 'Tjetër', slug: 'tjeter', subcategories })
      await dispatched(store, updateCategory.initiate({ id: changed, body: { name: 'Tjetër' } }))
      await server.requests.findLast(({ method }) => method === 'PUT')?.reply(data(renamed))
      for (const list of lists()) expect(list).toEqual(found.map((one) => (one._id === changed ? renamed : one)))
      chosen('c1')
      await dispatched(store, deleteCategory.initiate({ id: changed }))
      await server.requests.findLast(({ method }) => method === 'DELETE')?.reply({ success: true })
      for (const list of lists()) expect(list).toEqual(found.filter(({ _id }) => _id !== changed))
      // Chosen is the first.
      expect(categories().selectedCategoryId).toBe(changed === 'c1' ? null : 'c1')
    }
  })

  it('stores the chosen category’s subcategories by its id and marks it [CATSTATE-07]', async () => {
    chosen('c1')
    await settle()
    expect(categories()).toMatchObject({ selectedCategoryId: 'c1', subcategoriesByCategory: {} })
    await server.last('/subcategories/category/c1').reply(data([aSubcategory()]))
    expect(categories().subcategoriesByCategory).toEqual({ c1: [aSubcategory()] })
    chosen('c2')
    await settle()
    expect(categories()).toMatchObject({ selectedCategoryId: 'c2', loading: true })
    expect(categories().subcategoriesByCategory).toEqual({ c1: [aSubcategory()], c2: [] })
    const pharmacy = aSubcategory({ _id: 's2', name: 'Farmaci', categoryId: { _id: 'c2', name: 'Shëndeti' } })
    await server.last('/subcategories/category/c2').reply(data([pharmacy]))
    expect(categories().subcategoriesByCategory).toEqual({ c1: [aSubcategory()], c2: [pharmacy] })
  })

  it('stores them of each that was chosen, whichever is answered first, unless it was cleared meanwhile [CATSTATE-07]', async () => {
    for (const id of ['c1', 'c2', 'c3']) chosen(id)
    await dispatched(store, subcategoriesCleared('c1'))
    const answered = (id: string) => server.last(`/subcategories/category/${id}`)
    await answered('c3').reply(data([aSubcategory({ _id: 's3' })]))
    expect(categories()).toMatchObject({ selectedCategoryId: 'c3', loading: true })
    await answered('c1').reply(data([aSubcategory()]))
    await answered('c2').reply(data([aSubcategory({ _id: 's2' })]))
    const byCategory = { c2: [aSubcategory({ _id: 's2' })], c3: [aSubcategory({ _id: 's3' })] }
    expect(categories()).toMatchObject({ selectedCategoryId: 'c3', loading: false, error: null })
    expect(categories().subcategoriesByCategory).toEqual(byCategory)
  })

  it('forgets cleared subcategories for good, and the mark if it was theirs [CATSTATE-08]', async () => {
    for (const categoryId of ['c1', 'c2']) {
      chosen(categoryId)
      await settle()
      await server.last(`/subcategories/category/${categoryId}`).reply(data([aSubcategory({ _id: categoryId })]))
    }
    store.dispatch(subcategoriesCleared('c1'))
    expect(categories()).toMatchObject({ selectedCategoryId: 'c2' })
    expect(categories().subcategoriesByCategory).toEqual({ c2: [aSubcategory({ _id: 'c2' })] })
    store.dispatch(subcategoriesCleared('c2'))
    store.dispatch(termChanged('pic'))
    expect(categories().selectedCategoryId).toBeNull()
    expect(categories().subcategoriesByCategory).toEqual({})
  })

  it.each([
    ['a creation', 'POST', () => createCategory.initiate({ body: { name: 'Dyqane' } })],
    ['a change', 'PUT', () => updateCategory.initiate({ id: 'c1', body: { name: 'Dyqane' } })],
  ] as const)('leaves the list as it is when %s is answered without the category', async (_, method, write) => {
    await listed()
    await dispatched(store, write() as never)
    await server.requests.findLast((request) => request.method === method)?.reply({ success: true })
    expect(names(categories().categories)).toEqual(['Restorante', 'Shëndeti'])
  })

  it('has a new category neither among the subcategories nor among what was found before', async () => {
    await searched('pic', { categories: data([health]), subcategories: data([]) })
    await dispatched(store, openList('listSubcategories', undefined))
    await server.last('/subcategories').reply(data([aSubcategory()]))
    await dispatched(store, createCategory.initiate({ body: { name: 'Dyqane' } }))
    await server.requests.at(-1)?.reply(data(aCategory({ _id: 'c3', name: 'Dyqane' })), 201)
    expect(categories()).toMatchObject({ subcategories: [aSubcategory()], searchResults: [health] })
  })
})

describe('combined search', () => {
  it('is searching while there is a text [CATSTATE-05] [CATSTATE-06]', () => {
    for (const text of ['pica', ' pica ', 'p']) {
      store.dispatch(termChanged(text))
      expect(categories()).toMatchObject({ isSearching: true, searchTerm: text.trim(), searchLoading: true })
      store.dispatch(termChanged('  '))
      expect(categories()).toMatchObject({ isSearching: false, searchTerm: '', searchLoading: false })
    }
    for (const [path, isSearching] of [
      ['/kategorite/', true],
      ['/kategorite/restorante', false],
      ['/', false],
    ] as const) {
      store.dispatch(locationChanged({ path, query: { kerko: 'pica' }, key: 'k', at: 1 }))
      expect(categories().isSearching, path).toBe(isSearching)
    }
  })

  it('asks for both at once and adds parents that are not listed yet [CATSTATE-09] [CATSTATE-11]', async () => {
    await listed()
    await asked('pic')
    expect(server.requests.slice(-2).map(({ path }) => path)).toEqual([
      '/categories/search?q=pic',
      '/subcategories/search?q=pic',
    ])
    await server.last('/categories/search').reply(data([health]))
    expect(categories()).toMatchObject({ searchLoading: true, searchResults: [] })
    const unknownParent = aSubcategory({ _id: 's9', categoryId: { _id: 'c9', name: 'Tjera' } })
    const listedParent = aSubcategory({ _id: 's8', categoryId: { _id: 'c2', name: 'Shëndeti' } })
    await server.last('/subcategories/search').reply(data([aSubcategory(), unknownParent, listedParent]))
    expect(categories().searchLoading).toBe(false)
    expect(categories().searchResults).toEqual([health, aCategory(), { _id: 'c9', name: 'Tjera', subcategories: [] }])
  })

  it('counts a failing search as empty, even when it had an answer before [CATSTATE-10]', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await listed()
    await asked('pic')
    await server.last('/categories/search').reply({ success: false, message: 'Jo' }, 404)
    await server.last('/subcategories/search').reply(data([aSubcategory()]))
    expect(categories()).toMatchObject({ searchResults: [aCategory()], searchLoading: false, searchError: null })
    await asked('shen')
    await server.last('/categories/search').reply(data([health]))
    await server.last('/subcategories/search').reply({ success: false, message: 'Jo' }, 404)
    expect(categories()).toMatchObject({ searchResults: [health], searchLoading: false, searchError: null })
    await dispatched(store, searchCategories.initiate({ q: 'shen' }, { forceRefetch: true }))
    await server.last('/categories/search').reply({ success: false, message: 'Jo' }, 404)
    expect(categories().searchResults).toEqual([])
  })

  it('is empty when both fail [CATSTATE-12]', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await listed()
    const failure = { success: false, message: 'Jo' }
    await searched('pic', { categories: failure, subcategories: failure, status: 404 })
    const nothing = { searchResults: [], searchLoading: false, isSearching: true }
    expect(categories()).toMatchObject({ ...nothing, searchError: 'Jo' })
    await asked('pica')
    for (const time of [1, 2]) {
      expect(categories(), `${time}`).toMatchObject({ searchResults: [], searchLoading: true, searchError: null })
      await server.last('/categories/search').fail()
      await server.last('/subcategories/search').fail()
    }
    expect(categories()).toMatchObject({ ...nothing, searchError: 'Network error. Please check your connection.' })
  })

  it('clears results and search state with the text [STATE-07] [CATSTATE-06]', async () => {
    const failure = { success: false, message: 'Jo' }
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    for (const emptied of [undefined, '', '  ']) {
      await searched('pic', { categories: data([aCategory()]), subcategories: data([]) })
      expect(categories().searchResults).toEqual([aCategory()])
      const cleared = { searchTerm: '', searchResults: [], isSearching: false, searchLoading: false, searchError: null }
      store.dispatch(termChanged(emptied))
      expect(categories()).toMatchObject(cleared)
      await searched(`x${emptied?.length}y`, { categories: failure, subcategories: failure, status: 404 })
      expect(categories().searchError).toBe('Jo')
      store.dispatch(termChanged(emptied))
      expect(categories()).toMatchObject(cleared)
      store = makeStore()
    }
  })

  it.each(['searchCategories', 'searchSubcategories'] as const)(
    'has no results of two texts: of one only %s',
    async (half) => {
      await searched('pic', { categories: data([health]), subcategories: data([]) })
      await dispatched(store, termChanged('pica'), openList(half, { q: 'pica' }))
      await server.requests.at(-1)?.reply(data([]))
      expect(categories()).toMatchObject({ searchLoading: true, searchResults: [], searchError: null })
    },
  )

  it('starts anew when the cache is emptied: the address still has its text', async () => {
    await searched('pic', { categories: data([health]), subcategories: data([]) })
    store.dispatch(baseApi.util.resetApiState())
    const begun = { searchTerm: 'pic', isSearching: true, searchLoading: true }
    expect(categories()).toEqual({ ...categoriesSlice.getInitialState(), ...begun })
  })

  it('lists no parent twice, and none of which neither name nor category is known', () => {
    const orphan = { _id: 's3', name: 'Pa prind' }
    const nameless = aSubcategory({ categoryId: { _id: 'c9' } })
    const parent = aCategory({ _id: 'c9' })
    expect(combinedResults([], [aSubcategory(), aSubcategory({ _id: 's2' }), orphan], [aCategory()])).toEqual([
      aCategory(),
    ])
    expect(combinedResults([], [nameless], [])).toEqual([])
    expect(combinedResults([], [nameless], [parent])).toEqual([parent])
  })
})

describe('what a page is told of the combined search', () => {
  const bare = aCategory({ _id: 'c1', name: 'Kafene' })
  const state = (fields: Partial<typeof initialState>) => ({
    categories: {
      ...initialState,
      categories: [bare],
      subcategories: [aSubcategory({ categoryId: { _id: 'c1' } })],
      searchTerm: 'kafe',
      isSearching: true,
      searchResults: [bare, aCategory({ _id: 'c9', name: 'E panjohur' })],
      ...fields,
    },
  })

  it('has its failure, and its results, each with the subcategories that are known of it', () => {
    const { term, error, results } = selectCategorySearch(state({ searchError: 'Jo' }))
    expect([term, error]).toEqual(['kafe', 'Jo'])
    expect(selectCategorySearch(state({})).error).toBeNull()
    expect(results?.map(({ name, subcategories }) => [name, subcategories.length])).toEqual([
      ['Kafene', 1],
      ['E panjohur', 0],
    ])
  })

  it.each([
    ['nothing is searched for', { isSearching: false }],
    ['it is still under way', { searchLoading: true }],
    ['neither', { isSearching: false, searchLoading: true }],
  ])('has none while %s', (_, fields) => {
    expect(selectCategorySearch(state(fields)).results).toBeNull()
  })
})

it('what was loaded is known with its subcategories, on screen or not', async () => {
  expect(selectLoadedCategories(store.getState())).toEqual({ tree: [], subcategories: [] })
  await dispatched(store, openList('listCategories', undefined), openList('listSubcategories', undefined))
  await server.last('/categories').reply(data([aCategory()]))
  await server.last('/subcategories').reply(data([aSubcategory({ categoryId: { _id: 'c1' } })]))
  const { tree, subcategories } = selectLoadedCategories(store.getState())
  expect(tree).toMatchObject([{ _id: 'c1', subcategories: [{ _id: 's1', name: 'Piceri' }] }])
  expect(subcategories).toMatchObject([{ _id: 's1' }])
})
