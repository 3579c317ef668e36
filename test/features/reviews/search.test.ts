// The search in comments as plain functions: what an address says, what is asked, what counts as the same.
import { aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
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
