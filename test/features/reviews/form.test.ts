// The rules of the review form, as pure functions.
import { aForm, aReview, reviewText } from '@test/builders/entities'
import { at } from '@test/contract/document'
import fc from '@test/fastCheck'
import { describe, expect, it } from 'vitest'
import {
  changesOf,
  editProblems,
  formOf,
  holds,
  isChanged,
  isUntouched,
  newReviewOf,
  titleAfterRating,
  writeProblems,
} from '@/features/reviews/model/reviewForm'
import { starWords } from '@/lib/rating'
import { blankReview, eachText, reviewFields } from '@/lib/reviewFields'

const today = '2026-11-21'
const good = aForm({ title: 'Mirë' })
/** Nothing of it can be seen (Q96). */
const space = fc.string({ unit: fc.constantFrom(...' \t\n\u00a0\u200b\u00ad\u200e\u3164\u2800') })

it('has the fields that the contract lets an author change, and its limits for their words', () => {
  const changes = '#/components/schemas/ReviewChanges/properties'
  expect(Object.keys(blankReview).toSorted()).toEqual(Object.keys(at(changes) as object).toSorted())
  for (const [name, field] of Object.entries(reviewFields))
    if ('limit' in field) expect(at(`${changes}/${name}`)).toMatchObject({ maxLength: field.limit })
})

describe('a new review', () => {
  it('begins with rating 0 and empty strings [WRITE-27]', () => {
    expect(blankReview).toEqual({ rating: 0, comment: '', title: '', experienceDate: '', orderId: '' })
    expect(isUntouched(blankReview)).toBe(true)
  })

  it.each([
    ['rating', 1],
    ['title', 'x'],
    ['comment', 'x'],
    ['experienceDate', today],
    ['orderId', 'x'],
  ])('has something to lose once there is a %s', (field, value) => {
    expect(isUntouched({ ...blankReview, [field]: value })).toBe(false)
    expect(isUntouched({ ...blankReview, [field]: field === 'rating' ? 0 : ' \n' })).toBe(true)
  })

  it.each([
    ['31.02.2026', 'Kjo datë nuk ekziston. Kontrollo ditën dhe muajin.'],
    ['nesër', 'Shkruaje datën si dd.mm.vvvv, për shembull 23.11.2026.'],
  ])('has no day that is none, like %s', (experienceDate, text) => {
    expect(writeProblems({ ...good, experienceDate })).toEqual({ experienceDate: text })
  })

  it.each([
    ['new', writeProblems],
    ['changed on the page of the own ones', editProblems.myReviews],
    ['changed on the page of the business', editProblems.business],
  ])('%s has from one to five stars [CONST-02] [WRITE-10]', (_, problems) => {
    for (const rating of [1, 1.5, 2, 3, 4, 4.5, 5]) expect(problems({ ...good, rating })).toEqual({})
    for (const rating of [-1, 0, 0.5, 0.99, 5.01, 5.5, 6, 10, Number.NaN]) {
      expect(Object.keys(problems({ ...good, rating }))).toEqual(['rating'])
    }
  })

  it('needs stars, a title and a comment, each with its own words [WRITE-10, WRITE-11, WRITE-12]', () => {
    expect(writeProblems(good)).toEqual({})
    expect(writeProblems({ ...good, rating: 0 })).toEqual({ rating: 'Ju lutem zgjidhni një vlerësim me yje.' })
    fc.assert(
      fc.property(space, (blank) => {
        expect(writeProblems({ ...good, comment: blank })).toEqual({
          comment: 'Ju lutem shkruani një koment për përvojân tuaj.',
        })
        expect(writeProblems({ ...good, title: blank })).toEqual({
          title: 'Ju lutem shkruani një titull për komentin tuaj.',
        })
      }),
    )
    // One letter is enough.
    expect(writeProblems({ ...good, title: 'x', comment: ' x' })).toEqual({})
  })

  it('may be of any day or none (Q67) [ENTITY-19]', () => {
    for (const experienceDate of ['', today, '2026-11-22', '2999-01-01'])
      for (const problems of [writeProblems, editProblems.myReviews])
        expect(problems({ ...good, experienceDate }), experienceDate).toEqual({})
  })

  it('is sent whole, trimmed and clean (Q96), without what was not filled in [DIRCALL-32] [ENTITY-19]', () => {
    const long = 'Kafe e mirë. '.repeat(400).trim()
    const sent = { business: 'b1', user: 'u1', rating: 4, title: 'Mirë', comment: long, isApproved: true }
    const form = { ...good, title: '\u200e Mire\u0308 ', comment: `\n${long} \u200b` }
    for (const extra of [{}, { experienceDate: today }, { orderId: 'P-1' }, { experienceDate: today, orderId: 'P-1' }])
      expect(newReviewOf({ ...form, ...extra }, 'b1', 'u1')).toEqual({ ...sent, ...extra })
  })
})

describe('a review that is edited', () => {
  const review = aReview({ experienceDate: '2026-11-01', orderId: 'P-1' })

  it('stands in the form as it is, with five stars when it has none [MYCOM-17]', () => {
    const form = { rating: 4, ...reviewText, experienceDate: '2026-11-01', orderId: 'P-1' }
    expect(formOf(review)).toEqual(form)
    expect(formOf(aReview({ rating: 0 }))).toEqual({ ...form, rating: 5, experienceDate: '', orderId: '' })
  })

  // The contract sends whole stars only; a server that has others gets back what it gave.
  it.each([1, 1.5, 3.25, 4.5, 5])('keeps the %d stars that the server has, to the fraction [MYCOM-16]', (rating) => {
    const stored = aReview({ rating })
    expect(formOf(stored).rating).toBe(rating)
    expect(editProblems.myReviews(formOf(stored))).toEqual({})
    expect(isChanged(formOf(stored), stored)).toBe(false)
    expect(changesOf({ ...formOf(stored), title: 'Tjetër' }, stored)).toMatchObject({ title: 'Tjetër', rating })
  })

  it('is changed as soon as one field is', () => {
    expect(isChanged(formOf(review), review)).toBe(false)
    for (const name of Object.keys(blankReview))
      expect(isChanged({ ...formOf(review), [name]: 3 }, review), name).toBe(true)
  })

  it('is at the server once every field there says what was sent', () => {
    const there = aReview(eachText((name) => `Fjalët e ${name}`))
    const sent = { ...formOf(there), title: ` ${there.title}\u200b` }
    expect(holds(there, sent)).toBe(true)
    for (const name of Object.keys(blankReview)) expect(holds({ ...there, [name]: undefined }, sent), name).toBe(false)
  })

  it('needs the same as a new one, in its own words [MYCOM-14, MYCOM-15, MYCOM-16]', () => {
    for (const rating of [0, 0.5, 5.5, 6])
      expect(editProblems.myReviews({ ...formOf(review), rating, title: ' ', comment: '' }), `${rating}`).toEqual({
        rating: 'Vlerësimi duhet të jetë ndërmjet 1 dhe 5 yjesh',
        title: 'Titulli është i detyruar',
        comment: 'Komenti është i detyruar',
      })
  })

  it('is sent trimmed; an emptied day or number is sent empty, one that never was is not [DIRCALL-33]', () => {
    const { title, comment } = reviewText
    const sent = { rating: 4, title, comment }
    const emptied = { ...formOf(review), title: ` ${title}`, comment: `${comment}\n`, experienceDate: '', orderId: '' }
    expect(changesOf(emptied, review)).toEqual({ ...sent, experienceDate: '', orderId: '' })
    expect(changesOf(emptied, aReview())).toEqual(sent)
    const filled = formOf(review)
    expect(changesOf(filled, aReview())).toEqual({ ...sent, experienceDate: '2026-11-01', orderId: 'P-1' })
  })
})

describe('the title after the stars', () => {
  it('is their word in place of nothing or of another word, and never of an author’s own title [WRITE-24, WRITE-25]', () => {
    const words: readonly string[] = starWords
    const near = fc
      .tuple(fc.constantFrom(...starWords), fc.constantFrom('', ',', ' '), fc.boolean())
      .map(([word, more, isLower]) => (isLower ? word.toLowerCase() : word) + more)
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...starWords, '', '  '), near, fc.string()),
        fc.integer({ min: 1, max: 5 }),
        (title, stars) => {
          const isFree = title.trim() === '' || words.includes(title)
          expect(titleAfterRating(title, stars)).toBe(isFree ? words[stars - 1] : title)
        },
      ),
    )
  })
})
