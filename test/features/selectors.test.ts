// @vitest-environment jsdom
// Selectors give the same thing for the same state, and for a state that changed elsewhere: else whatever reads them is
// drawn again for nothing.
import { aBusiness, aCategory, aReview, businessPage, reviewPage } from '@test/builders/entities'
import { openList } from '@test/builders/openList'
import { settle, stubServer } from '@test/stubServer'
import { expect, it } from 'vitest'
import { cacheKey, queryRequest, reviewsApi } from '@/api'
import { makeStore } from '@/app/store'
import { businessLists } from '@/features/businesses/model/businessLists'
import { categoryLists } from '@/features/categories/model/categoryLists'
import { noticeShown } from '@/features/notices/model/slice'
import { reviewLists } from '@/features/reviews/model/reviewLists'
import { authErrorSet } from '@/session/events'
import type { RootState } from '@/store/storeHooks'

type Selector = (state: RootState, key: string) => unknown

const modules = import.meta.glob<Record<string, unknown>>('/src/features/*/model/*electors.ts', { eager: true })
const ofModules = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Selector] => entry[0].startsWith('select') && typeof entry[1] === 'function')
const ofLists = Object.entries({ ...businessLists, ...categoryLists, ...reviewLists }).map(
  ([name, { select }]): [string, Selector] => [
    `the list ${name}`,
    (state, key) => select(requests.filter((request) => cacheKey(request) === key))(state),
  ],
)
const selectors = [...ofModules, ...ofLists]

const requests = [
  queryRequest('getBusiness', { id: 'b1' }),
  queryRequest('listReviewsByBusiness', { id: 'b1' }),
  queryRequest('listReviews', { page: 7 }),
]
const keys = [...requests.map(cacheKey), '']

/** A store that has lists of each kind, with a comment that is being deleted. */
async function filled() {
  const server = stubServer()
  const store = makeStore()
  store.dispatch(openList('getBusiness', { id: 'b1' }))
  store.dispatch(openList('listReviewsByBusiness', { id: 'b1' }))
  store.dispatch(openList('listCategories', undefined))
  await settle()
  await server.last('/businesses/b1').reply(businessPage([aBusiness({ _id: 'b1' })]))
  await server.last('/reviews/business/b1').reply(reviewPage([aReview({ _id: 'r1' }), aReview({ _id: 'r2' })]))
  await server.last('/categories').reply({ success: true, data: [aCategory()] })
  store.dispatch(reviewsApi.endpoints.deleteReview.initiate({ id: 'r1' }))
  return store
}

it('every feature has some', () => expect(selectors.length).toBeGreaterThan(15))

it.each(selectors)('%s gives the same for the same, whatever else happened', async (_name, select) => {
  const { dispatch, getState } = await filled()
  for (const key of keys) {
    const before = getState()
    const given = select(before, key)
    expect(Object.is(select(before, key), given)).toBe(true)
    // Two slices change; one may be the selector's own, and is then another value, not another object for the same one.
    dispatch(noticeShown({ kind: 'info', text: `News of ${key}` }))
    if (Object.is(select(getState(), key), given)) continue
    expect(select(getState(), key)).not.toEqual(given)
  }
  dispatch(authErrorSet('Gabim'))
  const [key = ''] = keys
  const given = select(getState(), key)
  expect(Object.is(select({ ...getState() }, key), given)).toBe(true)
})
