// The form of a review: what it holds, what is wrong with it, and what is sent. Pure rules for writing and for editing.

import type { NewReview, Review, ReviewChanges } from '@/api/endpoints/generated/types'
import { cleanText, isBlank } from '@/lib/cleanText'
import type { Errors } from '@/lib/formState'
import { starWord, starWords } from '@/lib/rating'
import {
  fieldNames,
  type OptionalName,
  type ReviewFieldName,
  type ReviewValues,
  reviewFields,
  valuesOf,
} from '@/lib/reviewFields'
import { dayProblem } from '@/lib/typedDay'

type RequiredName = Exclude<ReviewFieldName, OptionalName>

const isOptional = (name: ReviewFieldName): name is OptionalName => 'isOptional' in reviewFields[name]
const isRequired = (name: ReviewFieldName): name is RequiredName => !isOptional(name)

/** The form that edits this review; rating 5 when it has none (Q35). */
export const formOf = (review: Review): ReviewValues => valuesOf((name) => review[name] || (name === 'rating' ? 5 : ''))

/** The required fields that lack a rating from 1 to 5, or words that can be seen. */
const missingOf = (form: ReviewValues): RequiredName[] =>
  fieldNames()
    .filter(isRequired)
    .filter((name) => (name === 'rating' ? !(form.rating >= 1 && form.rating <= 5) : isBlank(form[name])))

/** Whether something required is not filled in. */
export const isIncomplete = (form: ReviewValues): boolean => missingOf(form).length > 0

/** Rules with the texts of a screen. No day is refused (Q67), only what is none. */
const rules =
  (texts: Record<RequiredName, string>) =>
  (form: ReviewValues): Errors<ReviewValues> => {
    const wrongDay = dayProblem(form.experienceDate)
    return {
      ...Object.fromEntries(missingOf(form).map((name) => [name, texts[name]])),
      ...(wrongDay && { experienceDate: wrongDay }),
    }
  }

/** What is wrong with a new review. */
export const writeProblems = rules({
  rating: 'Ju lutem zgjidhni një vlerësim me yje.',
  title: 'Ju lutem shkruani një titull për komentin tuaj.',
  comment: 'Ju lutem shkruani një koment për përvojân tuaj.',
})

const INCOMPLETE_EDIT = 'Ju lutemi plotësoni të gjitha fushat e kërkuara.'

/**
 * What is wrong with an edited review, by page: /komentet-e-mia, and the page of the business, which has
 * one text for any missing field.
 */
export const editProblems = {
  myReviews: rules({
    rating: 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh',
    title: 'Titulli është i detyruar',
    comment: 'Komenti është i detyruar',
  }),
  business: rules({ rating: INCOMPLETE_EDIT, title: INCOMPLETE_EDIT, comment: INCOMPLETE_EDIT }),
} as const

/** The title after a rating was chosen: the rating's word, unless the author has written their own title. */
export const titleAfterRating = (title: string, stars: number): string =>
  isBlank(title) || starWords.some((word) => word === title) ? starWord(stars) : title

/** Whether the author has unsaved changes to this review. */
export const isChanged = (form: ReviewValues, review: Review): boolean => {
  const before = formOf(review)
  return fieldNames().some((name) => form[name] !== before[name])
}

/** Whether the form holds nothing that would be lost. */
export const isUntouched = (form: ReviewValues): boolean =>
  fieldNames().every((name) => (name === 'rating' ? form.rating === 0 : form[name].trim() === ''))

/** The values as they are sent. */
const cleaned = (form: ReviewValues): ReviewValues =>
  valuesOf((name) => (name === 'rating' ? form.rating : cleanText(form[name])))

/** What is sent of a form: of the optional fields those that are filled in, or that are to be emptied. */
const bodyOf = (form: ReviewValues, isEmptied: (name: OptionalName) => boolean = () => false) =>
  Object.fromEntries(
    Object.entries(cleaned(form)).filter(([key, value]) => {
      const name = key as ReviewFieldName
      return !isOptional(name) || value !== '' || isEmptied(name)
    }),
  ) as Pick<ReviewValues, RequiredName> & Partial<ReviewValues>

/** The body of POST /reviews (DIRCALL: isApproved is always true, the server decides visibility; Q31). */
export const newReviewOf = (form: ReviewValues, business: string, user: string): NewReview => ({
  business,
  user,
  ...bodyOf(form),
  isApproved: true,
})

/** The body of PUT /reviews/{id}; an emptied optional field is sent empty, so that the server removes it. */
export const changesOf = (form: ReviewValues, review: Review): ReviewChanges =>
  bodyOf(form, (name) => Boolean(review[name]))

/** Whether the server's review says what was sent. */
export const holds = (review: Review, form: ReviewValues): boolean => {
  const sent = cleaned(form)
  return fieldNames().every((name) =>
    name === 'rating' ? review.rating === sent.rating : (review[name] ?? '').trim() === sent[name],
  )
}
