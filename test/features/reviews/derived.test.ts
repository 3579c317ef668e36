// What is made of loaded reviews: words, orders, scores over a time, both sides, a file; and what is asked for them.
import { aReview } from '@test/builders/entities'
import { describe, expect, it } from 'vitest'
import { ratingTotalRequests } from '@/features/reviews/model/distribution'
import { isChangeable, isOwn, withOwnName } from '@/features/reviews/model/ownReview'
import { authorName, normalized, overloadText, reviewedName } from '@/features/reviews/model/reviewLabels'
import { ordered } from '@/features/reviews/model/reviewOrder'
import {
  businessReviewsRequest,
  latestReviewsRequest,
  reviewSearchRequest,
  userReviewsRequest,
} from '@/features/reviews/model/reviewRequests'
import { searchFromQuery } from '@/features/reviews/model/reviewSearch'
import { averageOf, bothSides, periodTotalRequests } from '@/features/reviews/model/scorePeriods'
import { reviewsFile } from '@/features/reviews/ui/own/MyReviewStats'

const ids = (reviews: readonly { _id: string }[]) => reviews.map(({ _id }) => _id)

describe('words', () => {
  it.each([
    [{ name: 'Arta', username: 'arta77' }, 'Arta'],
    [{ name: '  Arta ' }, 'Arta'],
    [{ name: '  ', username: ' arta77 ' }, 'arta77'],
    [{ name: '', username: '  ' }, 'Deleted User'],
    [{}, 'Deleted User'],
    [undefined, 'Deleted User'],
  ])('the author %j is called %j', (user, name) => {
    expect(authorName({ user })).toBe(name)
  })

  it.each([
    [{ name: 'Kafe Drini' }, 'Kafe Drini'],
    [{ name: '' }, 'Biznesi'],
    [{ _id: 'b1' }, 'Biznesi'],
    [undefined, 'Biznesi'],
  ])('the business %j is called %j', (business, name) => {
    expect(reviewedName({ business })).toBe(name)
  })

  it('have one space where there were several, and none around', () => {
    expect(normalized('  Kafe \n\t e  mirë. ')).toBe('Kafe e mirë.')
  })

  it.each([
    ['OVERLOADED', 'Sistemi është i ngarkuar. Ju lutem prisni disa sekonda dhe rifreskoni faqen.'],
    ['OTHER', undefined],
    [undefined, undefined],
  ])('of an overload stand for the code %s alone', (code, text) => {
    expect(overloadText({ code })).toBe(text)
  })
})

describe('a review', () => {
  const mine = aReview({ user: { _id: 'u1' } })
  it.each([
    ['its author’s [PERM-09]', mine, 'u1', true],
    ['nobody else’s [PERM-09]', mine, 'u2', false],
    ['nobody’s who is not signed in [PERM-09]', mine, undefined, false],
    ['nobody’s without an author’s id [PERM-09]', aReview({ user: { name: 'Arta' } }), undefined, false],
    ['not the placeholder’s', aReview({ user: { _id: 'authenticated' } }), 'authenticated', false],
    ['nobody’s when it has no author', aReview({ user: undefined }), 'u1', false],
  ])('is %s', (_, review, userId, expected) => {
    expect(isOwn(review, userId)).toBe(expected)
    expect(isChangeable(review, userId)).toBe(expected)
  })

  it('can be changed when the server has given it an id', () => {
    expect(isChangeable({ ...mine, _id: 'pending:q1' }, 'u1')).toBe(false)
    expect(isChangeable({ ...mine, _id: 'q1pending:' }, 'u1')).toBe(true)
  })

  it.each([
    [{ _id: 'u1' }, 'Arta', { _id: 'u1', name: 'Arta' }],
    [undefined, 'Arta', { name: 'Arta' }],
    [{ _id: 'u1' }, undefined, { _id: 'u1' }],
    [{ _id: 'u1' }, '', { _id: 'u1' }],
    [{ name: 'A.' }, 'Arta', { name: 'A.' }],
    [{ username: 'arta77' }, 'Arta', { username: 'arta77' }],
  ])('of the author %j, sent by one called %j, is shown as of %j', (user, name, expected) => {
    expect(withOwnName(aReview({ user }), name).user).toEqual(expected)
  })
})

describe('the order of reviews', () => {
  const three = [
    aReview({ _id: 'new', rating: 3 }),
    aReview({ _id: 'mid', rating: 5 }),
    aReview({ _id: 'old', rating: 3 }),
    aReview({ _id: 'first', rating: 1 }),
  ]
  it.each([
    ['newest', ['new', 'mid', 'old', 'first']],
    ['oldest', ['first', 'old', 'mid', 'new']],
    ['highest', ['mid', 'new', 'old', 'first']],
    ['lowest', ['first', 'new', 'old', 'mid']],
  ] as const)('by %s puts first what it says, and leaves the list itself alone', (order, expected) => {
    expect(ids(ordered(three, order))).toEqual(expected)
    expect(ids(three)).toEqual(['new', 'mid', 'old', 'first'])
  })
})

describe('scores', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0],
    [[1, 0, 0, 0, 0], 5],
    [[0, 0, 0, 0, 2], 1],
    [[1, 1, 1, 1, 1], 3],
    [[2, 0, 0, 1, 0], 4],
    [[0, 3, 1, 0, 0], 3.75],
  ])('of %j is %d', (counts, average) => {
    expect(averageOf(counts)).toBe(average)
  })

  const now = Date.UTC(2026, 4, 31, 12)
  it.each([
    [3, '2026-02-28'],
    [12, '2025-05-31'],
    [24, '2024-05-31'],
    [null, undefined],
  ] as const)('over %s months are asked for from %s on, for each number of stars', (months, dateFrom) => {
    expect(periodTotalRequests('b1', months, now)).toEqual(
      [5, 4, 3, 2, 1].map((rating) => ({
        endpoint: 'searchReviews',
        args: { businessId: 'b1', rating, page: 1, limit: 1, ...(dateFrom && { dateFrom }) },
      })),
    )
  })

  it('of all the time are those of the rows', () => {
    expect(ratingTotalRequests('b1')).toEqual(periodTotalRequests('b1', null, now))
  })
})

describe('both sides', () => {
  const at = (_id: string, rating: number, createdAt?: string, isApproved = true) =>
    aReview({ _id, rating, createdAt, isApproved })
  const sides = (...reviews: ReturnType<typeof at>[]) => {
    const both = bothSides(reviews)
    return both && ids([both.good, both.bad])
  }

  it('are the newest with five stars and the newest with one or two', () => {
    expect(sides(at('a', 5, '2026-01-02'), at('b', 1, '2026-01-01'), at('c', 2, '2026-01-03'))).toEqual(['a', 'c'])
    expect(sides(at('a', 5, '2026-01-01'), at('d', 5, '2026-01-02'), at('b', 1, '2026-01-03'))).toEqual(['d', 'b'])
    expect(sides(at('d', 5, '2026-01-02'), at('a', 5, '2026-01-01'), at('b', 1, '2026-01-03'))).toEqual(['d', 'b'])
    expect(sides(at('a', 5), at('d', 5, '2026-01-01'), at('b', 1))).toEqual(['d', 'b'])
    expect(sides(at('d', 5, '2026-01-01'), at('a', 5), at('b', 1))).toEqual(['d', 'b'])
  })

  it('are none where one is missing or not published', () => {
    expect(sides()).toBeUndefined()
    expect(sides(at('a', 5))).toBeUndefined()
    expect(sides(at('b', 2))).toBeUndefined()
    expect(sides(at('a', 4), at('c', 3), at('b', 1))).toBeUndefined()
    expect(sides(at('a', 5), at('c', 3))).toBeUndefined()
    expect(sides(at('a', 5, '2026-01-01', false), at('b', 1))).toBeUndefined()
  })
})

it('the file holds what was written, with business and days, and no ids', () => {
  const review = aReview({ orderId: 'P-1', experienceDate: '2026-03-01' })
  const { rating, title, comment, createdAt } = review
  const text = reviewsFile([review, aReview({ business: undefined, isApproved: false })])
  expect(JSON.parse(text)).toEqual([
    { business: 'Kafe Drini', rating, title, comment, experienceDate: '2026-03-01', createdAt, isPublished: true },
    { rating, title, comment, createdAt, isPublished: false },
  ])
  expect(text).toMatch(/^\[\n {2}\{\n {4}"business"/)
})

describe('requests', () => {
  it('name what they ask for', () => {
    expect(latestReviewsRequest).toEqual({ endpoint: 'listReviews', args: { page: 1, limit: 16 } })
    expect(businessReviewsRequest('b1', 2, 'u1')).toEqual({
      endpoint: 'listReviewsByBusiness',
      args: { id: 'b1', page: 2, limit: 10, approved: true },
      forUser: 'u1',
    })
    expect(userReviewsRequest('u1', 3)).toEqual({
      endpoint: 'listReviewsByUser',
      args: { id: 'u1', page: 3, limit: 10 },
      forUser: 'u1',
    })
  })

  it('of a search ask for what it says, within the business', () => {
    const search = searchFromQuery({ kerko: ' kafe ', yje: '5' })
    expect(reviewSearchRequest('b1', search, 2, undefined)).toEqual({
      endpoint: 'searchReviews',
      args: { q: 'kafe', rating: 5, businessId: 'b1', page: 2, limit: 10 },
    })
  })
})
