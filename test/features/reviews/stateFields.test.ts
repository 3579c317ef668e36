// @vitest-environment jsdom
// The fields of the review state that the specification names, for every list and task: paging, loading flags, errors, the flag of a
// creation that succeeded.
import { aReview, reviewPage } from '@test/builders/entities'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryRequest, reviewsApi, sendRequest } from '@/api'
import { makeStore } from '@/app/store'
import { reviewLists } from '@/features/reviews/model/reviewLists'
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

  it.each([
    ['ownReviewCheck', ofBusiness(2), '/reviews/business/b1'],
    ['ratingSample', ofBusiness(2), '/reviews/business/b1'],
    ['ratingTotals', queryRequest('searchReviews', { businessId: 'b1', rating: 5 }), '/reviews/search'],
    ['periodTotals', queryRequest('searchReviews', { businessId: 'b1', rating: 4 }), '/reviews/search'],
    ['bothSides', queryRequest('searchReviews', { businessId: 'b1', rating: 1 }), '/reviews/search'],
    ['allUserReviews', queryRequest('listReviewsByUser', { id: 'u1', page: 2 }), '/reviews/user/u1'],
  ] as const)(
    'stays at its start while and after %s is asked, which no list shows [REVSTATE-02]',
    async (list, request, path) => {
      await ask(list, request, path)
      expect(reviews().pagination).toEqual(start)
    },
  )

  it.each([
    ['businessComments', ofBusiness(1), '/reviews/business/b1'],
    ['userReviews', queryRequest('listReviewsByUser', { id: 'u1', page: 1 }), '/reviews/user/u1'],
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
  const orders: Write[][] = [kinds, kinds.toReversed()]

  it.each(orders)('end with their own, %s, %s, %s, and so do the errors [REVSTATE-03] [STATE-02]', async (...order) => {
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

it.each(ends)('the flag of a creation stays when another write %s [REVSTATE-05]', async (_, end) => {
  await begin(...kinds)
  await succeed('create')
  for (const kind of ['update', 'delete'] as const) {
    await end(kind)
    expect(reviews().createSuccess).toBe(true)
    await begin(kind)
    expect(reviews().createSuccess).toBe(true)
  }
})

it('the flag of a creation is not set by what else succeeds, while the creation is under way and once it is refused [REVSTATE-05]', async () => {
  await begin(...kinds)
  await succeed('update')
  expect(reviews().createSuccess).toBe(false)
  await refuse('create')
  await succeed('delete')
  expect(reviews().createSuccess).toBe(false)
})

it.each(kinds)('the error of a %s without an answer is its own, and its loading ends [STATE-02]', async (kind) => {
  await begin(kind)
  await server.last(writes[kind].path).fail()
  expect(reviews().loading[kind]).toBe(false)
  expect(kinds.filter((other) => reviews().errors[other] !== null)).toEqual([kind])
})
