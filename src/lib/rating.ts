// The rating scales of the specification: star colours, badge bands, words; and the number of comments beside them.
import { formatCount, plural } from './albanianFormat'

/** The rounded rating that picks the stars' colour and how many are filled; 0 for no rating. */
export function starLevel(rating: number): 0 | 1 | 2 | 3 | 4 | 5 {
  const level = Number.isFinite(rating) ? Math.max(0, Math.min(5, Math.round(rating))) : 0
  return level as 0 | 1 | 2 | 3 | 4 | 5
}

/** The badge's colour: 4 or more green, 3 or more yellow, 2 or more orange, otherwise red. */
export function ratingBand(average: number): 'green' | 'yellow' | 'orange' | 'red' {
  if (average >= 4) return 'green'
  if (average >= 3) return 'yellow'
  return average >= 2 ? 'orange' : 'red'
}

/** '12 komente', above 1000 '1.5K komente' (DIR §9). */
export const shortCount = (count: number): string =>
  count > 1000 ? `${formatCount(count)} komente` : plural(count, 'koment', 'komente')

/** The words of one to five stars. */
export const starWords = ['Shumë keq', 'Keq', 'Mesatar', 'Mirë', 'Shkëlqyeshëm'] as const

/** The word of 1 to 5 stars; '' for any other number. */
export const starWord = (stars: number): string => starWords[stars - 1] ?? ''
