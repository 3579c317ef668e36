// @vitest-environment jsdom
// Drafts beside the review that waits for the log-in: which one a form goes on with, and whose it becomes.
import { aForm } from '@test/builders/entities'
import { aPending, putDrafts, putPending, storedPending } from '@test/builders/texts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PLACEHOLDER_USER_ID } from '@/session/constants'
import { changesKey, claimTexts, keepText, readText, waitForLogin } from '@/storage/reviewTexts'

const form = (comment: string) => aForm({ rating: 3, title: '', comment })
const draft = (comment: string, change: { author?: string; browsingSession?: string; businessId?: string } = {}) => ({
  businessId: 'b1',
  author: null,
  browsingSession: 'this',
  form: form(comment),
  savedAt: 1,
  ...change,
})
const waiting = aPending({ formData: form('Pret'), timestamp: 1, browsingSession: 'this' })
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
      putDrafts(byRank.slice(rank).reverse())
      expect(readText(arta, true, 1)?.form).toEqual(best.form)
    }
  })

  it('is the newest of those that are equally near', () => {
    const older = draft('më e vjetra', { author: 'u1' })
    putDrafts([ownHere, older])
    expect(readText(arta, true, 1)?.form).toEqual(ownHere.form)
  })
})

describe('the changes to a review', () => {
  it('have a key of their own, which no business has', () => {
    expect(changesKey('r1', 'u1')).toEqual({ businessId: 'koment:r1', author: 'u1', from: undefined })
    keepText(changesKey('r1', 'u1'), form('Ndryshimi'), 1)
    expect(readText({ businessId: 'koment:r1', author: 'u1' }, true, 1)?.form.comment).toBe('Ndryshimi')
    expect(readText(changesKey('r2', 'u1'), true, 1)).toBeUndefined()
  })

  it('are taken over from the tab in which they were begun', () => {
    putDrafts([draft('E nisur atje', { businessId: 'koment:r1', author: 'u1', browsingSession: 'that' })])
    const key = changesKey('r1', 'u1')
    expect(key.from).toMatchObject({ browsingSession: 'that', savedAt: 1 })
    keepText(key, form('E mbaruar këtu'), 2)
    expect(drafts()).toMatchObject([{ browsingSession: 'this', form: form('E mbaruar këtu') }])
  })
})

describe('a review that waits for the log-in', () => {
  it('goes on waiting while its form says the same', () => {
    putPending(waiting)
    expect(keepText(visitor, waiting.formData, 2)).toBe(true)
    expect(storedPending()).toEqual(waiting)
    expect(drafts()).toEqual([])
  })

  it('that the storage did not take is not said to be kept, as long as its form says the same', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    waitForLogin(visitor, waiting.formData, '/', 1)
    setItem.mockRestore()
    expect(keepText(visitor, waiting.formData, 2)).toBe(false)
  })

  it('becomes a draft as soon as its author writes on: it takes another press to send it', () => {
    putPending(waiting)
    expect(keepText(visitor, form('Pret ende'), 2)).toBe(true)
    expect(storedPending()).toBeUndefined()
    expect(drafts()).toEqual([{ ...draft('Pret ende'), savedAt: 2 }])
  })

  it('is left alone by the form of another business', () => {
    putPending(waiting)
    keepText({ ...visitor, businessId: 'b2' }, waiting.formData, 2)
    expect(storedPending()).toEqual(waiting)
    expect(drafts()).toMatchObject([{ businessId: 'b2' }])
  })
})

describe('the first to log in', () => {
  it('gets what a visitor wrote in this tab, and nothing that was written elsewhere or by others', () => {
    const [newer, older] = [draft('e tjetrit', { author: 'u2' }), draft('atje', { browsingSession: 'that' })]
    putPending(waiting)
    putDrafts([newer, draft('këtu'), older])
    claimTexts('u1', 1)
    expect(storedPending()).toMatchObject({ author: 'u1', isDue: true })
    expect(drafts()).toEqual([newer, draft('këtu', { author: 'u1' }), older])
    claimTexts('u2', 1)
    expect(storedPending()?.author).toBe('u1')
  })

  it('leaves drafts to the next one when the log-in did not tell who it was', () => {
    putDrafts([draft('këtu')])
    claimTexts(PLACEHOLDER_USER_ID, 1)
    expect(drafts()).toEqual([draft('këtu')])
    claimTexts('u1', 1)
    expect(drafts()).toEqual([draft('këtu', { author: 'u1' })])
  })

  it('changes nothing in the storage when there is no draft to get', () => {
    const text = ` ${JSON.stringify([draft('e tjetrit', { author: 'u2' })])}`
    localStorage.setItem('reviewDrafts', text)
    claimTexts('u1', 1)
    expect(localStorage.getItem('reviewDrafts')).toBe(text)
  })
})
