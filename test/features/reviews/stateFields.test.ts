// @vitest-environment jsdom
// The fields of the review state that the specification names, for every list, task and filter: paging, loading flags, filters, the
// flag of a creation that succeeded.
import { aReview, reviewPage } from '@test/builders/entities'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryRequest, reviewsApi, sendRequest } from '@/api'
import { makeStore } from '@/app/store'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { locationChanged } from '@/lib/navigationEvents'
import { storageKeys } from '@/lib/storageKeys'

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const reviews = () => store.getState().reviews

beforeEach(() => {
  // The reviews of a user are asked with a bearer token.
  localStorage.setItem(storageKeys.accessToken, 'opaque')
  server = stubServer()
  store = makeStore()
})
afterEach(() => vi.unstubAllGlobals())

describe('the pagination', () => {
  const start = { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 }
  const page = { current: 1, pages: 3, total: 250, limit: 100 }

  async function ask(list: keyof typeof reviewLists, request: ReturnType<typeof queryRequest>, path: string) {
    store.dispatch(reviewLists[list].opened([request]))
    store.dispatch(sendRequest(request))
    await settle()
    expect(reviews().pagination).toEqual(start)
    await server.last(path).reply(reviewPage([aReview()], page))
  }
  const ofBusiness = (number: number) =>
    queryRequest('listReviewsByBusiness', { id: 'b1', page: number, limit: 100, userId: 'u1' })
  const ofUser = (number: number) =>
    queryRequest('listReviewsByUser', { id: 'u1', page: number, limit: 100, userId: 'u1' })

  it.each([
    ['ownReviewCheck', ofBusiness(2), '/reviews/business/b1'],
    ['ratingSample', ofBusiness(2), '/reviews/business/b1'],
    ['ratingTotals', queryRequest('searchReviews', { businessId: 'b1', rating: 5 }), '/reviews/search'],
    ['periodTotals', queryRequest('searchReviews', { businessId: 'b1', rating: 4 }), '/reviews/search'],
    ['bothSides', queryRequest('searchReviews', { businessId: 'b1', rating: 1 }), '/reviews/search'],
    ['allUserReviews', ofUser(2), '/reviews/user/u1'],
  ] as const)(
    'stays at its start while and after %s is asked, which no list shows [REVSTATE-02]',
    async (list, request, path) => {
      await ask(list, request, path)
      expect(reviews().pagination).toEqual(start)
    },
  )

  it.each([
    ['businessComments', ofBusiness(1), '/reviews/business/b1'],
    ['userReviews', ofUser(1), '/reviews/user/u1'],
    ['comments', queryRequest('listReviews', { page: 1, limit: 100 }), '/reviews'],
    ['searchResults', queryRequest('searchReviews', { q: 'kafe' }), '/reviews/search'],
  ] as const)('starts there, follows %s, and is there again without it [REVSTATE-02]', async (list, request, path) => {
    await ask(list, request, path)
    const followed = { currentPage: 1, totalPages: 3, totalItems: 250, itemsPerPage: 100 }
    expect(reviews().pagination).toEqual(followed)
    store.dispatch(reviewLists[list].closed())
    expect(reviews().pagination).toEqual(start)
  })
})

const { createReview, updateReview, deleteReview } = reviewsApi.endpoints
const draft = { business: 'b1', user: 'u1', rating: 5, title: 'Mirë', comment: 'Shumë mirë', isApproved: true } as const

/** The writes, each of another comment, so that each has a request of its own. */
const writes = {
  create: { start: () => store.dispatch(createReview.initiate({ newReview: draft })), path: '/reviews' },
  update: {
    start: () => store.dispatch(updateReview.initiate({ id: 'r1', reviewChanges: { title: 'x' } })),
    path: '/reviews/r1',
  },
  delete: { start: () => store.dispatch(deleteReview.initiate({ id: 'r2' })), path: '/reviews/r2' },
}
type Write = keyof typeof writes
const kinds = Object.keys(writes) as Write[]
const begin = async (...started: Write[]) => {
  for (const kind of started) void writes[kind].start()
  await settle()
}
const succeed = (kind: Write) => server.last(writes[kind].path).reply({ success: true, data: aReview({ _id: 'r9' }) })
const refuse = (kind: Write) => server.last(writes[kind].path).reply({ success: false, message: `Jo: ${kind}` }, 400)
const ends = [
  ['succeeds', succeed],
  ['is refused', refuse],
] as const

describe.each(ends)('the loading flags, where each write %s', (_, end) => {
  const orders = kinds.flatMap((first) =>
    kinds
      .filter((kind) => kind !== first)
      .map((second) => [first, second, kinds.find((kind) => kind !== first && kind !== second) as Write] as const),
  )

  it.each(orders)('end with their own: %s, %s, %s [REVSTATE-03]', async (...order) => {
    await begin(...kinds)
    const left = new Set<Write>(kinds)
    const none = { main: false, search: false }
    const expectLeft = () =>
      expect(reviews().loading).toEqual({ ...none, ...Object.fromEntries(kinds.map((kind) => [kind, left.has(kind)])) })
    expectLeft()
    for (const kind of order) {
      await end(kind)
      left.delete(kind)
      expectLeft()
      expect(reviews().errors[kind]).toBe(end === refuse ? `Jo: ${kind}` : null)
    }
  })
})

describe('the filters', () => {
  const ratingAt = (yje: string) => {
    store.dispatch(locationChanged({ path: '/biznes/b1', query: { yje }, key: 'k', at: 1 }))
    const { rating, ...others } = reviews().filters
    expect(others).toEqual({ businessId: 'b1', dateFrom: '', dateTo: '' })
    return rating
  }

  it.each([1, 2, 3, 4, 5])('have a rating of %d [REVSTATE-04]', (rating) => {
    expect(ratingAt(String(rating))).toBe(rating)
  })

  it.each(['0', '6', '10', '-1', '1.5', '4,5', '5 ', '٥', 'pesë', ''])('have no rating of %j [REVSTATE-04]', (yje) => {
    expect(ratingAt(yje)).toBeNull()
  })
})

describe('the flag of a creation that succeeded', () => {
  const others = ['update', 'delete'] as const

  it.each(ends)('stays when what was begun with it ends, which %s [REVSTATE-05]', async (_, end) => {
    await begin(...kinds)
    await succeed('create')
    expect(reviews().createSuccess).toBe(true)
    for (const kind of others) {
      await end(kind)
      expect(reviews().createSuccess).toBe(true)
    }
  })

  it.each(ends)('stays while and after another write %s that begins later [REVSTATE-05]', async (_, end) => {
    await begin('create')
    await succeed('create')
    for (const kind of others) {
      await begin(kind)
      expect(reviews().createSuccess).toBe(true)
      await end(kind)
      expect(reviews().createSuccess).toBe(true)
    }
  })

  it('is not set by what else succeeds, while the creation is under way and once it is refused [REVSTATE-05]', async () => {
    await begin(...kinds)
    await succeed('update')
    expect(reviews().createSuccess).toBe(false)
    await refuse('create')
    expect(reviews().createSuccess).toBe(false)
    await succeed('delete')
    expect(reviews().createSuccess).toBe(false)
  })
})

describe.each(kinds)('the error of a %s that fails', (kind) => {
  const state = () => ({ loading: reviews().loading[kind], error: reviews().errors[kind] })
  const others = () => kinds.filter((other) => other !== kind).map((other) => reviews().errors[other])

  it.each([400, 403, 404, 409, 413, 422, 429, 500, 503])(
    'is what the server says with a %i, and its loading ends [STATE-02]',
    async (status) => {
      await begin(kind)
      expect(state()).toEqual({ loading: true, error: null })
      await server.last(writes[kind].path).reply({ success: false, message: 'Jo tani' }, status)
      expect(state()).toEqual({ loading: false, error: 'Jo tani' })
      expect(others()).toEqual([null, null])
    },
  )

  it('is there without an answer, too, and its loading ends [STATE-02]', async () => {
    await begin(kind)
    await server.last(writes[kind].path).fail()
    expect(state()).toEqual({ loading: false, error: expect.stringMatching(/./) })
    expect(others()).toEqual([null, null])
  })
})
