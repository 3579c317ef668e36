// @vitest-environment jsdom
// After a write its stale questions are asked again at once, even while another call hangs (robustness Q08).
import { aReview } from '@test/builders/entities'
import { freshToken } from '@test/session/tokens'
import { settle, stubServer } from '@test/stubServer'
import { expect, it, vi } from 'vitest'
import { businessesApi, reviewsApi } from '@/api'
import { startSession } from '@/session/tokens'
import { makeApiStore } from './fakeServer'

const newReview = { business: 'b1', user: 'u1', rating: 4, title: 'Mirë', comment: 'Kafe', isApproved: true } as const

async function whileAnotherCallHangs() {
  startSession({ accessToken: freshToken({ sub: 'u1' }) })
  const server = stubServer()
  const { dispatch } = makeApiStore()
  dispatch(reviewsApi.endpoints.listReviewsByBusiness.initiate({ id: 'b1' }))
  await settle()
  await server.last('/reviews/business/b1').reply({ success: true, data: { comments: [] } })
  // Left again: kept for a while, but nobody looks at it.
  const left = dispatch(reviewsApi.endpoints.listReviewsByUser.initiate({ id: 'u1' }))
  await settle()
  await server.last('/reviews/user/u1').reply({ success: true, data: { comments: [] } })
  left.unsubscribe()
  dispatch(businessesApi.endpoints.listBusinesses.initiate({}))
  dispatch(reviewsApi.endpoints.createReview.initiate({ newReview }))
  await settle()
  const asked = server.requests.length
  return { server, asked, later: () => server.requests.slice(asked).map(({ path }) => path) }
}

it('a write asks its stale questions again while another call hangs, those that somebody looks at', async () => {
  const { server, later } = await whileAnotherCallHangs()
  await server.last('/reviews').reply({ success: true, data: aReview() }, 201)
  expect(later()).toEqual(['/reviews/business/b1'])
  vi.unstubAllGlobals()
})

it('a write that failed asks nothing', async () => {
  const { server, later } = await whileAnotherCallHangs()
  await server.last('/reviews').reply({ success: false, message: 'Jo' }, 400)
  expect(later()).toEqual([])
  vi.unstubAllGlobals()
})
