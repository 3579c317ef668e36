// @vitest-environment jsdom
// Every collection that the specification names, from waiting over a failure to its result: one table for the three slices.
import { aBusiness, aCategory, aReview, aSubcategory, businessPage, reviewPage } from '@test/builders/entities'
import { type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryRequest, sendRequest } from '@/api'
import { makeStore } from '@/app/store'
import { businessLists } from '@/features/businesses/model/businessLists'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { log } from '@/lib/logger'
import { locationChanged } from '@/lib/navigationEvents'
import { storageKeys } from '@/lib/storageKeys'
import type { RootState } from '@/lib/storeHooks'

const data = (value: unknown) => ({ success: true, data: value })

interface Collection {
  /** What shows it: the endpoints of its requests with their arguments, and their answers. */
  calls: [endpoint: ListEndpoint, args: unknown, path: string, answer: unknown][]
  /** Its three states, under the names of the specification. */
  states: (state: RootState) => { loading: boolean; error: string | null; result: unknown }
  result: unknown
}

const businesses: Record<string, Collection> = {
  'businesses.businesses': {
    calls: [['listBusinessesByCategory', { id: 'c1' }, '/businesses/category/c1', businessPage([aBusiness()])]],
    states: ({ businesses: { loading, errors, businesses } }) => ({
      loading: loading.main,
      error: errors.main,
      result: businesses,
    }),
    result: [aBusiness()],
  },
  'businesses.searchResults': {
    calls: [['universalSearch', { q: 'drini' }, '/businesses/universal-search', businessPage([aBusiness()])]],
    states: ({ businesses: { loading, errors, searchResults } }) => ({
      loading: loading.search,
      error: errors.search,
      result: searchResults,
    }),
    result: [aBusiness()],
  },
  'businesses.selectedBusiness': {
    calls: [['getBusiness', { id: 'b1' }, '/businesses/b1', data(aBusiness())]],
    states: ({ businesses: { loading, errors, selectedBusiness } }) => ({
      loading: loading.main,
      error: errors.main,
      result: selectedBusiness,
    }),
    result: aBusiness(),
  },
}

const categories: Record<string, Collection> = {
  'categories.categories': {
    calls: [['listCategories', undefined, '/categories', data([aCategory()])]],
    states: ({ categories: { loading, error, categories } }) => ({ loading, error, result: categories }),
    result: [aCategory()],
  },
  'categories.subcategories': {
    calls: [['listSubcategories', undefined, '/subcategories', data([aSubcategory()])]],
    states: ({ categories: { loading, error, subcategories } }) => ({ loading, error, result: subcategories }),
    result: [aSubcategory()],
  },
  'categories.searchResults': {
    calls: [
      ['searchCategories', { q: 'pic' }, '/categories/search', data([aCategory()])],
      ['searchSubcategories', { q: 'pic' }, '/subcategories/search', data([])],
    ],
    states: ({ categories: { searchLoading, searchError, searchResults } }) => ({
      loading: searchLoading,
      error: searchError,
      result: searchResults,
    }),
    result: [aCategory()],
  },
}

/** A collection of reviews that waits and fails with the others of its kind. */
const ofReviews = (
  field: 'comments' | 'businessComments' | 'userReviews' | 'searchResults',
  endpoint: ListEndpoint,
  args: unknown,
  path: string,
): Collection => ({
  calls: [[endpoint, args, path, reviewPage([aReview()])]],
  states: ({ reviews: { loading, errors, [field]: result } }) => {
    const task = field === 'searchResults' ? 'search' : 'main'
    return { loading: loading[task], error: errors[task], result }
  },
  result: [aReview()],
})

const reviews: Record<string, Collection> = {
  'reviews.comments [REVSTATE-01]': ofReviews('comments', 'listReviews', { page: 1, limit: 16 }, '/reviews'),
  'reviews.businessComments [REVSTATE-01]': ofReviews(
    'businessComments',
    'listReviewsByBusiness',
    { id: 'b1', page: 1, limit: 10, approved: true },
    '/reviews/business/b1',
  ),
  'reviews.userReviews [REVSTATE-01]': ofReviews(
    'userReviews',
    'listReviewsByUser',
    { id: 'u1', page: 1, limit: 10 },
    '/reviews/user/u1',
  ),
  'reviews.searchResults [REVSTATE-01]': ofReviews('searchResults', 'searchReviews', { q: 'kafe' }, '/reviews/search'),
  'reviews.currentComment [REVSTATE-01]': {
    calls: [['getReview', { id: 'r1' }, '/reviews/r1', data(aReview())]],
    states: ({ reviews: { loading, errors, currentComment } }) => ({
      loading: loading.main,
      error: errors.main,
      result: currentComment,
    }),
    result: aReview(),
  },
}

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  // The reviews of a user are asked for with a bearer token.
  localStorage.setItem(storageKeys.accessToken, 'opaque')
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  server = stubServer()
  store = makeStore()
  // The text of the combined search is in the address.
  store.dispatch(locationChanged({ path: '/kategorite', query: { kerko: 'pic' }, key: 'k', at: 1 }))
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.entries({ ...businesses, ...categories, ...reviews }))(
  '%s',
  (_, { calls, states, result }: Collection) => {
    const now = () => states(store.getState())
    const nothing = Array.isArray(result) ? [] : null
    async function asked() {
      for (const [endpoint, args] of calls) store.dispatch(openList(endpoint, args as never))
      await settle()
    }

    it('waits, then has its result [STATE-01]', async () => {
      await asked()
      expect(now()).toEqual({ loading: true, error: null, result: nothing })
      for (const [, , path, answer] of calls) await server.last(path).reply(answer)
      expect(now()).toEqual({ loading: false, error: null, result })
    })

    // The combined search has its results until both halves have others.
    const waitsAgain = calls.length === 1

    it('waits again over its result, and keeps it when that fails [STATE-01] [STATE-02]', async () => {
      await asked()
      for (const [, , path, answer] of calls) await server.last(path).reply(answer)
      for (const [endpoint, args] of calls)
        store.dispatch(sendRequest(queryRequest(endpoint, args as never), { forceRefetch: true }))
      await settle()
      expect(now()).toEqual({ loading: waitsAgain, error: null, result })
      for (const [, , path] of calls) await server.last(path).reply({ success: false, message: 'Jo tani' }, 403)
      expect(now()).toEqual({ loading: false, error: 'Jo tani', result: waitsAgain ? result : nothing })
    })

    it('has the message of a failure, which the next result takes away [STATE-01] [STATE-02]', async () => {
      await asked()
      for (const [, , path] of calls) await server.last(path).reply({ success: false, message: 'Jo tani' }, 404)
      expect(now()).toEqual({ loading: false, error: 'Jo tani', result: nothing })
      await asked()
      expect(now()).toEqual({ loading: true, error: null, result: nothing })
      for (const [, , path, answer] of calls) await server.last(path).reply(answer)
      expect(now()).toEqual({ loading: false, error: null, result })
    })
  },
)

it.each([
  ['businesses', 'universalSearch', '/businesses/universal-search', businessLists],
  ['reviews', 'searchReviews', '/reviews/search', reviewLists],
] as const)('what was found of the %s is cleared with the text, error included [STATE-07]', async (...row) => {
  const [slice, endpoint, path, lists] = row
  const search = () => {
    const { searchResults, loading, errors } = store.getState()[slice]
    return { found: searchResults.length, loading: loading.search, error: errors.search }
  }
  const answers = [
    [slice === 'reviews' ? reviewPage([aReview()]) : businessPage([aBusiness()]), 200, { found: 1, error: null }],
    [{ success: false, message: 'Jo tani' }, 403, { found: 0, error: 'Jo tani' }],
  ] as const
  for (const [answer, status, expected] of answers) {
    store.dispatch(openList(endpoint, { q: `drini ${status}` }))
    await settle()
    await server.last(path).reply(answer, status)
    expect(search()).toEqual({ ...expected, loading: false })
    store.dispatch(lists.searchResults.closed())
    expect(search()).toEqual({ found: 0, loading: false, error: null })
  }
})
