// The reply check itself: what it must let through and what it must not.
import { describe, expect, it } from 'vitest'
import { expectReplyMatchesContract, replyErrors, requestBodyErrors, schemaErrors } from './validate'

const pagination = { current: 1, pages: 1, total: 0, limit: 10 }

describe('the reply check', () => {
  it('accepts documented replies', () => {
    expect(replyErrors('listReviews', 200, { success: true, reviews: [], pagination })).toEqual([])
    expect(replyErrors('createReview', 201, { success: true })).toEqual([])
    expect(replyErrors('login', 401, { success: false, message: 'x' })).toEqual([])
    expect(replyErrors('login', 503, { success: false, message: 'x' })).toEqual([])
    expect(
      replyErrors('getBusiness', 200, { success: true, data: { _id: 'b', averageRating: 4.5, reviewCount: 2 } }),
    ).toEqual([])
  })
  it.each([
    ['an undocumented success', 'createReview', 200, { success: true }],
    ['a redirect', 'getMe', 302, {}],
    ['a missing list', 'listReviews', 200, { success: true, pagination }],
    ['an unknown field', 'listReviews', 200, { success: true, reviews: [], pagination, comments: [] }],
    ['an item without id', 'listReviews', 200, { success: true, reviews: [{ rating: 1 }], pagination }],
    ['a page 0', 'listReviews', 200, { success: true, reviews: [], pagination: { ...pagination, current: 0 } }],
    ['a failure that says success', 'login', 401, { success: true, message: 'x' }],
    ['a failure without message', 'login', 500, { success: false }],
    ['a rating of 6', 'getBusiness', 200, { success: true, data: { _id: 'b', averageRating: 6, reviewCount: 2 } }],
  ] as const)('rejects %s', (_what, id, status, body) => {
    expect(replyErrors(id, status, body)).not.toEqual([])
    expect(() => expectReplyMatchesContract(id, status, body)).toThrow(id)
  })
  it('names the place of every error', () => {
    const errors = schemaErrors('#/components/schemas/Business', { averageRating: 'x', reviewCount: -1 })
    expect(errors.join('\n')).toMatch(/_id/)
    expect(errors.join('\n')).toMatch(/\/averageRating/)
    expect(errors.join('\n')).toMatch(/\/reviewCount/)
  })
  it('checks request bodies', () => {
    expect(requestBodyErrors('login', { email: 'a', password: 'b' })).toEqual([])
    expect(requestBodyErrors('login', { email: 'a' })).not.toEqual([])
    expect(requestBodyErrors('refreshSession', { refreshToken: 1 })).not.toEqual([])
    expect(requestBodyErrors('deleteReview', undefined)).toEqual([])
    expect(requestBodyErrors('deleteReview', {})).not.toEqual([])
  })
})
