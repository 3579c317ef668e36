// How the ratings are spread: counts, and whole percents.
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import { distribution, starCounts } from '@/features/reviews/model/distribution'

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
