// @vitest-environment jsdom
// The traps of server lists in slices (docs/decisions/0017), each with its cure; a refused write:
// reviews/slice.test.ts.

import { aBusiness, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { dispatched, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import { makeStore } from '@/app/store'
import { loggedOut, loginSucceeded } from '@/session/events'

const { listReviewsByBusiness, deleteReview } = reviewsApi.endpoints

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  server = stubServer()
  store = makeStore()
})

const ids = (items: { _id: string }[]) => items.map(({ _id }) => _id)

describe('trap 1: a cache hit carries no data', () => {
  it('going from A to B and back to A shows A', async () => {
    for (const id of ['A', 'B']) {
      await dispatched(store, openList('listBusinessesByCategory', { id }))
      await server.last(`/businesses/category/${id}`).reply(businessPage([aBusiness({ _id: `of-${id}` })]))
    }
    expect(ids(store.getState().businesses.businesses)).toEqual(['of-B'])
    await dispatched(store, openList('listBusinessesByCategory', { id: 'A' }))
    expect(server.requests).toHaveLength(2)
    expect(ids(store.getState().businesses.businesses)).toEqual(['of-A'])
  })
})

describe('trap 2: answers come in any order', () => {
  it('the last question wins, whenever the others are answered', async () => {
    for (const q of ['k', 'ka', 'kaf']) store.dispatch(openList('universalSearch', { q }))
    await settle()
    for (const q of ['kaf', 'k', 'ka']) {
      await server.last(`/businesses/universal-search?q=${q}`).reply(businessPage([aBusiness({ _id: q })]))
    }
    expect(ids(store.getState().businesses.searchResults)).toEqual(['kaf'])
  })
})

describe('lists', () => {
  const first = [aReview(), aReview({ _id: 'r2' })]
  const list = () => ids(store.getState().reviews.businessComments)
  const asked = () => server.requests.filter(({ path }) => path.startsWith('/reviews/business/b1'))

  async function listed() {
    localStorage.setItem('accessToken', 'opaque')
    await dispatched(store, openList('listReviewsByBusiness', { id: 'b1' }))
    await server.last('/reviews/business/b1').reply(reviewPage(first))
  }

  it('that were asked for before a deletion and answered after it do not bring the comment back [Q09]', async () => {
    await listed()
    await dispatched(store, deleteReview.initiate({ id: 'r1' }))
    const deletion = server.last('/reviews/r1')
    await dispatched(store, listReviewsByBusiness.initiate({ id: 'b1' }, { forceRefetch: true }))
    const [, early] = asked()
    await deletion.reply({ success: true })
    expect(list()).toEqual(['r2'])
    await early?.reply(reviewPage(first))
    expect(list()).toEqual(['r2'])
    // The early answer made room for the question that counts.
    expect(asked()).toHaveLength(3)
    await asked()[2]?.reply(reviewPage([aReview({ _id: 'r2', title: 'E vërteta' })]))
    expect(store.getState().reviews.businessComments).toMatchObject([{ _id: 'r2', title: 'E vërteta' }])
    expect(store.getState().reviews.loading.main).toBe(false)
  })

  it('that fail while a write ends say so, and do not load for ever [Q09]', async () => {
    await listed()
    await dispatched(
      store,
      listReviewsByBusiness.initiate({ id: 'b1' }, { forceRefetch: true }),
      deleteReview.initiate({ id: 'r1' }),
    )
    await server.last('/reviews/r1').reply({ success: true })
    await asked()[1]?.reply({ success: false, message: 'Jo tani' }, 500)
    await asked()[2]?.reply({ success: false, message: 'Jo tani' }, 500)
    expect(store.getState().reviews.errors.main).toBe('Jo tani')
    expect(list()).toEqual(['r2'])
  })

  it('show a write at once though another call hangs, and are asked again once, when that has ended [Q08]', async () => {
    await listed()
    await dispatched(store, openList('universalSearch', { q: 'hangs' }), deleteReview.initiate({ id: 'r1' }))
    await server.last('/reviews/r1').reply({ success: true })
    expect(list()).toEqual(['r2'])
    expect(asked()).toHaveLength(1)
    await server.last('/businesses/universal-search').reply(businessPage([]))
    expect(asked()).toHaveLength(2)
    await asked()[1]?.reply(reviewPage([aReview({ _id: 'r2' })]))
    expect(list()).toEqual(['r2'])
  })
})

describe('trap 4: nothing of a user outlives the session', () => {
  const user = { _id: 'u1', name: 'Arta' }

  async function loaded() {
    await dispatched(
      store,
      loginSucceeded({ user }),
      openList('listBusinessesByCategory', { id: 'A' }),
      openList('listReviewsByBusiness', { id: 'b1' }),
    )
    await server.last('/businesses/category/A').reply(businessPage([aBusiness({ hasReviewed: true })]))
    await server.last('/reviews/business/b1').reply(reviewPage([aReview()]))
  }
  const nothingLeft = () => {
    const { api, businesses, reviews } = store.getState()
    expect(api.queries).toEqual({})
    expect(businesses).toMatchObject({ businesses: [] })
    expect(reviews).toMatchObject({ businessComments: [] })
    expect(store.getState().writes).toEqual([])
  }

  it.each([
    ['log-out', loggedOut()],
    ['another user’s login', loginSucceeded({ user: { _id: 'u2' } })],
  ])('%s clears the lists and the API cache, the same user’s login does not [X16] [Q04]', async (_, event) => {
    await loaded()
    await dispatched(store, loginSucceeded({ user: { ...user, name: 'Arta H.' } }))
    expect(store.getState().businesses.businesses).toHaveLength(1)
    await dispatched(store, event)
    nothingLeft()
    expect(store.getState().auth.user?._id).toBe(event.type === loggedOut.type ? undefined : 'u2')
  })

  it('an answer that comes after log-out reaches no list', async () => {
    await dispatched(store, loginSucceeded({ user }), openList('listReviewsByBusiness', { id: 'b1' }))
    await dispatched(store, loggedOut())
    await server.last('/reviews/business/b1').reply(reviewPage([aReview()]))
    expect(store.getState().reviews).toMatchObject({ businessComments: [] })
  })
})
