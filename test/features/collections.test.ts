// @vitest-environment jsdom
// Every collection that the specification names, from waiting over a failure to its result, and without what was
// deleted: one table for three slices.
import { aBusiness, aCategory, aReview, aSubcategory, businessPage, reviewPage } from '@test/builders/entities'
import { type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { businessesApi, categoriesApi, queryRequest, reviewsApi, sendRequest } from '@/api'
import { makeStore } from '@/app/store'
import { businessLists } from '@/features/businesses/model/businessLists'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import { locationChanged } from '@/store/navigationEvents'
import type { RootState } from '@/store/storeHooks'

const data = (value: unknown) => ({ success: true, data: value })

type Call = [endpoint: ListEndpoint, args: unknown, path: string, answer: unknown]
interface Collection {
  /** What shows it: the endpoints of its requests with their arguments, and their answers. */
  calls: Call[]
  /** Its three states, under the names of the specification. */
  states: (state: RootState) => { loading: boolean; error: string | null; result: unknown }
  result: unknown
}

/** A field of a slice that waits and fails with the others of its task. */
const field = (path: string, task: 'main' | 'search', result: unknown, call: Call): Collection => ({
  calls: [call],
  states: (state) => {
    const [slice, name] = path.split('.') as ['businesses' | 'reviews', never]
    const { loading, errors, [name]: found } = state[slice]
    return { loading: loading[task], error: errors[task], result: found }
  },
  result,
})

const two = [aBusiness(), aBusiness({ _id: 'b2' })]
const found = businessPage(two)
const businesses: [name: string, 'main' | 'search', result: unknown, ...Call][] = [
  ['businesses', 'main', two, 'listBusinessesByCategory', { id: 'c1' }, '/businesses/category/c1', found],
  ['searchResults', 'search', two, 'universalSearch', { q: 'x' }, '/businesses/universal-search', found],
  ['selectedBusiness', 'main', aBusiness(), 'getBusiness', { id: 'b1' }, '/businesses/b1', data(aBusiness())],
]
const page = { page: 1, limit: 10 }
const ofBusiness = { id: 'b1', ...page, approved: true }
const listed = [aReview(), aReview({ _id: 'r2' })]
const reviewList = reviewPage(listed)
const reviews: typeof businesses = [
  ['comments', 'main', listed, 'listReviews', { page: 1, limit: 16 }, '/reviews', reviewList],
  ['businessComments', 'main', listed, 'listReviewsByBusiness', ofBusiness, '/reviews/business/b1', reviewList],
  ['userReviews', 'main', listed, 'listReviewsByUser', { id: 'u1', ...page }, '/reviews/user/u1', reviewList],
  ['searchResults', 'search', listed, 'searchReviews', { q: 'kafe' }, '/reviews/search', reviewList],
  ['currentComment', 'main', aReview(), 'getReview', { id: 'r1' }, '/reviews/r1', data(aReview())],
]

const inCategories = (
  name: 'categories' | 'subcategories' | 'searchResults',
  result: unknown,
  ...calls: Call[]
): [string, Collection] => {
  const states: Collection['states'] = ({ categories: { [name]: found, ...state } }) =>
    name === 'searchResults'
      ? { loading: state.searchLoading, error: state.searchError, result: found }
      : { loading: state.loading, error: state.error, result: found }
  return [`categories.${name} [CATSTATE-01]`, { calls, states, result }]
}
const categories = [aCategory(), aCategory({ _id: 'c2', name: 'Shëndeti', slug: 'shendeti' })]
const subcategory = data([aSubcategory()])

const collections: [string, Collection][] = [
  ...businesses.map(([name, task, result, ...call]): [string, Collection] => {
    const path = `businesses.${name}`
    return [`${path} [BIZSTATE-01]`, field(path, task, result, call)]
  }),
  inCategories('categories', categories, ['listCategories', undefined, '/categories', data(categories)]),
  inCategories('subcategories', [aSubcategory()], ['listSubcategories', undefined, '/subcategories', subcategory]),
  inCategories(
    'searchResults',
    [aCategory()],
    ['searchCategories', { q: 'pic' }, '/categories/search', data([aCategory()])],
    ['searchSubcategories', { q: 'pic' }, '/subcategories/search', data([])],
  ),
  ...reviews.map(([name, task, result, ...call]): [string, Collection] => {
    const path = `reviews.${name}`
    return [`${path} [REVSTATE-01]`, field(path, task, result, call)]
  }),
]

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

async function asked(calls: Call[]) {
  for (const [endpoint, args] of calls) store.dispatch(openList(endpoint, args as never))
  await settle()
}
async function askedAgain(calls: Call[]) {
  for (const [endpoint, args] of calls)
    store.dispatch(sendRequest(queryRequest(endpoint, args as never), { forceRefetch: true }))
  await settle()
}
const refusal = { success: false, message: 'Jo tani' }

describe.each(collections)('%s', (_, { calls, states, result }: Collection) => {
  const now = () => states(store.getState())
  const nothing = Array.isArray(result) ? [] : null

  // The combined search has its results until both halves have others.
  const waitsAgain = calls.length === 1

  it('waits again over its result, and keeps it when that fails [STATE-01] [STATE-02]', async () => {
    await asked(calls)
    for (const [, , path, answer] of calls) await server.last(path).reply(answer)
    await askedAgain(calls)
    expect(now()).toEqual({ loading: waitsAgain, error: null, result })
    for (const [, , path] of calls) await server.last(path).reply(refusal, 403)
    expect(now()).toEqual({ loading: false, error: 'Jo tani', result: waitsAgain ? result : nothing })
  })

  it('has the message of a failure, which the next result takes away [STATE-01] [STATE-02]', async () => {
    await asked(calls)
    for (const [, , path] of calls) await server.last(path).reply(refusal, 404)
    expect(now()).toEqual({ loading: false, error: 'Jo tani', result: nothing })
    await asked(calls)
    expect(now()).toEqual({ loading: true, error: null, result: nothing })
    for (const [, , path, answer] of calls) await server.last(path).reply(answer)
    expect(now()).toEqual({ loading: false, error: null, result })
  })
})

const { deleteReview } = reviewsApi.endpoints
const { createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints
const { updateBusiness, deleteBusiness } = businessesApi.endpoints
const deletions = { r: deleteReview, b: deleteBusiness, c: deleteCategory }

it.each(collections.filter(([, { result }]) => Array.isArray(result) && result.length > 1))(
  '%s lacks at once what was deleted, also when it was asked for again before: that had failed, fails, is answered [STATE-05]',
  async (_, { calls, states, result }) => {
    const [first = { _id: '' }, ...left] = result as { _id: string }[]
    const removal = deletions[first._id[0] as keyof typeof deletions]
    const [[, , path, answer] = []] = calls
    const shown = () => states(store.getState()).result
    for (const again of ['had failed', 'fails', 'is answered']) {
      store = makeStore()
      await asked(calls)
      await server.last(`${path}`).reply(answer)
      await askedAgain(calls)
      const request = server.last(`${path}`)
      if (again === 'had failed') await request.reply(refusal, 403)
      store.dispatch(removal.initiate({ id: first._id }) as never)
      await settle()
      await server.requests.findLast(({ method }) => method === 'DELETE')?.reply({ success: true })
      expect(shown(), again).toEqual(left)
      if (again === 'fails') await request.reply(refusal, 403)
      if (again === 'is answered') await request.reply(answer)
      // The categories, which no page deletes from, are asked for once more instead.
      if (again === 'is answered' && path === '/categories') await server.last(path).reply(data(left))
      expect(shown(), again).toEqual(left)
    }
  },
)

it.each([
  ['businesses', 'universalSearch', '/businesses/universal-search', businessLists],
  ['reviews', 'searchReviews', '/reviews/search', reviewLists],
] as const)('what was found of the %s is cleared with the text, error included [STATE-07]', async (...row) => {
  const [slice, endpoint, path, { searchResults: list }] = row
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
    store.dispatch(list.closed())
    expect(search()).toEqual({ found: 0, loading: false, error: null })
  }
})

const ofCategories = ({ categories: { loading, error } }: RootState) => ({ loading, error })
const ofBusinesses = ({ businesses: { loading, errors } }: RootState) => ({ loading: loading.main, error: errors.main })
it.each([
  ['createCategory', ofCategories, () => createCategory.initiate({ body: { name: 'Dyqane' } })],
  ['updateCategory', ofCategories, () => updateCategory.initiate({ id: 'c1', body: { name: 'Dyqane' } })],
  ['deleteCategory', ofCategories, () => deleteCategory.initiate({ id: 'c1' })],
  ['updateBusiness', ofBusinesses, () => updateBusiness.initiate({ id: 'b1', businessChanges: { name: 'Drini' } })],
  ['deleteBusiness', ofBusinesses, () => deleteBusiness.initiate({ id: 'b1' })],
] as const)(
  'the loading of %s ends with its refusal, whose message stays until the next write or read [STATE-02]',
  async (...row) => {
    const [, status, write] = row
    const now = () => status(store.getState())
    const send = async () => {
      store.dispatch(write() as never)
      await settle()
      expect(now()).toEqual({ loading: true, error: null })
    }
    await send()
    await server.requests.at(-1)?.reply(refusal, 403)
    expect(now()).toEqual({ loading: false, error: 'Jo tani' })
    await send()
    await server.requests.at(-1)?.reply({ success: true, data: { _id: 'x1', name: 'Tjetër' } })
    expect(now()).toEqual({ loading: false, error: null })
    await send()
    await server.requests.at(-1)?.reply({ success: false }, 403)
    expect(now().error).toBe('HTTP error! status: 403')
    store.dispatch(sendRequest(queryRequest('listSubcategories', undefined)))
    expect(now()).toEqual({ loading: false, error: null })
  },
)
