// What the stars say in a word.

/** The words of one to five stars (WRITE-24). */
export const starWords = ['Shumë keq', 'Keq', 'Mesatar', 'Mirë', 'Shkëlqyeshëm'] as const

/** The word of 1 to 5 stars; '' for any other number. */
export const starWord = (stars: number): string => starWords[stars - 1] ?? ''
