// @vitest-environment jsdom
// What was deleted is in no list, whatever the list was doing at the end: shown, asked for again, or failed.
import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { type ListEndpoint, openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { businessesApi, categoriesApi, queryRequest, reviewsApi, sendRequest } from '@/api'
import { makeStore } from '@/app/store'
import { storageKeys } from '@/lib/storageKeys'
import { log } from '@/platform/logger'
import type { RootState } from '@/store/storeHooks'

const { deleteReview } = reviewsApi.endpoints
const { deleteBusiness } = businessesApi.endpoints
const { deleteCategory } = categoriesApi.endpoints

const reviews = reviewPage([aReview(), aReview({ _id: 'r2' })])
const businesses = businessPage([aBusiness(), aBusiness({ _id: 'b2' })])
const category = aCategory({ _id: 'c2', name: 'Shëndeti', slug: 'shendeti' })
const categories = { success: true, data: [aCategory(), category] }

type Items = (state: RootState) => readonly { _id: string }[]
type List = [endpoint: ListEndpoint, args: unknown, path: string, answer: object, items: Items]

/** Lists of two each, of which the first is deleted. */
const lists: List[] = [
  ['listReviews', { page: 1, limit: 16 }, '/reviews', reviews, (s) => s.reviews.comments],
  ['listReviewsByBusiness', { id: 'b1' }, '/reviews/business/b1', reviews, (s) => s.reviews.businessComments],
  ['listReviewsByUser', { id: 'u1' }, '/reviews/user/u1', reviews, (s) => s.reviews.userReviews],
  ['searchReviews', { q: 'kafe' }, '/reviews/search', reviews, (s) => s.reviews.searchResults],
  ['listBusinessesByCategory', { id: 'c1' }, '/businesses/category/c1', businesses, (s) => s.businesses.businesses],
  ['universalSearch', { q: 'kafe' }, '/businesses/universal-search', businesses, (s) => s.businesses.searchResults],
  ['listCategories', undefined, '/categories', categories, (s) => s.categories.categories],
]

let server: ReturnType<typeof stubServer>
let store: ReturnType<typeof makeStore>

beforeEach(() => {
  // The reviews of a user are asked for with a bearer token.
  localStorage.setItem(storageKeys.accessToken, 'opaque')
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  server = stubServer()
  store = makeStore()
})

describe.each(lists)('%s', (endpoint, args, path, answer, items) => {
  const ids = () => items(store.getState()).map(({ _id }) => _id)
  const refused = { success: false, message: 'Jo tani' }

  async function shown() {
    store.dispatch(openList(endpoint, args as never))
    await settle()
    await server.last(path).reply(answer)
    expect(ids()).toHaveLength(2)
  }
  async function askedAgain() {
    store.dispatch(sendRequest(queryRequest(endpoint, args as never), { forceRefetch: true }))
    await settle()
    return server.last(path)
  }
  /** Deletes the first of those shown; the one that stays. */
  async function deleted() {
    const [id = '', left] = ids()
    const removal = id.startsWith('r')
      ? deleteReview.initiate({ id })
      : id.startsWith('b')
        ? deleteBusiness.initiate({ id })
        : deleteCategory.initiate({ id })
    store.dispatch(removal as never)
    await settle()
    await server.requests.findLast(({ method }) => method === 'DELETE')?.reply({ success: true })
    return left
  }

  it('that is asked for again meanwhile lacks it at once, and when that fails [STATE-05]', async () => {
    await shown()
    const again = await askedAgain()
    const left = await deleted()
    expect(ids()).toEqual([left])
    await again.reply(refused, 403)
    expect(ids()).toEqual([left])
  })

  it('that is answered later, as before the deletion, lacks it all the same [STATE-05]', async () => {
    await shown()
    const again = await askedAgain()
    const left = await deleted()
    await again.reply(answer)
    // The categories, which no page deletes from, are asked for once more instead.
    if (endpoint === 'listCategories') await server.last(path).reply({ success: true, data: [category] })
    expect(ids()).toEqual([left])
  })

  it('that could not be asked for again lacks it, too [STATE-05]', async () => {
    await shown()
    await (await askedAgain()).reply(refused, 403)
    const left = await deleted()
    expect(ids()).toEqual([left])
  })
})
