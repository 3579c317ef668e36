// @vitest-environment jsdom
// What a page is told of the combined search, and what a prefetch may know of all categories.
import { aCategory, aSubcategory } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import { initialState } from '@/features/categories/model/categoryLists'
import { selectCategorySearch, selectLoadedCategories } from '@/features/categories/model/selectors'

describe('the combined search', () => {
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
  const server = stubServer()
  const store = makeStore()
  expect(selectLoadedCategories(store.getState())).toEqual({ tree: [], subcategories: [] })
  store.dispatch(openList('listCategories', undefined))
  store.dispatch(openList('listSubcategories', undefined))
  await settle()
  const sub = aSubcategory({ categoryId: { _id: 'c1' } })
  await server.last('/categories').reply({ success: true, data: [aCategory()] })
  await server.last('/subcategories').reply({ success: true, data: [sub] })
  const { tree, subcategories } = selectLoadedCategories(store.getState())
  expect(tree).toMatchObject([{ _id: 'c1', subcategories: [{ _id: 's1', name: 'Piceri' }] }])
  expect(subcategories).toMatchObject([{ _id: 's1' }])
})
