// Selectors give the same thing for the same state, and for a state that changed elsewhere: else whatever reads them is drawn
// again for nothing.
import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { settle, stubServer } from '@test/stubServer'
import { afterEach, expect, it, vi } from 'vitest'
import { businessesApi, cacheKey, categoriesApi, reviewsApi } from '@/api'
import { makeStore, type RootState } from '@/app/store'
import { noticeShown } from '@/features/notices/model/slice'
import { authErrorSet } from '@/session/events'

type Selector = (state: RootState, key: string | null) => unknown

const modules = import.meta.glob<Record<string, unknown>>('/src/features/*/model/*electors.ts', { eager: true })
const selectors = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Selector] => entry[0].startsWith('select') && typeof entry[1] === 'function')

const keys = [
  cacheKey('getBusiness', { id: 'b1' }),
  cacheKey('listReviewsByBusiness', { id: 'b1' }),
  cacheKey('listReviews', 'never asked'),
  null,
]

/** A store that has lists of each kind, with a comment that is being deleted. */
async function filled() {
  const server = stubServer()
  const store = makeStore()
  store.dispatch(businessesApi.endpoints.getBusiness.initiate({ id: 'b1' }))
  store.dispatch(reviewsApi.endpoints.listReviewsByBusiness.initiate({ id: 'b1' }))
  store.dispatch(categoriesApi.endpoints.listCategories.initiate())
  await settle()
  await server.last('/businesses/b1').reply(businessPage([aBusiness({ _id: 'b1' })]))
  await server.last('/reviews/business/b1').reply(reviewPage([aReview({ _id: 'r1' }), aReview({ _id: 'r2' })]))
  await server.last('/categories').reply({ success: true, data: [aCategory()] })
  store.dispatch(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' }))
  return store
}

afterEach(() => vi.unstubAllGlobals())

it('every feature has some', () => expect(selectors.length).toBeGreaterThan(15))

it.each(selectors)('%s gives the same for the same, whatever else happened', async (_name, select) => {
  const { dispatch, getState } = await filled()
  for (const key of keys) {
    const before = getState()
    const given = select(before, key)
    expect(Object.is(select(before, key), given)).toBe(true)
    // Two slices change; one of them may be the selector's own, and is then another value, not another object for the same one.
    dispatch(noticeShown({ kind: 'info', text: `News of ${key}` }))
    if (Object.is(select(getState(), key), given)) continue
    expect(select(getState(), key)).not.toEqual(given)
  }
  dispatch(authErrorSet('Gabim'))
  const [key = null] = keys
  const given = select(getState(), key)
  expect(Object.is(select({ ...getState() }, key), given)).toBe(true)
})
