// @vitest-environment jsdom
// What stands around a call: a request as data, who is asked for the user's id, what is logged and kept of a failure.
import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  allUserReviewsRequest,
  baseApi,
  businessesApi,
  cacheKey,
  categoriesApi,
  findUserId,
  prefetch,
  queryRequest,
  reviewsApi,
  reviewWritten,
  sendRequest,
  subcategoriesApi,
} from '@/api'
import { idTag, listTag } from '@/api/endpoints/tags'
import { isAppError } from '@/api/http/appError'
import { maskEchoedSecrets } from '@/api/http/maskEchoedSecrets'
import { log } from '@/platform/logger'
import { startSession } from '@/session/tokens'
import type { AppDispatch } from '@/store/storeHooks'
import { freshToken } from '../session/tokens'
import { settle } from '../stubServer'
import { errorOf, makeApiStore, serve } from './fakeServer'

let api: ReturnType<typeof makeApiStore>
/** How many wait for the answer of a request; the state tells it half a second late. */
function waitingFor(key: string): number {
  const subscriptions: unknown = api.dispatch(baseApi.internalActions.internal_getRTKQSubscriptions())
  return (subscriptions as { getSubscriptionCount: (key: string) => number }).getSubscriptionCount(key)
}
beforeEach(() => {
  api = makeApiStore()
})
const send = (thunk: unknown): Promise<{ data?: unknown; error?: unknown }> => api.dispatch(thunk as never) as never

describe('the user’s id', () => {
  beforeEach(() => void startSession({ accessToken: freshToken(), refreshToken: freshToken() }))
  const find = (known?: string) => findUserId(api.dispatch as unknown as AppDispatch, known)
  const user = (_id?: string) => ({ body: { success: true, data: { user: _id === undefined ? {} : { _id } } } })

  it('that is known is asked for nowhere', async () => {
    const { calls } = serve(() => user('u2'))
    expect(await find('u1')).toBe('u1')
    expect(calls).toEqual([])
  })

  it.each([[undefined], ['authenticated']])('that is %j is asked for, anew each time', async (known) => {
    const { calls } = serve((_, nth) => user(`u${nth}`))
    expect(await find(known)).toBe('u1')
    expect(await find(known)).toBe('u2')
    expect(calls.map(({ path }) => path)).toEqual(['/auth/me', '/auth/me'])
    expect(waitingFor('getMe(undefined)')).toBe(0)
  })

  it.each([
    ['an answer without', user()],
    ['the placeholder', user('authenticated')],
    ['an answer that is none', { body: { success: true } }],
    ['a failure', { status: 500, body: {} }],
  ])('is unknown after %s', async (_, reply) => {
    serve(() => reply)
    expect(await find()).toBeUndefined()
  })
})

describe('a load that failed', () => {
  const { listCategories, listCategorySubcategories, createCategory } = categoriesApi.endpoints
  const { listSubcategories, listSubcategoriesByCategory } = subcategoriesApi.endpoints
  it.each([
    ['listCategories', () => listCategories.initiate(), true],
    ['listSubcategories', () => listSubcategories.initiate(), true],
    ['listCategorySubcategories', () => listCategorySubcategories.initiate(), true],
    ['listSubcategoriesByCategory', () => listSubcategoriesByCategory.initiate({ categoryId: 'c1' }), true],
    ['createCategory', () => createCategory.initiate({ body: { name: 'A' } }), false],
    ['listReviews', () => reviewsApi.endpoints.listReviews.initiate({}), false],
  ] as const)(
    'of %s is passed on, and is in the log if it is one of categories [CATSTATE-13]',
    async (name, call, isLogged) => {
      const error = vi.spyOn(log, 'error').mockReturnValue()
      for (const [reply, message] of [
        [{ status: 500, body: { message: 'Jo' } }, 'Jo'],
        [{ offline: true }, 'Network error. Please check your connection.'],
      ] as const) {
        error.mockClear()
        serve(() => reply)
        const failure = errorOf(await send(call()))
        expect(failure.message).toBe(message)
        expect(error.mock.calls).toEqual(isLogged ? [[`${name} failed`, failure]] : [])
      }
    },
  )

  it('is one that is missing where the server says so outright, and keeps the answer about a review', async () => {
    const { getBusiness } = businessesApi.endpoints
    const { getReview } = reviewsApi.endpoints
    serve(() => ({ body: { success: true, data: null } }))
    const business = errorOf(await send(getBusiness.initiate({ id: 'b1' })))
    const review = errorOf(await send(getReview.initiate({ id: 'r1' })))
    expect(business).toEqual({ kind: 'notFound', status: 200, message: 'API request failed' })
    expect(review).toEqual({ ...business, body: { success: true, data: null } })
    serve(() => ({ body: { success: true } }))
    expect(errorOf(await send(getBusiness.initiate({ id: 'b2' })))).toEqual({ ...business, kind: 'unexpected' })
  })
})

describe('a request', () => {
  const request = queryRequest('listReviews', { page: 1, limit: 16 })
  const entry = () => api.store.getState().api.queries[cacheKey(request)]

  it('is sent for its user; what it is for makes it another one, and is not sent', async () => {
    const { calls } = serve(() => ({ body: { success: true, reviews: [] } }))
    const own = queryRequest('listReviewsByBusiness', { id: 'b1' }, { forUser: 'u1' })
    expect(cacheKey(own)).toBe('listReviewsByBusiness({"id":"b1","userId":"u1"})')
    await send(sendRequest(own))
    await send(sendRequest({ ...own, purpose: 'overview' }))
    expect(calls.map(({ url }) => url.search)).toEqual(['?user_id=u1', '?user_id=u1'])
  })

  it('is found in the cache by its key, and sent once', async () => {
    const { calls } = serve(() => ({ body: { success: true, reviews: [aReview()] } }))
    await send(sendRequest(request))
    await send(sendRequest(queryRequest('listReviews', { limit: 16, page: 1 })))
    expect(calls).toHaveLength(1)
    expect(entry()?.status).toBe('fulfilled')
    await send(sendRequest(request, { forceRefetch: true }))
    expect(calls).toHaveLength(2)
  })

  it('that is only prefetched has nobody who waits for it', async () => {
    serve(() => ({ body: { success: true, reviews: [] } }))
    await send(prefetch(request))
    expect(entry()?.status).toBe('fulfilled')
    expect(waitingFor(cacheKey(request))).toBe(0)
    await send(sendRequest(request))
    expect(waitingFor(cacheKey(request))).toBe(1)
  })

  it('of a query that does not exist says so', () => {
    expect(() => send(sendRequest({ endpoint: 'noSuch' as never, args: {} }))).toThrow('no query is called noSuch')
  })
})

it('an error of the app has a kind, a status and a message', () => {
  const error = { kind: 'network', status: 0, message: '' }
  expect(isAppError(error)).toBe(true)
  const lacking = Object.keys(error).map((name) => ({ ...error, [name]: undefined }))
  for (const value of [null, undefined, 'error', {}, ...lacking.map((one) => JSON.parse(JSON.stringify(one)))])
    expect(isAppError(value)).toBe(false)
})

it('tags of an id that every object has do not meet the lists’', () => {
  expect(idTag('Business', 'b1')).toEqual({ type: 'Business', id: 'b1' })
  expect(idTag('Business', 'constructor')).toEqual({ type: 'Business', id: ' constructor' })
  expect(listTag('Review')).toEqual({ type: 'Review', id: 'LIST' })
})

describe('secrets that are repeated', () => {
  const said = (message: string, body: object) =>
    JSON.parse(maskEchoedSecrets(JSON.stringify({ message }), { url: '/x', body })).message

  it.each([
    ['of five letters only as whole words', 'abcde abcdef xabcde', { password: 'abcde' }, '••• abcdef xabcde'],
    ['of six letters everywhere', 'abcdef abcdefg', { password: 'abcdef' }, '••• •••g'],
    ['with blanks around them, too', 'pa "hunter2222" pa', { password: ' hunter2222 ' }, 'pa "•••" pa'],
    ['the longest first', 'hunter2222!', { password: 'hunter', newPassword: 'hunter2222!' }, '•••'],
    ['inside of other things', 'hunter2222', { form: { password: 'hunter2222' } }, '•••'],
    ['but nothing that is empty', 'Jo, provo', { password: '   ' }, 'Jo, provo'],
    ['and nothing that is no text', 'null 7', { password: null, token: 7 }, 'null 7'],
    ['and nothing of another name', 'Arta Arta', { name: 'Arta Arta' }, 'Arta Arta'],
    ['with half a character', 'x\ud800hunter', { password: 'x\ud800hunter' }, '•••'],
  ])('are masked %s', (_, message, body, expected) => {
    expect(said(message, body)).toBe(expected)
  })
})

describe('a write to a review', () => {
  it.each([
    ['that succeeds', { body: { success: true } }, 2],
    ['of one that is gone already', { status: 404, body: { message: 'Nuk u gjet' } }, 2],
    ['that is refused', { status: 403, body: { message: 'Jo' } }, 1],
  ])('%s makes what holds it stale, or does not', async (_, reply, asked) => {
    const { to } = serve(({ method }) =>
      method === 'DELETE' ? reply : { body: { success: true, reviews: [aReview()] } },
    )
    await send(sendRequest(queryRequest('listReviewsByBusiness', { id: 'b1' })))
    await send(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' }))
    await settle()
    expect(to('/reviews/business/b1')).toHaveLength(asked)
  })

  it('whose answer does not name the business makes every business stale', async () => {
    const written = { success: true, data: aReview({ business: undefined }) }
    const { to } = serve(({ path }) => ({ body: path === '/businesses' ? businessPage([aBusiness()]) : written }))
    await send(sendRequest(queryRequest('listBusinesses', {})))
    await send(reviewsApi.endpoints.updateReview.initiate({ id: 'r1', reviewChanges: { rating: 5 } }))
    await settle()
    expect(to('/businesses')).toHaveLength(2)
  })

  it('leaves what is known of all of a user’s reviews alone, unless nobody has seen it', async () => {
    startSession({ accessToken: freshToken(), refreshToken: freshToken() })
    const { to } = serve(() => ({ body: reviewPage([aReview()]) }))
    await send(sendRequest(allUserReviewsRequest('u1', 1)))
    await send(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' }))
    await settle()
    expect(to('/reviews/user/u1')).toHaveLength(1)
    await send(reviewWritten('b1'))
    await settle()
    expect(to('/reviews/user/u1')).toHaveLength(2)
  })

  it('that nobody has seen makes lists, the own ones and the business’s stale', () => {
    const lists = ['LIST', 'OWN'].map((id) => ({ type: 'Review', id }))
    const business = ['LIST', 'b1'].map((id) => ({ type: 'Business', id }))
    expect(reviewWritten('b1').payload).toEqual([...lists, ...business])
    expect(reviewWritten('').payload).toEqual([...lists, { type: 'Business' }])
  })
})
