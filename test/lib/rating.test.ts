// The specification's scales: stars by the rounded rating, badge bands by the average, words; and numbers of comments.
import { describe, expect, it } from 'vitest'
import { ratingBand, shortCount, starLevel, starWord, starWords } from '@/lib/rating'

it('stars follow the rounded rating, from 1 to 5, and are none for what is no rating', () => {
  expect([1, 1.49, 1.5, 3.4, 4.5, 5, 7].map(starLevel)).toEqual([1, 1, 2, 3, 5, 5, 5])
  expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(starLevel)).toEqual([0, 0, 0, 0])
})

it('a band begins at a whole average', () => {
  const bands = ['green', 'green', 'yellow', 'yellow', 'orange', 'orange', 'red', 'red']
  expect([5, 4, 3.99, 3, 2.99, 2, 1.99, 1].map(ratingBand)).toEqual(bands)
})

it('comments are counted in words', () => {
  const counts = '0 komente, 1 koment, 12 komente, 1000 komente, 1K komente, 1.5K komente'
  expect([0, 1, 12, 1000, 1001, 1540].map(shortCount).join(', ')).toBe(counts)
})

describe('starWord', () => {
  it('has a word for one to five stars, from the worst to the best', () => {
    expect([1, 2, 3, 4, 5].map(starWord)).toEqual([...starWords])
    expect([starWord(1), starWord(5)]).toEqual(['Shumë keq', 'Shkëlqyeshëm'])
  })

  it('has none for any other number', () => {
    for (const stars of [0, 6, 2.5]) expect(starWord(stars)).toBe('')
  })
})
