// What a review's author fills in. From this derive the form (reviewForm.ts), what is kept (reviewTexts.ts) and sent.

/** The texts in their order on the screen, after the stars. Those with a limit, in characters, are words. */
export const reviewFields = {
  title: { limit: 150, isOptional: false },
  comment: { limit: 5000, isOptional: false },
  experienceDate: { isOptional: true },
  orderId: { isOptional: true },
} as const satisfies Record<string, { limit?: number; isOptional: boolean }>

type Fields = typeof reviewFields

/** The name of a text. */
export type TextName = keyof Fields

/** The names of the texts that nobody may leave empty. */
export type RequiredText = { [Name in TextName]: Fields[Name]['isOptional'] extends true ? never : Name }[TextName]

/** The form: rating 0 for none, '' for what was not filled in; a day is yyyy-mm-dd, or what was typed of one. */
export type ReviewValues = { rating: number } & Record<TextName, string>

/** The names of all texts. */
export const textNames = Object.keys(reviewFields) as TextName[]

/** The names of the texts that are words. */
export const wordNames = textNames.filter((name) => 'limit' in reviewFields[name])

/** Texts made one by one. */
export const eachText = (make: (name: TextName) => string): Record<TextName, string> =>
  Object.fromEntries(textNames.map((name) => [name, make(name)])) as Record<TextName, string>

/** The empty form, initially and after a review was created. */
export const blankReview: ReviewValues = { rating: 0, ...eachText(() => '') }

/** Whether both hold the same. */
export const isSameForm = (one: ReviewValues, other: ReviewValues): boolean =>
  one.rating === other.rating && textNames.every((name) => one[name] === other[name])

/** The words of a form as one text to copy. */
export const wordsOf = (form: ReviewValues): string =>
  wordNames.flatMap((name) => (form[name].trim() ? form[name] : [])).join('\n\n')
