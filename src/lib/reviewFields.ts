// The fields of a review that its author fills in. From this table derive the form's values (features/reviews/model/reviewForm.ts), what
// the browser keeps of them (storage/reviewTexts.ts), what is sent, and what of it the server must hold.

interface ReviewField {
  kind: 'stars' | 'words' | 'day' | 'id'
  /** The most characters of words, as the contract has it. */
  limit?: number
  isOptional?: boolean
}

/** In their order on the screen. */
export const reviewFields = {
  rating: { kind: 'stars' },
  title: { kind: 'words', limit: 150 },
  comment: { kind: 'words', limit: 5000 },
  experienceDate: { kind: 'day', isOptional: true },
  orderId: { kind: 'id', isOptional: true },
} as const satisfies Record<string, ReviewField>

type Fields = typeof reviewFields

/** The name of a field. */
export type ReviewFieldName = keyof Fields

/** The names of the fields that may be left empty. */
export type OptionalName = {
  [Name in ReviewFieldName]: Fields[Name] extends { isOptional: true } ? Name : never
}[ReviewFieldName]

/** The form's values: empty strings for what was not filled in, rating 0 for none; of a day yyyy-mm-dd, or what was typed of one. */
export type ReviewValues = { [Name in ReviewFieldName]: Fields[Name] extends { kind: 'stars' } ? number : string }

const fields = Object.entries(reviewFields) as [ReviewFieldName, ReviewField][]

/** The names of all fields, or of those of one kind. */
export const fieldNames = (kind?: ReviewField['kind']): ReviewFieldName[] =>
  fields.filter(([, field]) => !kind || field.kind === kind).map(([name]) => name)

/** Values made field by field. */
export const valuesOf = (value: (name: ReviewFieldName) => string | number): ReviewValues =>
  Object.fromEntries(fields.map(([name]) => [name, value(name)])) as ReviewValues

/** The empty form, initially and after a review was created. */
export const blankReview = valuesOf((name) => (reviewFields[name].kind === 'stars' ? 0 : ''))

/** The words of a form as one text to copy. */
export const wordsOf = (form: ReviewValues): string =>
  fieldNames('words')
    .map((name) => `${form[name]}`)
    .filter((text) => text.trim() !== '')
    .join('\n\n')
