// Figures about comments: how the ratings are spread, and what a user's comments amount to.
import { aReview } from '@test/builders/entities'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { distribution, starCounts } from '@/features/reviews/model/distribution'
import { reviewStats } from '@/features/reviews/ui/own/MyReviewStats'

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
    [
      [5, 4, 3],
      [33, 33, 33, 0, 0],
    ],
    [
      [5, 5, 4, 4, 3, 3, 2],
      [29, 29, 29, 14, 0],
    ],
    [
      [5, 5, 5, 5, 5, 4, 2, 1],
      [63, 13, 0, 13, 13],
    ],
  ])('rounds each row of %j by itself: %j', (ratings, percents) => {
    expect(of(...ratings).rows.map(({ percent }) => percent)).toEqual(percents)
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
