// What a user's comments amount to.
import { aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { reviewStats } from '@/features/reviews/ui/own/MyReviewStats'

const of = (...businesses: (string | undefined)[]) =>
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
    expect(reviewStats(of('b1', 'b2', 'b1')).businesses).toBe(2)
    expect(reviewStats(of('b1', undefined, undefined)).businesses).toBe(3)
    expect(reviewStats(of('r1', undefined)).businesses).toBe(2)
    expect(reviewStats([...of('b1'), aReview({ _id: 'r7', business: undefined })]).businesses).toBe(2)
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
