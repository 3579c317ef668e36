// The four traps of server lists in slices (docs/decisions/0003), each with the cure it needs; and the property that the
// slices say what the cache says, whatever happened.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseApi, businessesApi, type Listings, reviewsApi } from '@/api'
import '@/app/everyFeature'
import { makeStore } from '@/app/store'
import { loggedOut, loginSucceeded } from '@/session/events'
import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { settle, stubServer } from '@test/stubServer'

const { listBusinessesByCategory, universalSearch } = businessesApi.endpoints
const { listReviewsByBusiness, createReview, updateReview, deleteReview } = reviewsApi.endpoints

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})
afterEach(() => vi.unstubAllGlobals())

const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

describe('trap 1: a cache hit carries no data', () => {
  it('going from A to B and back to A shows A', async () => {
    for (const id of ['A', 'B']) {
      store.dispatch(listBusinessesByCategory.initiate({ id }))
      await settle()
      await server.last(`/businesses/category/${id}`).reply(businessPage([aBusiness({ _id: `of-${id}` })]))
    }
    expect(ids(store.getState().businesses.businesses)).toEqual(['of-B'])
    store.dispatch(listBusinessesByCategory.initiate({ id: 'A' }))
    await settle()
    expect(server.requests).toHaveLength(2)
    expect(ids(store.getState().businesses.businesses)).toEqual(['of-A'])
  })
})

describe('trap 2: answers come in any order', () => {
  it('the last question wins, whenever the others are answered', async () => {
    for (const q of ['k', 'ka', 'kaf']) store.dispatch(universalSearch.initiate({ q }))
    await settle()
    for (const q of ['kaf', 'k', 'ka']) {
      await server.last(`/businesses/universal-search?q=${q}`).reply(businessPage([aBusiness({ _id: q })]))
    }
    expect(ids(store.getState().businesses.searchResults)).toEqual(['kaf'])
  })

  it('of two requests for one question the later one counts', async () => {
    store.dispatch(universalSearch.initiate({ q: 'k' }))
    await settle()
    await server.last('/businesses/universal-search').reply(businessPage([aBusiness({ _id: 'first' })]))
    store.dispatch(universalSearch.initiate({ q: 'k' }, { forceRefetch: true }))
    await settle()
    store.dispatch(baseApi.util.resetApiState())
    store.dispatch(universalSearch.initiate({ q: 'k' }))
    await settle()
    const [, older, newer] = server.requests
    await newer?.reply(businessPage([aBusiness({ _id: 'newer' })]))
    await older?.reply(businessPage([aBusiness({ _id: 'older' })]))
    expect(ids(store.getState().businesses.searchResults)).toEqual(['newer'])
  })
})

describe('trap 3: optimism belongs to the slice', () => {
  it('a refused deletion puts the review back in its place', async () => {
    const items = [aReview(), aReview({ _id: 'r2' }), aReview({ _id: 'r3' })]
    store.dispatch(listReviewsByBusiness.initiate({ id: 'b1' }))
    await settle()
    await server.last('/reviews/business/b1').reply(reviewPage(items))
    store.dispatch(deleteReview.initiate({ id: 'r2' }))
    await settle()
    expect(ids(store.getState().reviews.businessComments)).toEqual(['r1', 'r3'])
    await server.last('/reviews/r2').reply({ success: false, message: 'Jo' }, 500)
    expect(ids(store.getState().reviews.businessComments)).toEqual(['r1', 'r2', 'r3'])
  })
})

describe('trap 4: nothing of a user outlives the session', () => {
  const user = { _id: 'u1', name: 'Arta' }

  async function loaded() {
    store.dispatch(loginSucceeded({ user }))
    store.dispatch(listBusinessesByCategory.initiate({ id: 'A' }))
    store.dispatch(listReviewsByBusiness.initiate({ id: 'b1' }))
    await settle()
    await server.last('/businesses/category/A').reply(businessPage([aBusiness({ hasReviewed: true })]))
    await server.last('/reviews/business/b1').reply(reviewPage([aReview()]))
  }
  const nothingLeft = () => {
    const { api, businesses, reviews } = store.getState()
    expect(api.queries).toEqual({})
    expect(businesses).toMatchObject({ businesses: [], listings: {} })
    expect(reviews).toMatchObject({ businessComments: [], listings: {}, operations: {} })
  }

  it('log-out clears the lists and the API cache', async () => {
    await loaded()
    store.dispatch(loggedOut())
    await settle()
    nothingLeft()
    expect(store.getState().auth.user).toBeNull()
  })

  it('so does another user’s login, but not the same user’s', async () => {
    await loaded()
    store.dispatch(loginSucceeded({ user: { ...user, name: 'Arta H.' } }))
    await settle()
    expect(store.getState().businesses.businesses).toHaveLength(1)
    store.dispatch(loginSucceeded({ user: { _id: 'u2' } }))
    await settle()
    nothingLeft()
  })

  it('an answer that comes after log-out reaches no list', async () => {
    store.dispatch(loginSucceeded({ user }))
    store.dispatch(listReviewsByBusiness.initiate({ id: 'b1' }))
    await settle()
    store.dispatch(loggedOut())
    await settle()
    await server.last('/reviews/business/b1').reply(reviewPage([aReview()]))
    expect(store.getState().reviews).toMatchObject({ businessComments: [], listings: {} })
  })
})

describe('slices and cache', () => {
  type Step =
    | { do: 'ask'; id: string; force: boolean }
    | { do: 'update'; review: string }
    | { do: 'delete'; review: string }
    | { do: 'create' }
    | { do: 'answer'; which: number; ok: boolean }
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ do: fc.constant('ask' as const), id: fc.constantFrom('b1', 'b2'), force: fc.boolean() }),
    fc.record({ do: fc.constant('update' as const), review: fc.constantFrom('r1', 'r2') }),
    fc.record({ do: fc.constant('delete' as const), review: fc.constantFrom('r1', 'r2') }),
    fc.record({ do: fc.constant('create' as const) }),
    fc.record({ do: fc.constant('answer' as const), which: fc.nat(5), ok: fc.boolean() }),
  )

  it('agree on every list once no write is pending, whatever was asked, written, refused or late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const lists: Record<string, ReturnType<typeof aReview>[]> = {
          b1: [aReview(), aReview({ _id: 'r2' })],
          b2: [aReview({ _id: 'r3', business: { _id: 'b2' } })],
        }
        let created = 0
        const all = () => Object.values(lists).flat()
        server = stubServer()
        store = makeStore()
        const open = new Set<(typeof server.requests)[number]>()
        const answer = async (request: (typeof server.requests)[number], ok: boolean) => {
          open.delete(request)
          if (!ok) return request.reply({ success: false, message: 'Jo' }, 500)
          const id = request.path.split('/').at(-1)?.split('?')[0] ?? ''
          if (request.method === 'GET') return request.reply(reviewPage(lists[id] ?? []))
          if (request.method === 'POST') {
            created += 1
            const review = aReview({ _id: `new${created}` })
            lists.b1 = [review, ...(lists.b1 ?? [])]
            return request.reply({ success: true, data: review }, 201)
          }
          const old = all().find(({ _id }) => _id === id)
          if (!old) return request.reply({ success: false, message: 'Nuk u gjet' }, 404)
          const updated = { ...old, title: 'I ri' }
          for (const [business, items = []] of Object.entries(lists)) {
            lists[business] = items.flatMap((item) => (item._id !== id ? [item] : request.method === 'PUT' ? [updated] : []))
          }
          return request.reply(request.method === 'PUT' ? { success: true, data: updated } : { success: true })
        }
        const collect = (from: number) => {
          for (const request of server.requests.slice(from)) open.add(request)
        }
        for (const current of steps) {
          const seen = server.requests.length
          if (current.do === 'ask') {
            store.dispatch(listReviewsByBusiness.initiate({ id: current.id }, { forceRefetch: current.force }))
          } else if (current.do === 'create') {
            const newReview = { business: 'b1', user: 'u1', rating: 5, title: 'T', comment: 'K', isApproved: true } as const
            store.dispatch(createReview.initiate({ newReview }))
          } else if (current.do === 'update') {
            store.dispatch(updateReview.initiate({ id: current.review, reviewChanges: { title: 'I ri' } }))
          } else if (current.do === 'delete') store.dispatch(deleteReview.initiate({ id: current.review }))
          else {
            const request = [...open][current.which % Math.max(open.size, 1)]
            if (request) await answer(request, current.ok)
          }
          await settle()
          collect(seen)
        }
        for (let rounds = 0; open.size > 0 && rounds < 40; rounds += 1) {
          const seen = server.requests.length
          for (const request of [...open]) await answer(request, true)
          await settle()
          collect(seen)
        }
        const { api, reviews } = store.getState()
        expect(reviews.operations).toEqual({})
        const listings: Listings<ReturnType<typeof aReview>> = reviews.listings
        for (const [key, entry] of Object.entries(api.queries)) {
          if (entry?.status !== 'fulfilled') continue
          const { reviews: cached } = entry.data as ReturnType<typeof reviewPage>
          expect(listings[key]?.items).toEqual(cached)
          expect(listings[key]?.status).toBe('ready')
        }
      }),
      { numRuns: process.env.TEST_DEEP ? 2_000 : 100, seed: 20261121 },
    )
  })
})
