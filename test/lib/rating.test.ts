// @vitest-environment node
// The two scales of the specification: stars by the rounded rating, badge bands by the average.
import { describe, expect, it } from 'vitest'
import { ratingBand, starLevel } from '@/lib/rating'

describe('starLevel', () => {
  it.each([
    [1, 1],
    [1.49, 1],
    [1.5, 2],
    [3.4, 3],
    [4.5, 5],
    [5, 5],
    [7, 5],
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
  ])('%d has level %d', (rating, level) => {
    expect(starLevel(rating)).toBe(level)
  })
})

describe('ratingBand', () => {
  it.each([
    [5, 'green'],
    [4, 'green'],
    [3.99, 'yellow'],
    [3, 'yellow'],
    [2.99, 'orange'],
    [2, 'orange'],
    [1.99, 'red'],
    [1, 'red'],
  ])('%d is %s', (average, band) => {
    expect(ratingBand(average)).toBe(band)
  })
})
