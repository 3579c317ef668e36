// @vitest-environment jsdom
// Drafts beside the review that waits for the log-in: which one a form goes on with, and whose it becomes.
import { aForm } from '@test/builders/entities'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import {
  changesKey,
  readPendingReview,
  readReviewDraft,
  saveReviewDraft,
  writeDrafts,
  writePending,
} from '@/storage/unsentReviews'
import { adoptUnsentTexts } from '@/storage/unsentTextEvents'

const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const draft = (comment: string, change: { author?: string; browsingSession?: string; businessId?: string } = {}) => ({
  businessId: 'b1',
  author: null,
  browsingSession: 'this',
  form: form(comment),
  savedAt: 1,
  ...change,
})
const waiting = { businessId: 'b1', formData: form('Pret'), timestamp: 1, redirectPath: '/', browsingSession: 'this' }
const visitor = { businessId: 'b1', author: undefined }
const arta = { businessId: 'b1', author: 'u1' }
const drafts = () => JSON.parse(localStorage.getItem('reviewDrafts') ?? '[]')

beforeEach(() => sessionStorage.setItem('browsingSession', 'this'))

describe('the draft to go on with', () => {
  const ownHere = draft('e imja këtu', { author: 'u1' })
  const ownElsewhere = draft('e imja atje', { author: 'u1', browsingSession: 'that' })
  const visitorsHere = draft('e vizitorit këtu')
  const visitorsElsewhere = draft('e vizitorit atje', { browsingSession: 'that' })
  const byRank = [ownHere, ownElsewhere, visitorsHere, visitorsElsewhere]

  it('is the author’s own before a visitor’s, then this tab’s before another’s', () => {
    for (const [rank, best] of byRank.entries()) {
      writeDrafts(byRank.slice(rank).reverse())
      expect(readReviewDraft(arta)).toEqual(best)
    }
  })

  it('is the newest of those that are equally near', () => {
    const older = draft('më e vjetra', { author: 'u1' })
    writeDrafts([ownHere, older])
    expect(readReviewDraft(arta)).toEqual(ownHere)
  })
})

describe('the changes to a review', () => {
  it('have a key of their own, which no business has', () => {
    expect(changesKey('r1', 'u1')).toEqual({ businessId: 'koment:r1', author: 'u1', from: undefined })
    saveReviewDraft(changesKey('r1', 'u1'), form('Ndryshimi'), 1)
    expect(readReviewDraft({ businessId: 'koment:r1', author: 'u1' })?.form.comment).toBe('Ndryshimi')
    expect(readReviewDraft(changesKey('r2', 'u1'))).toBeUndefined()
  })

  it('are taken over from the tab in which they were begun', () => {
    writeDrafts([draft('E nisur atje', { businessId: 'koment:r1', author: 'u1', browsingSession: 'that' })])
    const key = changesKey('r1', 'u1')
    expect(key.from).toMatchObject({ browsingSession: 'that', savedAt: 1 })
    saveReviewDraft(key, form('E mbaruar këtu'), 2)
    expect(drafts()).toMatchObject([{ browsingSession: 'this', form: form('E mbaruar këtu') }])
  })
})

describe('a review that waits for the log-in', () => {
  it('goes on waiting while its form says the same', () => {
    writePending(waiting)
    expect(saveReviewDraft(visitor, waiting.formData, 2)).toBe(true)
    expect(readPendingReview()).toEqual(waiting)
    expect(drafts()).toEqual([])
  })

  it('that the storage did not take is not said to be kept, as long as its form says the same', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writePending(waiting)
    setItem.mockRestore()
    expect(saveReviewDraft(visitor, waiting.formData, 2)).toBe(false)
  })

  it('becomes a draft as soon as its author writes on: it takes another press to send it', () => {
    writePending(waiting)
    expect(saveReviewDraft(visitor, form('Pret ende'), 2)).toBe(true)
    expect(readPendingReview()).toBeUndefined()
    expect(drafts()).toEqual([{ ...draft('Pret ende'), savedAt: 2 }])
  })

  it('is left alone by the form of another business', () => {
    writePending(waiting)
    saveReviewDraft({ ...visitor, businessId: 'b2' }, waiting.formData, 2)
    expect(readPendingReview()).toEqual(waiting)
    expect(drafts()).toMatchObject([{ businessId: 'b2' }])
  })
})

describe('the first to log in', () => {
  it('gets what a visitor wrote in this tab, and nothing that was written elsewhere or by others', () => {
    const others = [draft('e tjetrit', { author: 'u2' }), draft('atje', { browsingSession: 'that' })]
    writePending(waiting)
    writeDrafts([draft('këtu'), ...others])
    adoptUnsentTexts('u1', 1)
    expect(readPendingReview()).toMatchObject({ author: 'u1', isDue: true })
    expect(drafts()).toEqual([draft('këtu', { author: 'u1' }), ...others])
    adoptUnsentTexts('u2', 1)
    expect(readPendingReview()?.author).toBe('u1')
  })

  it('leaves drafts to the next one when the log-in did not tell who it was', () => {
    writeDrafts([draft('këtu')])
    adoptUnsentTexts(PLACEHOLDER_USER_ID, 1)
    expect(drafts()).toEqual([draft('këtu')])
    adoptUnsentTexts('u1', 1)
    expect(drafts()).toEqual([draft('këtu', { author: 'u1' })])
  })

  it('changes nothing in the storage when there is no draft to get', () => {
    const text = ` ${JSON.stringify([draft('e tjetrit', { author: 'u2' })])}`
    localStorage.setItem('reviewDrafts', text)
    adoptUnsentTexts('u1', 1)
    expect(localStorage.getItem('reviewDrafts')).toBe(text)
  })
})
