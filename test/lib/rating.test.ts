// The scales of the specification: stars by the rounded rating, badge bands by the average, words; and numbers of comments.
import { describe, expect, it } from 'vitest'
import { ratingBand, shortCount, starLevel, starWord, starWords } from '@/lib/rating'

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
    [Number.POSITIVE_INFINITY, 0],
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

describe('shortCount', () => {
  it.each([
    [0, '0 komente'],
    [1, '1 koment'],
    [12, '12 komente'],
    [1000, '1000 komente'],
    [1001, '1K komente'],
    [1540, '1.5K komente'],
  ])('%d is %s', (count, text) => {
    expect(shortCount(count)).toBe(text)
  })
})

describe('starWord', () => {
  it('has a word for one to five stars, from the worst to the best', () => {
    expect([1, 2, 3, 4, 5].map(starWord)).toEqual([...starWords])
    expect([starWord(1), starWord(5)]).toEqual(['Shumë keq', 'Shkëlqyeshëm'])
  })

  it.each([0, 6, 2.5])('has none for %d', (stars) => {
    expect(starWord(stars)).toBe('')
  })
})
