// What is made of loaded reviews: words, orders, scores over a time, both sides, figures, a file; and the search in them:
// what an address says, what is asked, what counts as the same.
import { aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { distribution, ratingTotalRequests, starCounts } from '@/features/reviews/model/distribution'
import { isChangeable, isOwn, withOwnName } from '@/features/reviews/model/ownReview'
import { authorName, normalized, overloadText, reviewedName } from '@/features/reviews/model/reviewLabels'
import { ordered } from '@/features/reviews/model/reviewOrder'
import {
  businessReviewsRequest,
  latestReviewsRequest,
  reviewSearchRequest,
  userReviewsRequest,
} from '@/features/reviews/model/reviewRequests'
import {
  isSearch,
  isWrongRange,
  lastYear,
  noReviewSearch,
  publishedReviews,
  queryFromSearch,
  type ReviewQuery,
  requestFromSearch,
  searchFromQuery,
  settledSearch,
} from '@/features/reviews/model/reviewSearch'
import { averageOf, bothSides, periodTotalRequests } from '@/features/reviews/model/scorePeriods'
import { reviewStats, reviewsFile } from '@/features/reviews/ui/own/MyReviewStats'

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

const of = (...ratings: number[]) => distribution(starCounts(ratings.map((rating) => ({ rating }))))

describe('the distribution of ratings', () => {
  it('has five rows, five stars first', () => {
    const { counted, rows } = of(5, 5, 4, 1)
    expect(counted).toBe(4)
    const flat = rows.map(({ stars, count, percent }) => `${stars}: ${count}, ${percent}%`)
    expect(flat).toEqual(['5: 2, 50%', '4: 1, 25%', '3: 0, 0%', '2: 0, 0%', '1: 1, 25%'])
  })

  it('is empty without comments, and leaves out those without stars', () => {
    expect(of().rows.every(({ count, percent }) => count === 0 && percent === 0)).toBe(true)
    expect(of(0, 0, 3).counted).toBe(1)
    expect(of(0, 0, 3).rows[2]).toEqual({ stars: 3, count: 1, percent: 100 })
  })

  it.each([
    ['543', '33 33 33 0 0'],
    ['5544332', '29 29 29 14 0'],
    ['55555421', '63 13 0 13 13'],
  ])('rounds each row of %s by itself: %s', (ratings, percents) => {
    const { rows } = of(...[...ratings].map(Number))
    expect(rows.map(({ percent }) => percent).join(' ')).toBe(percents)
  })

  it('counts every review once; equal counts have equal shares, none off by more than a half', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 300 }), (ratings) => {
        const { rows, counted } = of(...ratings)
        expect(counted).toBe(ratings.filter((rating) => rating > 0).length)
        for (const { stars, count, percent } of rows) {
          expect(count).toBe(ratings.filter((rating) => rating === stars).length)
          if (counted > 0) expect(Math.abs(percent - (count * 100) / counted)).toBeLessThanOrEqual(0.5)
        }
        const counts = new Set(rows.map(({ count }) => count))
        expect(new Set(rows.map(({ count, percent }) => `${count} ${percent}`)).size).toBe(counts.size)
      }),
    )
  })
})

const about = (...businesses: (string | undefined)[]) =>
  businesses.map((id, at) => aReview({ _id: `r${at}`, business: id === undefined ? { name: 'Pa id' } : { _id: id } }))

describe('the statistics', () => {
  it('of nothing are nothing', () => {
    expect(reviewStats([])).toEqual({ average: 0, businesses: 0 })
  })

  it('leave comments without stars out of the average', () => {
    const stars = [5, 0, 2].map((rating, at) => aReview({ _id: `r${at}`, rating }))
    expect(reviewStats(stars).average).toBe(3.5)
  })

  it('count a business once, and one without an id as one of its own', () => {
    expect(reviewStats(about('b1', 'b2', 'b1')).businesses).toBe(2)
    expect(reviewStats(about('b1', undefined, undefined)).businesses).toBe(3)
    expect(reviewStats(about('r1', undefined)).businesses).toBe(2)
    expect(reviewStats([...about('b1'), aReview({ _id: 'r7', business: undefined })]).businesses).toBe(2)
  })

  it('have the mean of all stars, in whatever order they come', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(ratings, (stars) => {
        const reviews = stars.map((rating, at) => aReview({ _id: `r${at}`, rating, business: { _id: `b${at % 7}` } }))
        const stats = reviewStats(reviews)
        expect(reviewStats(reviews.toReversed())).toEqual(stats)
        expect(stats.average * stars.length).toBeCloseTo(stars.reduce((sum, one) => sum + one))
        expect(stats.businesses).toBe(Math.min(7, stars.length))
      }),
    )
  })
})

const given = (query: string) => searchFromQuery(Object.fromEntries(new URLSearchParams(query)))
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const searches: fc.Arbitrary<ReviewQuery> = fc.record({
  text: fc.string({ unit: 'grapheme' }),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  dateFrom: fc.oneof(day, fc.constant('')),
  dateTo: fc.oneof(day, fc.constant('')),
})

describe('the search and the address', () => {
  it('say the same: whatever is searched for is found again in its link', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const settled = settledSearch(search)
        expect(given(queryFromSearch(search))).toEqual(settled)
        expect(queryFromSearch(settled)).toBe(queryFromSearch(search))
      }),
    )
  })

  it('reads any address without failing, and asks for nothing it does not know', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (yje, nga, deri) => {
        const { rating, dateFrom, dateTo } = searchFromQuery({ yje, nga, deri })
        expect(rating === null || (rating >= 1 && rating <= 5)).toBe(true)
        for (const text of [dateFrom, dateTo]) expect(text).toMatch(/^$|^(19|20)\d\d-\d\d-\d\d$/)
      }),
    )
    expect(given('yje=6&nga=2026-02-31&deri=0202-01-01')).toEqual(noReviewSearch)
    expect(given('yje=4&nga=2026-02-28&kerko=+kafe++e+mir%C3%AB')).toEqual({
      text: 'kafe e mirë',
      rating: 4,
      dateFrom: '2026-02-28',
      dateTo: '',
    })
  })

  it('have a page from the second on', () => {
    expect(queryFromSearch({ ...noReviewSearch, rating: 5 })).toBe('yje=5')
    expect(queryFromSearch({ ...noReviewSearch, rating: 5 }, 3)).toBe('yje=5&faqe=3')
    expect(isSearch({ ...noReviewSearch, text: '  ' })).toBe(false)
    expect(isSearch({ ...noReviewSearch, dateTo: '2026-01-01' })).toBe(true)
  })
})

describe('what is asked', () => {
  it('is only what is set', () => {
    expect(requestFromSearch(noReviewSearch)).toEqual({})
    const all = { text: 'kafe', rating: 2, dateFrom: '2026-01-01', dateTo: '2026-02-01' }
    expect(requestFromSearch(all)).toEqual({ q: 'kafe', rating: 2, dateFrom: '2026-01-01', dateTo: '2026-02-01' })
  })

  it('needs a first day that is not after the last', () => {
    const range = (dateFrom: string, dateTo: string) => isWrongRange({ ...noReviewSearch, dateFrom, dateTo })
    expect(range('2026-02-02', '2026-02-01')).toBe(true)
    expect(range('2026-02-01', '2026-02-01')).toBe(false)
    expect(range('2026-02-01', '')).toBe(false)
    expect(range('', '2026-02-01')).toBe(false)
  })

  it('may be the last twelve months', () => {
    const at = (today: string) => lastYear(Date.parse(`${today}T12:00:00Z`))
    expect(at('2026-11-21')).toEqual({ dateFrom: '2025-11-21', dateTo: '' })
    expect(at('2028-02-29').dateFrom).toBe('2027-02-28')
    // Just after midnight in Tirana (Q58).
    expect(lastYear(Date.parse('2026-11-20T23:30:00Z')).dateFrom).toBe('2025-11-21')
  })
})

it('shows the published ones only', () => {
  const hidden = aReview({ _id: 'r2', isApproved: false })
  expect(publishedReviews([aReview(), hidden])).toEqual([aReview()])
})
