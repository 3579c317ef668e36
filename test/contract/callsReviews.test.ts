// @vitest-environment jsdom
// The calls of reviews (DIR §7): what is sent and what is read.
import { beforeEach, describe, expect, it } from 'vitest'
import { reviewsApi } from '@/api'
import { errorOf } from '../api/fakeServer'
import { access, ask, failed, ok, plain, signIn } from './ask'

const review = reviewsApi.endpoints

beforeEach(signIn)

describe('reviews', () => {
  const raw = {
    id: 'r1',
    author: { id: 'u1', username: 'arta' },
    businessId: 'b1',
    rating: '4',
    title: 'Mirë',
    isApproved: true,
  }
  const read = {
    _id: 'r1',
    user: { _id: 'u1', username: 'arta' },
    business: { _id: 'b1' },
    rating: 4,
    title: 'Mirë',
    comment: '',
    isApproved: true,
  }
  const page = { page: 2, limit: 10, userId: 'u1' }
  const pageQuery = { page: '2', limit: '10', user_id: 'u1' }

  it.each([
    ['[DIRCALL-25]', 'GET /reviews', review.listReviews.initiate(page), {}, null],
    [
      '[DIRCALL-26]',
      'GET /reviews/business/b1',
      review.listReviewsByBusiness.initiate({ id: 'b1', ...page, approved: true }),
      { approved: 'true' },
      null,
    ],
    ['[DIRCALL-27]', 'GET /reviews/user/u1', review.listReviewsByUser.initiate({ id: 'u1', ...page }), {}, access],
  ] as const)('%s %s takes page, limit, user_id and what else it knows', async (_id, call, initiate, more, bearer) => {
    expect((await ask(initiate, ok())).sent).toEqual({ ...plain, call, query: { ...pageQuery, ...more }, bearer })
  })
  it('lists without arguments are asked for without a query [DIRCALL-25] [DIRCALL-26]', async () => {
    expect((await ask(review.listReviews.initiate({}), ok())).sent).toEqual({ ...plain, call: 'GET /reviews' })
    const { sent } = await ask(review.listReviewsByBusiness.initiate({ id: 'b1' }), ok())
    expect(sent).toEqual({ ...plain, call: 'GET /reviews/business/b1' })
  })
  it('GET /reviews/user/{id} reads reviews or data, and pagination [DIRCALL-28]', async () => {
    const pagination = { current: 2, pages: 5, total: 25 }
    for (const list of [{ reviews: [raw] }, { data: [raw] }, { comments: [raw] }]) {
      const { data } = await ask(review.listReviewsByUser.initiate({ id: 'u1', ...page }), ok({ ...list, pagination }))
      expect(data).toEqual({ success: true, reviews: [read], pagination: { ...pagination, limit: 10 } })
    }
  })
  it('GET /reviews/user/{id} reads message from an error body [DIRCALL-29]', async () => {
    const message =
      'Komentet e këtij përdoruesi nuk mund të shfaqen tani: faqja po mirëmbahet, provoni përsëri më vonë.'
    for (const status of [200, 400, 403, 404, 429, 500, 503]) {
      const refused = await ask(review.listReviewsByUser.initiate({ id: 'u1' }), failed(message, status))
      expect(refused.data).toBeUndefined()
      expect(errorOf(refused)).toMatchObject({ status, message, serverMessage: message })
    }
  })
  it('GET /reviews/search takes its query [DIRCALL-30]', async () => {
    const filters = { q: 'mirë & keq', businessId: 'b1', dateFrom: '2025-01-02', dateTo: '2025-02-03' }
    const { sent, data } = await ask(review.searchReviews.initiate({ ...filters, rating: 4, ...page }), ok())
    expect(sent).toEqual({ ...plain, call: 'GET /reviews/search', query: { ...filters, rating: '4', ...pageQuery } })
    expect(data).toEqual({ success: true, reviews: [], pagination: { current: 1, pages: 1, total: 0, limit: 10 } })
    expect((await ask(review.searchReviews.initiate({}), ok())).sent).toEqual({ ...plain, call: 'GET /reviews/search' })
  })
  it('GET /reviews/{id} takes an optional user_id [DIRCALL-31]', async () => {
    const { sent, data } = await ask(review.getReview.initiate({ id: 'r1', userId: 'u1' }), ok({ data: raw }))
    expect(sent).toEqual({ ...plain, call: 'GET /reviews/r1', query: { user_id: 'u1' } })
    expect(data).toEqual({ success: true, data: read })
    const { sent: bare } = await ask(review.getReview.initiate({ id: 'r1' }), ok({ data: raw }))
    expect(bare).toEqual({ ...plain, call: 'GET /reviews/r1' })
  })
  it('POST /reviews sends the review, with experienceDate and orderId if there are any [DIRCALL-32]', async () => {
    const newReview = { business: 'b1', user: 'u1', rating: 4, comment: 'Mirë', title: 'T', isApproved: true as const }
    for (const body of [newReview, { ...newReview, experienceDate: '2025-01-02', orderId: 'A-1' }]) {
      const { sent, data } = await ask(review.createReview.initiate({ newReview: body }), ok({ data: raw }))
      expect(sent).toEqual({ ...plain, call: 'POST /reviews', body, bearer: access })
      expect(data).toEqual({ success: true, data: read })
    }
  })
  it('PUT /reviews/{id} sends title, comment, rating, experienceDate and orderId, DELETE deletes a review [DIRCALL-33] [DIRCALL-34]', async () => {
    const reviewChanges = { title: 'T', comment: 'C', rating: 5, experienceDate: '2025-01-02', orderId: 'A-1' }
    const updated = await ask(review.updateReview.initiate({ id: 'r1', reviewChanges }), ok({ data: raw }))
    expect(updated.sent).toEqual({ ...plain, call: 'PUT /reviews/r1', body: reviewChanges, bearer: access })
    expect(updated.data).toEqual({ success: true, data: read })
    const deleted = await ask(review.deleteReview.initiate({ id: 'r1' }), ok())
    expect(deleted.sent).toEqual({ ...plain, call: 'DELETE /reviews/r1', bearer: access })
    expect(deleted.data).toEqual({ success: true })
  })
})
