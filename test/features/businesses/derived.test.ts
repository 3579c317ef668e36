// What is made of businesses that are loaded: words, counts after a write, suggestions; what filters ask for; and cities as people write them.
import { aBusiness, aCategory } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { recounted } from '@/api/lists/rows'
import { makeStore } from '@/app/store'
import {
  businessRequest,
  CATEGORY_PAGE_SIZE,
  categoryRequest,
  requestFromFilters,
  searchRequest,
} from '@/features/businesses/model/businessRequests'
import {
  businessName,
  businessSubtitle,
  categoryNames,
  isInactive,
  isInReview,
  openFirst,
  placeOf,
  statusText,
  withCity,
} from '@/features/businesses/model/businessTexts'
import { asCity } from '@/features/businesses/model/cityNames'
import {
  type CategoryFilterValues,
  filtersFromQuery,
  hasActiveFilter,
  noFilters,
  queryFromFilters,
  ratingOptions,
  sortOptions,
} from '@/features/businesses/model/filters'
import { selectLoadedNames } from '@/features/businesses/model/loadedNames'
import { understoodSearch } from '@/features/businesses/model/understoodSearch'
import type { RootState } from '@/store/storeHooks'

const loaded = (businesses: { name?: string }[]) => ({
  status: 'fulfilled',
  endpointName: 'listBusinesses',
  data: { businesses },
})

describe('words', () => {
  it.each([
    ['Rruga e Dibrës', 'Tiranë', 'Rruga e Dibrës, Tiranë'],
    ['Rruga e Dibrës, Tiranë', 'Tiranë', 'Rruga e Dibrës, Tiranë'],
    ['Rruga e Tiranës', 'Tiranë', 'Rruga e Tiranës, Tiranë'],
    [' Qendër ', ' Fier ', 'Qendër, Fier'],
    [' Fier, qendër ', 'Fier', 'Fier, qendër'],
    ['', 'Fier', 'Fier'],
    [undefined, 'Fier', 'Fier'],
    ['Qendër', '', 'Qendër'],
    ['Qendër', undefined, 'Qendër'],
    [undefined, undefined, ''],
    ['Rruga 12', '12', 'Rruga 12'],
    ['Rruga-Fier', 'Fier', 'Rruga-Fier'],
  ])('the place %j in %j is %j', (location, city, expected) => {
    expect(withCity(location, city)).toBe(expected)
    expect(placeOf({ location, city })).toBe(expected)
  })

  it.each([
    [{ category: { name: 'Kafene' }, location: 'Qendër', city: 'Fier' }, 'Kafene\u00a0· Qendër, Fier'],
    [{ category: { name: 'Kafene' } }, 'Kafene'],
    [{ city: 'Fier' }, 'Fier'],
    [{}, ''],
  ])('below the name of %j stands %j', (fields, expected) => {
    expect(businessSubtitle(fields)).toBe(expected)
  })

  it('name every business, also one without a name', () => {
    expect(businessName({ name: 'Kafe' })).toBe('Kafe')
    expect([businessName({ name: '' }), businessName({})]).toEqual(['Biznesi', 'Biznesi'])
  })

  const category = { name: 'Kafene' }
  const subcategories = ['Piceri', 'Byrektore', ''].map((name, at) => ({ _id: `s${at}`, name }))
  const [subcategory] = subcategories
  it.each([
    [{}, []],
    [{ category }, ['Kafene']],
    [{ subcategory }, ['Piceri']],
    [{ category, subcategory, subcategories }, ['Kafene', 'Piceri', 'Byrektore']],
  ])('the chips of %j are %j', (fields, expected) => {
    expect(categoryNames(aBusiness(fields))).toEqual(expected)
  })

  it.each<[string | undefined, string | undefined, boolean, boolean]>([
    ['active', undefined, false, false],
    ['in_review', 'Nën shqyrtim', true, false],
    ['inactive', 'Joaktiv', false, true],
    ...['closed', 'pending', 'review', 'in-review', 'IN_REVIEW', 'Inactive', 'not_inactive', '', undefined].map(
      (status): [string | undefined, undefined, boolean, boolean] => [status, undefined, false, false],
    ),
  ])('the status %s is said as %s', (status, text, inReview, inactive) => {
    expect(statusText({ status })).toBe(text)
    expect([isInReview({ status }), isInactive({ status })]).toEqual([inReview, inactive])
  })

  it('put those that are not open last, each part in its order', () => {
    const all = ['inactive', 'active', 'in_review', 'pending', 'active'].map((status, at) => ({ status, at }))
    expect(openFirst(all).map(({ at }) => at)).toEqual([1, 3, 4, 0, 2])
  })
})

describe('count and average after a write', () => {
  it.each([
    ['one more', [2, 4], { by: 1, stars: 1 }, [3, 3]],
    ['one less', [2, 4], { by: -1, stars: -5 }, [1, 3]],
    ['other stars', [2, 4], { by: 0, stars: 1 }, [2, 4.5]],
    ['nothing', [2, 4], { by: 0, stars: 0 }, [2, 4]],
    ['the last one gone', [1, 4], { by: -1, stars: -4 }, [0, 0]],
    ['more gone than there were', [1, 4], { by: -2, stars: -8 }, [0, 0]],
    ['a count that nobody knows', [0, 4], { by: 1, stars: 5 }, [0, 4]],
    ['an average that nobody knows', [2, 0], { by: 1, stars: 5 }, [3, 0]],
    ['never more than five stars', [1, 5], { by: 1, stars: 9 }, [2, 5]],
    ['never less than one', [2, 1], { by: -1, stars: -2 }, [1, 1]],
    ['a rounded average', [3, 3.7], { by: 1, stars: 5 }, [4, 4]],
  ] as const)('%s', (_, [reviewCount, averageRating], change, [count, average]) => {
    expect(recounted({ reviewCount, averageRating }, change)).toEqual({ reviewCount: count, averageRating: average })
  })

  it('leaves the very same where nothing changes', () => {
    const business = aBusiness({ reviewCount: 2, averageRating: 4 })
    expect(recounted(business, { by: 0, stars: 0 })).toBe(business)
    expect(recounted(business, { by: 1, stars: 4 }).name).toBe('Kafe Drini')
  })
})

describe('suggested categories', () => {
  const tree = [
    aCategory({
      name: 'Restorante dhe kafene',
      slug: 'restorante',
      subcategories: [
        { _id: 's1', name: 'Kafene', slug: 'kafene' },
        { _id: 's2', name: 'Kafe-bar', slug: 'kafe_bar' },
      ],
    }),
    aCategory({ _id: 'c2', name: 'Shëndetësi', slug: 'shendetesi', subcategories: [] }),
  ]
  const names = (typed: string) => understoodSearch(tree, typed).categories.map(({ name }) => name)

  it.each([
    ['', []],
    ['k', []],
    ['  k  ', []],
    ['ka', ['Kafene', 'Restorante dhe kafene', 'Kafe-bar']],
    ['KAFE bar', ['Kafe-bar', 'Kafene']],
    ['bar', ['Kafene', 'Kafe-bar']],
    ['afene', []],
    ['shende', ['Shëndetësi']],
  ])('for %j are %j', (typed, expected) => {
    expect(names(typed)).toEqual(expected)
  })

  it('lead to their pages, and say of which category they are', () => {
    expect(understoodSearch(tree, 'kafene').categories).toEqual([
      { id: 's1', name: 'Kafene', path: '/kategorite/kafene', parent: 'Restorante dhe kafene' },
      { id: 'c1', name: 'Restorante dhe kafene', path: '/kategorite/restorante', parent: undefined },
    ])
  })

  it('are three at most', () => {
    const many = [1, 2, 3, 4].map((at) => aCategory({ _id: `c${at}`, name: `Kafe ${at}`, slug: `k${at}` }))
    expect(understoodSearch(many, 'kafe').categories.map(({ name }) => name)).toEqual(['Kafe 1', 'Kafe 2', 'Kafe 3'])
  })
})

describe('filters', () => {
  const of = (fields: Partial<CategoryFilterValues>): CategoryFilterValues => ({ ...noFilters, ...fields })
  it.each<[string, Partial<CategoryFilterValues>, object, boolean]>([
    ['', {}, {}, false],
    ['kerko=kafe', { search: 'kafe' }, { businessName: 'kafe' }, true],
    ['yje=4', { rating: '4+' }, { minRating: 4 }, true],
    ['yje=2', { rating: '2+' }, { minRating: 2 }, true],
    ['qyteti=Fier', { location: 'Fier' }, { city: 'Fier' }, true],
    ['rendit=highest_rated', { sortBy: 'highest_rated' }, { sort: 'rating_desc' }, false],
    ['rendit=most_reviews', { sortBy: 'most_reviews' }, { sort: 'reviews_desc' }, false],
    ['rendit=newest', { sortBy: 'newest' }, { sort: 'newest' }, false],
  ])('%j stand for %j and ask for %j', (query, fields, asked, isActive) => {
    expect(queryFromFilters(of(fields))).toBe(query)
    expect(filtersFromQuery(Object.fromEntries(new URLSearchParams(query)))).toEqual(of(fields))
    expect(requestFromFilters(of(fields))).toEqual(asked)
    expect(hasActiveFilter(of(fields))).toBe(isActive)
  })

  it('say the same as the address, whatever they are', () => {
    for (const rating of ratingOptions) {
      for (const sortBy of sortOptions) {
        const filters = { search: 'kafe & çaj', location: 'Vlorë', rating, sortBy }
        const query = new URLSearchParams(queryFromFilters(filters))
        expect(filtersFromQuery(Object.fromEntries(query))).toEqual(filters)
      }
    }
  })

  it('of an address that means nothing are none; blanks ask for nothing', () => {
    expect(filtersFromQuery({ yje: '1', rendit: 'price' })).toEqual(noFilters)
    expect(requestFromFilters(of({ search: '  ', location: ' ' }))).toEqual({})
    expect(requestFromFilters(of({ search: ' a ', location: ' b ' }))).toEqual({ businessName: 'a', city: 'b' })
  })

  it.each([
    [false, 'listBusinessesByCategory'],
    [true, 'listBusinessesBySubcategory'],
  ])('of a subcategory (%s) go to %s', (isSubcategory, endpoint) => {
    expect(categoryRequest({ id: 'c1', isSubcategory }, of({ rating: '4+' }), 3)).toEqual({
      endpoint,
      args: { id: 'c1', page: 3, limit: CATEGORY_PAGE_SIZE, minRating: 4 },
    })
  })

  it('are none for one business and for the search', () => {
    expect(businessRequest('b1', 'u1')).toEqual({ endpoint: 'getBusiness', args: { id: 'b1' }, forUser: 'u1' })
    expect(searchRequest('kafe', 2)).toEqual({ endpoint: 'universalSearch', args: { q: 'kafe', page: 2, limit: 15 } })
  })
})

it('names that are known are those of what was loaded, looked at or reviewed', () => {
  const base = makeStore().getState()
  const state = (queries: object, businesses = {}) =>
    ({ ...base, api: { ...base.api, queries }, businesses: { ...base.businesses, ...businesses } }) as RootState
  expect(selectLoadedNames(state({}))).toEqual([])
  const queries = { a: loaded([{ name: 'Kafe' }, {}]), b: loaded([{ name: 'Furra' }]) }
  expect(selectLoadedNames(state(queries))).toEqual(['Kafe', 'Furra'])
  const recent = { viewed: [{ id: 'b9', name: 'Hoteli' }], searches: ['x'] }
  expect(selectLoadedNames(state(queries, { recent }))).toEqual(['Kafe', 'Furra', 'Hoteli'])
  const reviews = {
    ...queries,
    c: {
      status: 'fulfilled',
      endpointName: 'listReviews',
      data: { reviews: [{ business: { name: 'Agjencia' } }, {}] },
    },
  }
  expect(selectLoadedNames(state(reviews))).toEqual(['Kafe', 'Furra', 'Agjencia'])
})

it.each(['', 'Tira', 'Prishtinë', 'Rruga e Durrësit', 'Fushë-Krujë', 'Tirana Durrësi', 'bere', 'në'])(
  'what is no city alone stays as it is: %j',
  (typed) => {
    expect(asCity(typed)).toBe(typed)
  },
)
