// @vitest-environment node
// The two scales of the specification: stars by the rounded rating, badge bands by the average, both as they are shown (Q86).
import { describe, expect, it } from 'vitest'
import { ratingBand, starLevel } from '@/lib/rating'

describe('starLevel', () => {
  it.each([
    [1, 1],
    [1.44, 1],
    [1.45, 2],
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
    [3.95, 'green'],
    [3.94, 'yellow'],
    [3, 'yellow'],
    [2.95, 'yellow'],
    [2.94, 'orange'],
    [2, 'orange'],
    [1.95, 'orange'],
    [1.94, 'red'],
    [1, 'red'],
  ])('%d is %s', (average, band) => {
    expect(ratingBand(average)).toBe(band)
  })
})
