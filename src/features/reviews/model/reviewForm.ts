// The form of a review: what it holds, what is wrong with it, and what is sent. Pure rules for writing and for editing.

import type { NewReview, Review, ReviewChanges } from '@/api/endpoints/generated/types'
import { cleanText, isBlank } from '@/lib/cleanText'
import type { Errors } from '@/lib/formState'
import { starWord, starWords } from '@/lib/rating'
import { dayProblem } from '@/lib/typedDay'
import type { ReviewFormData } from '@/storage/unsentReviews'

/** The form's values, the same as those kept across a log-in. */
export type ReviewValues = Pick<ReviewFormData, keyof ReviewFormData>

/** The empty form, initially and after a review was created; fields in their order on the screen. */
export const blankReview: ReviewValues = { rating: 0, title: '', comment: '', experienceDate: '', orderId: '' }

/** The most characters of the texts, as the contract has it. */
export const textLimits = { title: 150, comment: 5000 }

/** The form that edits this review; rating 5 when it has none (Q35). */
export const formOf = ({ rating, title, comment, experienceDate, orderId }: Review): ReviewValues => ({
  rating: rating || 5,
  title,
  comment,
  experienceDate: experienceDate ?? '',
  orderId: orderId ?? '',
})

/**
 * Rules with the texts of a screen: a rating from 1 to 5, a title and a comment that are not blank. No day is refused (Q67), only what
 * is none.
 */
const rules =
  (texts: Record<'rating' | 'title' | 'comment', string>) =>
  ({ rating, title, comment, experienceDate }: ReviewValues): Errors<ReviewValues> => {
    const wrongDay = dayProblem(experienceDate)
    return {
      ...(!(rating >= 1 && rating <= 5) && { rating: texts.rating }),
      ...(isBlank(title) && { title: texts.title }),
      ...(isBlank(comment) && { comment: texts.comment }),
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
  return (Object.keys(before) as (keyof ReviewValues)[]).some((name) => form[name] !== before[name])
}

/** Whether the form holds anything that would be lost. */
export const isUntouched = (form: ReviewValues): boolean =>
  form.rating === 0 && [form.title, form.comment, form.experienceDate, form.orderId].every((text) => text.trim() === '')

/** The body of POST /reviews (DIRCALL: isApproved is always true, the server decides visibility; Q31). */
export const newReviewOf = (form: ReviewValues, business: string, user: string): NewReview => ({
  business,
  user,
  rating: form.rating,
  comment: cleanText(form.comment),
  title: cleanText(form.title),
  isApproved: true,
  ...(form.experienceDate && { experienceDate: form.experienceDate }),
  ...(form.orderId && { orderId: form.orderId }),
})

/** The body of PUT /reviews/{id}; an emptied day or order number is sent empty, so that the server removes it. */
export const changesOf = (form: ReviewValues, review: Review): ReviewChanges => ({
  title: cleanText(form.title),
  comment: cleanText(form.comment),
  rating: form.rating,
  ...((form.experienceDate || review.experienceDate) && { experienceDate: form.experienceDate }),
  ...((form.orderId || review.orderId) && { orderId: form.orderId }),
})
