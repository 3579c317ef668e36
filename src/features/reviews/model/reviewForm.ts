// The rules of a review's form, new or edited: values, problems, and what is sent.

import type { NewReview, Review, ReviewChanges } from '@/api/endpoints/generated/types'
import { cleanText, isBlank } from '@/lib/cleanText'
import type { Errors } from '@/lib/formState'
import { starWord, starWords } from '@/lib/rating'
import { eachText, isSameForm, type RequiredText, type ReviewValues, reviewFields, textNames } from '@/lib/reviewFields'
import { dayProblem } from '@/lib/typedDay'

/** The form that edits this review; rating 5 when it has none (Q35). */
export const formOf = (review: Review): ReviewValues => ({
  rating: review.rating || 5,
  ...eachText((name) => review[name] ?? ''),
})

/** The required fields that lack a rating from 1 to 5, or visible text. */
const missingOf = (form: ReviewValues): ('rating' | RequiredText)[] => [
  ...(form.rating >= 1 && form.rating <= 5 ? [] : ['rating' as const]),
  ...textNames.filter((name): name is RequiredText => !reviewFields[name].isOptional && isBlank(form[name])),
]

/** Whether a required field is missing. */
export const isIncomplete = (form: ReviewValues): boolean => missingOf(form).length > 0

/** Rules with a screen's texts. Any valid day is allowed (Q67). */
const rules =
  (texts: Record<'rating' | RequiredText, string>) =>
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

/** What is wrong with an edited review, by page; the business's page has one text for any missing field. */
export const editProblems = {
  myReviews: rules({
    rating: 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh',
    title: 'Titulli është i detyruar',
    comment: 'Komenti është i detyruar',
  }),
  business: rules({ rating: INCOMPLETE_EDIT, title: INCOMPLETE_EDIT, comment: INCOMPLETE_EDIT }),
} as const

/** The title after choosing a rating: the rating's word, unless the author has written a title. */
export const titleAfterRating = (title: string, stars: number): string =>
  isBlank(title) || starWords.some((word) => word === title) ? starWord(stars) : title

/** Whether the author has unsaved changes to this review. */
export const isChanged = (form: ReviewValues, review: Review): boolean => !isSameForm(form, formOf(review))

/** Whether the form holds nothing to lose. */
export const isUntouched = ({ rating, ...texts }: ReviewValues): boolean =>
  rating === 0 && textNames.every((name) => texts[name].trim() === '')

/** What is sent of a form: of the optional texts those filled in, or that the review before `had`. */
function bodyOf(form: ReviewValues, had: Partial<Review>) {
  const texts = Object.entries(eachText((name) => cleanText(form[name]))) as [keyof Review & RequiredText, string][]
  const sent = texts.filter(([name, text]) => !reviewFields[name].isOptional || text || had[name])
  return { rating: form.rating, ...(Object.fromEntries(sent) as Record<RequiredText, string>) }
}

/** The body of POST /reviews (DIRCALL: isApproved is always true, the server decides visibility; Q31). */
export const newReviewOf = (form: ReviewValues, business: string, user: string): NewReview => ({
  business,
  user,
  ...bodyOf(form, {}),
  isApproved: true,
})

/** The body of PUT /reviews/{id}; an emptied optional text is sent empty, so that the server removes it. */
export const changesOf = (form: ReviewValues, review: Review): ReviewChanges => bodyOf(form, review)

/** Whether the server's review says what was sent. */
export const holds = (review: Review, form: ReviewValues): boolean =>
  review.rating === form.rating && textNames.every((name) => (review[name] ?? '').trim() === cleanText(form[name]))
