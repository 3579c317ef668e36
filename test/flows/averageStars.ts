// The stars of averages, for tests of the places that show them: filled by the rounded average, and in its colour.
import { expect } from 'vitest'

/** How many stars averages have: those near a half too, whose first decimal would round to another number. Ten, as on a page. */
export const starsOfAverages = {
  1.46: 1,
  1.5: 2,
  2.46: 2,
  2.5: 3,
  3.46: 3,
  3.5: 4,
  4.46: 4,
  4.5: 5,
  4.8: 5,
  5: 5,
}

/** Of the five stars so many are filled, in the colour of that many. */
export function expectStars(stars: HTMLElement, level: number, average: string): void {
  expect(stars.dataset.level, `colour of ${average}`).toBe(`${level}`)
  const filled = [...stars.querySelectorAll('path')].map((star) => star.hasAttribute('class'))
  expect(filled, `filled of ${average}`).toEqual([1, 2, 3, 4, 5].map((star) => star <= level))
}
