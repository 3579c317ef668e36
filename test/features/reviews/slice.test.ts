// @vitest-environment jsdom
// The review lists through the real store: named fields, writes that are felt at once, refusals that leave no trace.

import { aReview, reviewPage } from '@test/builders/entities'
import { dispatched, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { baseApi, queryRequest, reviewsApi, rowCompleted, sendRequest } from '@/api'
import { rootReducer } from '@/app/rootReducer'
import { makeStore } from '@/app/store'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { createErrorCleared, createRefused, reviewsSlice } from '@/features/reviews/model/slice'
import { storageKeys } from '@/lib/storageKeys'
import { loggedOut } from '@/session/events'
import { locationChanged } from '@/store/navigationEvents'

const { listReviews, createReview, updateReview, deleteReview } = reviewsApi.endpoints
const draft = { business: 'b1', user: 'u1', rating: 5, title: 'Mirë', comment: 'Shumë mirë', isApproved: true } as const

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>
const reviews = () => store.getState().reviews
const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

beforeEach(() => {
  // The reviews of a user are asked with a bearer token.
  localStorage.setItem(storageKeys.accessToken, 'opaque')
  server = stubServer()
  store = makeStore()
})

/** Loads the lists of business b1 and of user u1, and the latest reviews. */
async function listed() {
  await dispatched(
    store,
    openList('listReviews', { page: 1, limit: 16 }),
    openList('listReviewsByUser', { id: 'u1', page: 1, limit: 10 }),
    openList('listReviewsByBusiness', { id: 'b1', page: 1, limit: 10, approved: true }),
  )
  const items = [aReview(), aReview({ _id: 'r2' })]
  await server.last('/reviews').reply(reviewPage(items))
  await server.last('/reviews/user/u1').reply(reviewPage([aReview()]))
  await server.last('/reviews/business/b1').reply(reviewPage(items, { pages: 2, total: 12 }))
}

/** Sends a review of business b1 by user u1, with the names that are known. */
async function create() {
  const { requestId } = store.dispatch(createReview.initiate({ newReview: draft }))
  const fields = { user: { _id: 'u1', name: 'Arta' }, business: { _id: 'b1', name: 'Kafe Drini' } }
  await dispatched(store, rowCompleted({ requestId, fields }))
}

const write = () => server.requests.findLast(({ method }) => method !== 'GET')
const lists = () => [reviews().comments, reviews().businessComments, reviews().userReviews]

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

describe('review state', () => {
  it('ends a loading flag with the last of several writes [STATE-02]', async () => {
    for (const id of ['r1', 'r2']) store.dispatch(deleteReview.initiate({ id }))
    await settle()
    await server.last('/reviews/r1').reply({ success: false, message: 'Jo' }, 400)
    expect(reviews()).toMatchObject({ loading: { delete: true }, errors: { delete: 'Jo' } })
    await server.last('/reviews/r2').reply({ success: true })
    expect(reviews()).toMatchObject({ loading: { delete: false }, errors: { delete: null } })
  })

  it('has the filters rating, businessId, dateFrom and dateTo [REVSTATE-04]', () => {
    expect(reviews().filters).toEqual({ rating: null, businessId: '', dateFrom: '', dateTo: '' })
    const at = (path: string) =>
      locationChanged({ path, query: { yje: '4', nga: '2026-01-01', deri: '2026-02-03' }, key: 'k', at: 1 })
    store.dispatch(at('/biznes/b%201/'))
    expect(reviews().filters).toEqual({ rating: 4, businessId: 'b 1', dateFrom: '2026-01-01', dateTo: '2026-02-03' })
    for (const path of ['/kategorite/b1', '/biznes', '/biznes/%E0%A4', '/koment/b1']) {
      store.dispatch(at(path))
      expect(reviews().filters).toEqual({ rating: null, businessId: '', dateFrom: '', dateTo: '' })
    }
  })

  it('says that a creation succeeded once it has ended without an error, and the code of a refused one until the next [REVSTATE-05]', async () => {
    expect(reviews().createSuccess).toBe(false)
    await begin('create')
    expect(reviews()).toMatchObject({ createSuccess: false, loading: { create: true } })
    await write()?.reply({ success: false, message: 'Jo', code: 'REVIEW_ALREADY_EXISTS' }, 409)
    expect(reviews()).toMatchObject({ createSuccess: false, errors: { create: 'Jo' } })
    expect(reviews().createErrorCode).toBe('REVIEW_ALREADY_EXISTS')
    await begin('create')
    await succeed('create')
    const succeeded = {
      createSuccess: true,
      createErrorCode: null,
      loading: { create: false },
      errors: { create: null },
    }
    expect(reviews()).toMatchObject(succeeded)
    // Not while the next one is on its way, which is refused.
    await begin('create')
    expect(reviews()).toMatchObject({ createSuccess: false, loading: { create: true } })
    await refuse('create')
    expect(reviews()).toMatchObject({ createSuccess: false, errors: { create: 'Jo: create' } })
    store.dispatch(createErrorCleared())
    expect(reviews().errors.create).toBeNull()
    await begin('create')
    await succeed('create')
    expect(reviews().createSuccess).toBe(true)
    store.dispatch(createRefused({ message: 'Pa përdorues' }))
    expect(reviews()).toMatchObject({ createSuccess: false, errors: { create: 'Pa përdorues' } })
  })

  it('is as at the start after a log-out, but for the filters, which are the address’s', async () => {
    await listed()
    await create()
    store.dispatch(locationChanged({ path: '/biznes/b1', query: { yje: '4' }, key: 'k', at: 1 }))
    const { filters } = reviews()
    store.dispatch(loggedOut())
    expect(reviews()).toEqual({ ...reviewsSlice.getInitialState(), filters })
    expect(filters.rating).toBe(4)
  })
})

describe('writes', () => {
  it('show a new review in front of its lists though none was ever opened, until they are opened [STATE-03]', async () => {
    for (const [id, answered] of [
      ['r8', true],
      ['r9', false],
    ] as const) {
      await create()
      const review = aReview({ _id: id, user: { _id: 'u1' }, business: { _id: 'b1' }, isApproved: true })
      await write()?.reply(answered ? { success: true, data: review } : { success: false, message: 'Jo' }, 200)
      expect(lists().map(ids)).toEqual([['r8'], ['r8'], ['r8']])
      expect(reviews().pagination).toEqual({ currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 10 })
    }
    await listed()
    expect(lists().map(ids)).toEqual([['r1', 'r2'], ['r1', 'r2'], ['r1']])
  })

  it('show a new review in front of its lists at once, one that was left too (Q99), and for good when the server has it [STATE-03]', async () => {
    await listed()
    store.dispatch(reviewLists.userReviews.closed())
    await create()
    for (const [first] of lists()) expect(first).toMatchObject({ title: 'Mirë', comment: 'Shumë mirë', rating: 5 })
    expect(reviews().pagination.totalItems).toBe(13)
    await write()?.reply({ success: true, data: aReview({ _id: 'r9' }) }, 201)
    for (const list of lists()) {
      expect(list[0]?._id).toBe('r9')
      expect(list.filter(({ _id }) => _id === 'r9' || _id.startsWith('pending:'))).toHaveLength(1)
    }
  })

  it('show a change everywhere at once and keep the server’s answer [STATE-04]', async () => {
    await listed()
    await dispatched(store, updateReview.initiate({ id: 'r1', reviewChanges: { title: 'I ri', rating: 1 } }))
    for (const [first] of lists()) expect(first).toMatchObject({ title: 'I ri', rating: 1 })
    await write()?.reply({ success: true, data: aReview({ title: 'I ri!', rating: 1 }) })
    for (const [first] of lists()) expect(first?.title).toBe('I ri!')
    expect(ids(reviews().comments)).toEqual(['r1', 'r2'])
  })

  it('take a deleted review out of every list at once, and clear it when it was current [STATE-05] [STATE-06]', async () => {
    await listed()
    await dispatched(store, openList('getReview', { id: 'r1' }))
    await server.last('/reviews/r1').reply({ success: true, data: aReview() })
    expect(reviews().currentComment?._id).toBe('r1')
    await dispatched(store, deleteReview.initiate({ id: 'r1' }))
    expect(lists().map(ids)).toEqual([['r2'], ['r2'], []])
    await write()?.reply({ success: true })
    expect(reviews().currentComment).toBeNull()
    expect(lists().map(ids)).toEqual([['r2'], ['r2'], []])
  })

  it('leave no trace when the server refuses, whatever order the answers come in', async () => {
    await listed()
    const before = reviews()
    await dispatched(
      store,
      createReview.initiate({ newReview: draft }),
      updateReview.initiate({ id: 'r1', reviewChanges: { title: 'A' } }),
      deleteReview.initiate({ id: 'r2' }),
    )
    expect(ids(reviews().businessComments)).not.toEqual(ids(before.businessComments))
    const writes = server.requests.filter(({ method }) => method !== 'GET').reverse()
    for (const request of writes) await request.reply({ success: false, message: 'Jo' }, 500)
    const { comments, businessComments, userReviews, pagination } = before
    expect(reviews()).toMatchObject({ comments, businessComments, userReviews, pagination })
    expect(store.getState().writes).toEqual([])
  })

  it('that end after a log-out are nobody’s: they change nothing', async () => {
    const sent = store.dispatch(createReview.initiate({ newReview: draft }))
    await settle()
    store.dispatch(loggedOut())
    await write()?.reply({ success: true, data: aReview({ _id: 'r9' }) }, 201)
    expect(await sent).toHaveProperty('error')
    expect(reviews()).toEqual(reviewsSlice.getInitialState())
  })

  it('that a shortened log does not begin are listed when they end', async () => {
    await listed()
    const arg = { type: 'mutation', endpointName: 'createReview', originalArgs: { newReview: draft } }
    const meta = { requestId: 'q1', requestStatus: 'fulfilled', arg }
    const payload = { success: true, data: aReview({ _id: 'r9' }) }
    const after = rootReducer(store.getState(), { type: 'api/executeMutation/fulfilled', meta, payload })
    expect(ids(after.reviews.businessComments)).toEqual(['r9', 'r1', 'r2'])
  })

  it('that end while the latest comments are under way leave their answer, which nobody asks for again', async () => {
    await listed()
    await dispatched(
      store,
      listReviews.initiate({ page: 1, limit: 16 }, { forceRefetch: true }),
      updateReview.initiate({ id: 'r1', reviewChanges: { title: 'I ri' } }),
    )
    await write()?.reply({ success: true, data: aReview({ title: 'I ri' }) })
    await server.last('/reviews').reply(reviewPage([aReview({ _id: 'r8' })]))
    expect(ids(reviews().comments)).toEqual(['r8'])
  })
})

describe('the pagination', () => {
  const start = { currentPage: 1, totalPages: 1, totalItems: 0, itemsPerPage: 10 }
  const page = { current: 1, pages: 3, total: 250, limit: 100 }

  async function ask(request: ReturnType<typeof queryRequest>, path: string) {
    await dispatched(store, sendRequest(request))
    expect(reviews().pagination).toEqual(start)
    await server.last(path).reply(reviewPage([aReview()], page))
  }
  const ofBusiness = (number: number) =>
    queryRequest('listReviewsByBusiness', { id: 'b1', page: number, limit: 100, userId: 'u1' })

  it.each([
    [ofBusiness(2), '/reviews/business/b1'],
    [queryRequest('searchReviews', { businessId: 'b1', rating: 5 }), '/reviews/search'],
    [queryRequest('listReviewsByUser', { id: 'u1', page: 2 }), '/reviews/user/u1'],
  ] as const)(
    'stays at its start while and after %j is asked, which no list shows [REVSTATE-02]',
    async (request, path) => {
      await ask(request, path)
      expect(reviews().pagination).toEqual(start)
    },
  )

  it.each([
    ['businessComments', ofBusiness(1), '/reviews/business/b1'],
    ['userReviews', queryRequest('listReviewsByUser', { id: 'u1', page: 1 }), '/reviews/user/u1'],
    ['comments', queryRequest('listReviews', { page: 1, limit: 100 }), '/reviews'],
    ['searchResults', queryRequest('searchReviews', { q: 'kafe' }), '/reviews/search'],
  ] as const)(
    'starts there, follows %s, keeps it when it is left, unless that was a search, and is there again without any [REVSTATE-02]',
    async (list, request, path) => {
      store.dispatch(reviewLists[list].opened([request]))
      await ask(request, path)
      const followed = { currentPage: 1, totalPages: 3, totalItems: 250, itemsPerPage: 100 }
      expect(reviews().pagination).toEqual(followed)
      store.dispatch(reviewLists[list].closed())
      expect(reviews().pagination).toEqual(list === 'searchResults' ? start : followed)
      store.dispatch(baseApi.util.resetApiState())
      expect(reviews().pagination).toEqual(start)
    },
  )
})

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
